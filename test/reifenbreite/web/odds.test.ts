import { describe, expect, test } from 'vitest';
import { reifenbreite, type Action, type State, riderNumber, riderOnTurn } from '../../../src/games/reifenbreite/index.ts';
import { openScenario, parseScenario } from '../../../src/games/reifenbreite/scenario/index.ts';
import { CHANCE } from '../../../src/kit/index.ts';
import { chainAfter, countsOf } from '../../../src/web/reifenbreite/ask/counts.ts';
import { casesOf, oddsOf, percent, shareFrom } from '../../../src/web/reifenbreite/ask/odds.ts';
import { reachOf } from '../../../src/web/reifenbreite/ask/reachable.ts';
import { content } from '../../games/content.ts';

function open(name: string): State {
  const scenario = parseScenario(content.read(`reifenbreite/scenarios/${name}.scenario`)!);
  const opened = scenario.ok ? openScenario(scenario.value, content) : scenario;
  if (!opened.ok) throw new Error(`${name}: ${JSON.stringify(opened.error)}`);
  return opened.value.state;
}

function option(state: State, text: string): Action {
  const action = reifenbreite.actions.parse(state, text);
  if (!action.ok || reifenbreite.whyNot(state, reifenbreite.turn(state), action.value) !== null) throw new Error(text);
  return action.value;
}

function after(state: State, ...acts: readonly (readonly [seat: 'chance' | 'seat', text: string])[]): State {
  const now = reifenbreite.copy(state);
  for (const [by, text] of acts) {
    const action = reifenbreite.actions.parse(now, text);
    const decided = action.ok ? reifenbreite.decide(now, by === 'chance' ? CHANCE : reifenbreite.turn(now), action.value) : action;
    if (!decided.ok) throw new Error(text);
    for (const event of decided.events) reifenbreite.evolve(now, event);
  }
  return now;
}

describe('the odds, played through by the rules', () => {
  test.each(['guide-sprint', 'guide-cobbles', 'figure-13', 'chase-car', 'blocked', 'first-round', 'card-stack-renewed', 'figure-10'])(
    '%s: all cases of every option add up to one',
    (name) => {
      const state = open(name);
      const before = reifenbreite.formatState(state);
      for (const action of reifenbreite.choices(state)) {
        if (!['dice', 'cards', 'car'].includes(action.type)) continue;
        const shares = casesOf(state, action).map(({ share }) => share);
        expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
      }
      expect(reifenbreite.formatState(state)).toBe(before);
    },
  );

  test('UR 7: two dice bring a chance card in one of six rolls, in the first round none', () => {
    expect(oddsOf(open('guide-sprint'), { type: 'dice' }).card).toBeCloseTo(1 / 6, 12);
    const first = oddsOf(open('first-round'), { type: 'dice' });
    expect(first.card).toBe(0);
    expect(first.mean).toBeCloseTo(7, 12);
    expect(first.columns.map(({ share }) => Math.round(share * 36))).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  });

  test('UR 9.4: on cobbles 2 every total is two spaces less; a roll of two dismounts (UR 9)', () => {
    const odds = oddsOf(open('guide-cobbles'), { type: 'dice' });
    // 12, and nothing that a chance card gives, comes to 10
    expect(odds.columns[10]!.share - odds.columns[10]!.byCard).toBeCloseTo(1 / 36, 12);
    // double one; or a 7, the card *one die again* (2 of 21) and a 1 or a 2
    expect(odds.stays.dismounted).toBeCloseTo(1 / 36 + ((1 / 6) * (2 / 21) * 2) / 6, 12);
  });

  test('UR 7.1: five of 21 cards are falls, two stop him', () => {
    const { stays } = oddsOf(open('guide-sprint'), { type: 'dice' });
    expect(stays.fell).toBeCloseTo(5 / 21 / 6, 12);
    expect(stays.stopped).toBeCloseTo(2 / 21 / 6, 12);
  });

  test('UR 14: twelve at the chase car is certain, whatever the photo cards', () => {
    const { columns, cases } = oddsOf(open('chase-car'), { type: 'car', dice: 0 });
    expect(columns.at(-1)).toEqual({ points: 12, share: 1, byCard: 0 });
    expect(cases).toHaveLength(1);
  });

  test('UR 6.1: a breakaway changes no points, but forbids following', () => {
    const state = open('guide-card');
    const plain = oddsOf(state, option(state, 'cards 21-6M'));
    const away = oddsOf(state, option(state, 'cards 21-6M breakaway'));
    expect(away.columns).toEqual(plain.columns);
    expect(away.cases.filter(({ end }) => end === 'moves').every(({ alone }) => alone)).toBe(true);
    expect(plain.cases.some(({ alone, card }) => alone && !card)).toBe(false);
  });
});

describe('what is within reach before the dice', () => {
  test('the next line, with the fewest points that reach it', () => {
    const odds = oddsOf(open('guide-sprint'), { type: 'dice' });
    const { lines } = reachOf(odds, 21);
    expect(lines).toEqual([
      { name: 'N', finish: false, points: 1, share: expect.closeTo(shareFrom(odds, 1), 12) as number },
      { name: 'S', finish: false, points: 9, share: expect.closeTo(shareFrom(odds, 9), 12) as number },
    ]);
  });

  test('UR 8: a space beyond the finish only where the rules allow that length', () => {
    const odds = oddsOf(open('finish-shortest-way'), { type: 'dice' });
    for (const space of reachOf(odds, 21).spaces) {
      const allowed = odds.cases.filter(
        ({ end, state }) => end === 'moves' && reifenbreite.choices(state).some((c) => c.type === 'move' && c.to === space.place),
      );
      expect(space.share, space.name).toBeCloseTo(
        allowed.reduce((sum, { share }) => sum + share, 0),
        12,
      );
      expect(space.points).toBe(Math.min(...allowed.map(({ points }) => points)));
    }
  });
});

describe('the points of a space', () => {
  test('UR 15: first over the sprint line, 11 points', () => {
    const state = after(open('guide-sprint'), ['seat', 'dice'], ['chance', 'roll 6,4']);
    expect(countsOf(state, option(state, 'move R1.2'))).toMatchObject([
      { rider: 21, what: 'neutral', line: 'N', points: 0 },
      { rider: 21, what: 'sprint', line: 'S', rank: 1, points: 11 },
    ]);
    expect(countsOf(state, option(state, 'move Q6.2'))).toMatchObject([{ what: 'neutral', line: 'N' }]);
  });

  test('UR 15: all three places taken', () => {
    const state = after(
      open('jersey-level'),
      ['seat', 'dice'],
      ['chance', 'roll 1,2'],
      ['seat', 'move D2.1'],
      ['seat', 'dice'],
      ['chance', 'roll 2,2'],
      ['seat', 'move D2.3'],
      ['seat', 'dice'],
      ['chance', 'roll 2,4'],
      ['seat', 'move D3.4'],
      ['seat', 'dice'],
      ['chance', 'roll 4,4'],
    );
    expect(countsOf(state, option(state, 'move D4.1'))).toMatchObject([{ rider: 22, what: 'late', line: 'T', points: 0 }]);
  });

  test('UR 8: over the finish, and those who follow over it too', () => {
    const state = after(open('figure-11'), ['seat', 'dice'], ['chance', 'roll 4,5']);
    const first = reifenbreite.choices(state).map((action) => countsOf(state, action));
    const over = first.find((counts) => counts.length > 1)!;
    expect(over.map(({ what }) => what)).toEqual(over.map(() => 'finish'));
    expect(over.map(({ rank }) => rank)).toEqual(over.map((_, i) => over[0]!.rank + i));
    expect(over[0]!.rider).toBe(31);
  });
});

test('percents never round to 0 or 100 for what is possible or uncertain', () => {
  expect([0, 0.0004, 0.5, 0.584, 0.9999, 1].map(percent)).toEqual([0, 1, 50, 58, 99, 100]);
});

test('UR 5.4, figure 6: the chain of riders who may follow after the one who is asked', () => {
  const state = open('figure-06');
  const rider = riderNumber(riderOnTurn(state));
  const rolled = after(state, ['seat', 'dice'], ['chance', 'roll 4,4']);
  const chains = reifenbreite.choices(rolled).flatMap((move) => {
    const now = reifenbreite.copy(rolled);
    const decided = reifenbreite.decide(now, reifenbreite.turn(now), move);
    if (!decided.ok) return [];
    for (const event of decided.events) reifenbreite.evolve(now, event);
    const question = reifenbreite.pending(now);
    return question.kind === 'follow' ? [[question.facts.asked, ...chainAfter(now)]] : [];
  });
  expect(rider).toBe(51);
  expect(chains).toContainEqual([31, 42]);
  expect(chains.every(([first]) => first === 31)).toBe(true);
});
