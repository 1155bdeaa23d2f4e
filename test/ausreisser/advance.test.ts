import { describe, expect, test } from 'vitest';
import { CHANCE, createRandom, drawOutcome, NO_SEAT, type Random } from '../../src/kit/index.ts';
import {
  ausreisser as game,
  CARD_NAMES,
  HILL,
  fillHiddenHands,
  inHand,
  inStock,
  type Action,
  type Config,
  type Event,
  type State,
} from '../../src/games/ausreisser/index.ts';
import { createMatch, formatRecord, remainingWait, timingOf, type Match } from '../../src/table/index.ts';
import { questionsAt, type QuestionsAt } from '../table/questions-at.ts';
import { holdsHill } from '../../src/games/ausreisser/rules/hill.ts';
import { R, setRiderValue } from '../../src/games/ausreisser/state.ts';
import { opened } from './script.ts';
import { configOf } from './setups.ts';

type Hills = Match<State, Action, Event>;

/**
 * Anna has led with 48, and the others must answer; `ben` is the sixth card dealt to Ben. Ben is asked for a hill
 * first.
 */
function asked(ben: string): { readonly config: Config; readonly match: Hills } {
  const config = configOf(3);
  const match = createMatch(game, config);
  const draw = (cards: string): void => {
    for (const card of cards.split(' ')) {
      const result = match.act({ seat: CHANCE, action: { type: 'draw', card: CARD_NAMES.indexOf(card) } });
      if (!result.ok) throw new Error(`${card}: ${result.refusal.code}`);
    }
  };
  draw('50 39 40');
  draw(`48 41 42 48 41 42 47 40 43 47 40 hill 46 39 44 46 ${ben} 44`);
  draw('45');
  expect(match.act({ seat: 0, action: { type: 'lay', cards: [9] } }).ok).toBe(true);
  return { config, match };
}

const actionOf = (
  match: Hills,
  questions: QuestionsAt<Action>,
  byHand: (options: readonly Action[]) => Action,
): { seat: number; action: Action } => {
  const question = questions.question();
  if (question.to !== 'seat' && question.to !== 'table') throw new Error(question.to);
  return { seat: question.seat, action: question.to === 'table' ? question.action : byHand(game.choices(match.state)) };
};

describe('DA 4.1: the table answers for riders who cannot or will not lay a hill', () => {
  test('DA 4.1 the simple game asks for no hills, so it has no answers in advance', () => {
    expect(game.advance!.questions(configOf(2, 1, 'simple'))).toEqual([]);
    const [question] = game.advance!.questions(configOf(2));
    expect(question).toEqual({
      kind: 'hill',
      section: 'DA 4.1',
      measure: 'tempo',
      least: 39,
      most: 52,
      asks: 'every-seat',
      asksSparingly: true,
    });
  });

  test.each([
    ['holds none', '39', undefined, 'table'],
    ['holds one', 'hill', undefined, 'seat'],
    ['holds one, never now', 'hill', 'never', 'table'],
    ['holds one, ask me', 'hill', 'ask', 'seat'],
    ['holds one, ask me from 49', 'hill', { from: 49 }, 'table'],
    ['holds one, ask me from 48', 'hill', { from: 48 }, 'seat'],
    ['holds none, ask me from 48', '39', { from: 48 }, 'table'],
  ] as const)('DA 4.1 Ben %s', (_what, card, answer, to) => {
    const { config, match } = asked(card);
    const questions = questionsAt(game, config, match);
    if (answer !== undefined) expect(questions.answer(1, { hill: answer })).toEqual([]);
    expect(questions.question()).toEqual({ to, seat: 1, kind: 'hill', ...(to === 'table' ? { action: { type: 'pass' } } : {}) });
    expect(questions.concerns(1)).toBe(to === 'seat');
    // Cleo, who is asked after him, holds one
    expect([questions.concerns(2), questions.concerns(0)]).toEqual([true, false]);
  });

  test.each([
    [{ hill: 'always' }, 'advance-not-one-of'],
    [{ hill: { from: 53 } }, 'advance-from'],
    [{ hill: { from: 38 } }, 'advance-from'],
    [{ follow: 'never' }, 'advance-unknown-question'],
  ])('forged answers are refused: %j', (input, code) => {
    const { config, match } = asked('hill');
    const questions = questionsAt(game, config, match);
    expect(questions.answer(1, input)[0]?.code).toBe(code);
    expect(questions.question().to).toBe('seat');
  });
});

describe('DA 4.1: a rider is asked once for each turn of the leader, where a hill could cost another rider minutes', () => {
  /** Ben and Cleo hold hills, all have passed after Anna's card, and Ben has laid `ben` behind her 48. */
  function behind(ben: string): ReturnType<typeof asked> {
    const { config, match } = asked('hill');
    for (const seat of [1, 2, 0]) match.act({ seat, action: { type: 'pass' } });
    while (game.turn(match.state) === CHANCE) match.act({ seat: CHANCE, action: { type: 'draw', card: CARD_NAMES.indexOf(ben) } });
    expect(match.act({ seat: 1, action: { type: 'lay', cards: [CARD_NAMES.indexOf(ben)] } }).ok).toBe(true);
    expect(game.pending(match.state).kind).toBe('hill');
    return { config, match };
  }

  test.each([
    ['the leader has just played', asked('hill'), undefined, 'seat'],
    ['another rider has just played', behind('47'), undefined, 'table'],
    ['another rider has just played, and he wants every question', behind('47'), 'every', 'seat'],
    ['another rider has just taken the lead', behind('50'), undefined, 'seat'],
  ] as const)('%s', (_what, { config, match }, answer, to) => {
    const questions = questionsAt(game, config, match);
    if (answer !== undefined) expect(questions.answer(game.turn(match.state), { hill: answer })).toEqual([]);
    // those without a hill pass first
    while (!holdsHill(match.state, game.turn(match.state))) match.act({ seat: game.turn(match.state), action: { type: 'pass' } });
    if (answer !== undefined) expect(questions.answer(game.turn(match.state), { hill: answer })).toEqual([]);
    expect(questions.question()).toMatchObject({ to, kind: 'hill' });
  });

  test.each([
    ['48', 0, true],
    ['46', 0, false],
    // with one minute he wins it back on any road, or loses by the same difference
    ['48', 1, false],
    ['48', 2, false],
    ['48', 3, true],
    ['50,spurt', 1, true],
  ])('DA 3.3, DA 4.1 the leader plays %s: a hill concerns another rider with %i minutes: %s', (cards, minutes, expected) => {
    const script = opened({ riders: 'Anna Ben', hands: [`${cards.replace(',', ' ')} hill`] });
    script.does(`lay ${cards}`, cards.includes('spurt') ? '41' : undefined);
    const state = game.copy(script.state);
    setRiderValue(state, R.minutes, 1, minutes);
    expect(game.advance!.isWorthAsking!(state, 0)).toBe(expected);
    // it meets only Ben, who can lay it with his own card
    expect(game.advance!.isWorthAsking!(state, 1)).toBe(false);
  });

  test('a round of several people is put only where it is due for one of them, whatever they hold', () => {
    for (const card of ['47', '46']) {
      const { config, match } = behind(card);
      const questions = questionsAt(game, config, match, [0, 1, 2]);
      expect(questions.question()).toMatchObject({ to: 'table', action: { type: 'pass' } });
      questions.answer(0, { hill: 'every' });
      expect(questions.question()).toMatchObject({ to: 'together' });
    }
  });
});

describe('DA 4.1, DA 7: the reason for a pass stays hidden', () => {
  const LENGTH = 400;

  /**
   * What all other seats are sent from the deal to the first question of Ben's turn, with the times, and its lines
   * in the record.
   */
  function observedBy(ben: string, answer: unknown): { readonly messages: unknown; readonly lines: readonly string[] } {
    const { config, match } = asked(ben);
    const questions = questionsAt(game, config, match);
    questions.answer(1, { hill: answer });
    let now = 0;
    const messages: unknown[] = [0, 2, NO_SEAT].map((seat) => match.entriesFor(seat, 1));
    for (const seat of [0, 2, NO_SEAT]) match.watch(seat, (entry) => messages.push([seat, now, entry]));
    const from = match.log.length;
    while (questions.question().to !== 'chance') {
      const since = questions.question().to === 'seat' ? 250 : 0;
      expect(timingOf(questions.kinds, game.pending(match.state).kind)).toBe('even');
      now += since + remainingWait(LENGTH, since);
      messages.push([0, 2, NO_SEAT].map((seat) => [game.view(match.state, seat), game.formatState(game.hide(match.state, seat))]));
      match.act({ ...actionOf(match, questions, () => ({ type: 'pass' })), ...(since > 0 ? { id: `by hand ${match.log.length}` } : {}) });
    }
    const record = formatRecord(match.race('sealed')).split('\n');
    return { messages, lines: record.slice(record.findIndex((line) => line.startsWith(`${from + 1} `))) };
  }
  const byHand = observedBy('hill', 'ask');

  test('he cannot, has answered never, has answered from 49, or passes by hand: same views, log entries, events, times', () => {
    for (const [ben, answer] of [
      ['39', 'ask'],
      ['39', 'never'],
      ['hill', 'never'],
      ['hill', { from: 49 }],
    ] as const)
      expect(observedBy(ben, answer).messages).toEqual(byHand.messages);
  });

  test('the lines of the record are the same too', () => {
    expect(byHand.lines.slice(0, 6)).toEqual([
      '24 seat 1: pass',
      '  passed rider=2 [DA 4.1]',
      '  due what=hill rider=3 cards=0 [DA 4.1]',
      '25 seat 2: pass',
      '  passed rider=3 [DA 4.1]',
      '  due what=hill rider=1 cards=0 [DA 4.1]',
    ]);
    expect(observedBy('hill', 'never').lines).toEqual(byHand.lines);
    expect(observedBy('39', 'ask').lines).toEqual(byHand.lines);
  });

  test.each([2, 3, 4, 5, 6])('%i riders, whole games: never gives the same as passing by hand', (riders) => {
    const interrupted = [1, 2, 3, 4].map((seed) => compared(riders, seed));
    expect(Math.max(...interrupted)).toBeGreaterThan(1);
  });

  /**
   * The same game with Ben's `never`, and with Ben passing by hand.
   * @returns how often he had to
   */
  function compared(riders: number, seed: number): number {
    const config = configOf(riders);
    const games = (['never', 'every'] as const).map((answer) => {
      const match = createMatch(game, config, { sealed: { seed: `advance ${riders}/${seed}` } });
      const questions = questionsAt(game, config, match);
      for (const seat of config.setup.riders.keys()) questions.answer(seat, { hill: seat === 1 ? answer : 'every' });
      let interrupted = 0;
      while (questions.question().to !== 'nobody') {
        const { seat, action } = actionOf(match, questions, (options) => {
          const { kind } = game.pending(match.state);
          if (kind === 'hill') expect(options).toHaveLength(2);
          if (kind === 'hill' && game.turn(match.state) === 1) {
            interrupted++;
            return { type: 'pass' };
          }
          return options[createRandom('own', riders, match.log.length).below(options.length)]!;
        });
        match.act({ seat, action });
      }
      return { match, interrupted };
    });
    const [never, hand] = games;
    expect(never!.interrupted).toBe(0);
    for (const seat of [NO_SEAT, ...config.setup.riders.keys()])
      expect(never!.match.entriesFor(seat, 1)).toEqual(hand!.match.entriesFor(seat, 1));
    expect(formatRecord(never!.match.race('opened'))).toBe(formatRecord(hand!.match.race('opened')));
    return hand!.interrupted;
  }

  /** Swaps a card in the hand of the rider asked with a card of the stock. */
  function otherHand(state: State, rider: number, random: Random): State {
    const { riders } = state.config.setup;
    const hands = riders.map((_, r) => CARD_NAMES.map((__, kind) => inHand(state, r, kind)));
    const own = CARD_NAMES.flatMap((_, kind) => (hands[rider]![kind]! > 0 ? [kind] : []));
    const held = own.includes(HILL) ? HILL : own[random.below(own.length)]!;
    const lying = CARD_NAMES.flatMap((_, kind) => (inStock(state, kind) > 0 && kind !== held ? [kind] : []));
    hands[rider]![held]!--;
    hands[rider]![lying.includes(HILL) ? HILL : lying[random.below(lying.length)]!]!++;
    return fillHiddenHands(state, hands.flat());
  }

  test.each([2, 3, 4, 5, 6])('%i riders, any position: a pass looks the same to the other seats, whatever the hand', (riders) => {
    const random = createRandom('any position', riders);
    const state = game.start(configOf(riders));
    let met = 0;
    for (let seat = game.turn(state); seat !== NO_SEAT; seat = game.turn(state)) {
      if (game.pending(state).kind === 'hill')
        for (const other of [NO_SEAT, ...state.config.setup.riders.keys()]) {
          if (other === seat) continue;
          const messages = [state, otherHand(state, seat, random)].map((one) => {
            const decided = game.decide(one, seat, game.advance!.decline(one));
            if (!decided.ok) throw new Error(decided.refusal.code);
            return JSON.stringify([game.pending(one), decided.events.map((event) => game.see(event, other))]);
          });
          expect(messages[1]).toBe(messages[0]);
          met++;
        }
      const below = (n: number): number => random.below(n);
      const options = game.choices(state);
      const action = seat === CHANCE ? drawOutcome(game.outcomes(state), below) : options[below(options.length)]!;
      const decided = game.decide(state, seat, action);
      if (decided.ok) for (const event of decided.events) game.evolve(state, event);
    }
    expect(met).toBeGreaterThan(10);
  });
});

describe('DA 4.1: several people at one screen', () => {
  test('DA 4.1 one common question in each round, the same for every hand; those who answer are asked in rules order', () => {
    const [holds, holdsNot] = ['hill', '39'].map((card) => {
      const { config, match } = asked(card);
      return { match, questions: questionsAt(game, config, match, [0, 1, 2]) };
    });
    expect(holds!.questions.question()).toEqual({ to: 'together', seats: [1, 2, 0], kind: 'hill' });
    expect(holdsNot!.questions.question()).toEqual(holds!.questions.question());
    holds!.questions.closeRound(
      new Map([
        [2, 'ask'],
        [0, 'ask'],
      ]),
    );
    const messages: string[] = [];
    for (
      let question = holds!.questions.question();
      'seat' in question && question.kind === 'hill';
      question = holds!.questions.question()
    ) {
      messages.push(`${question.seat} ${question.to}`);
      holds!.match.act({ seat: question.seat, action: { type: question.seat === 2 ? 'hill' : 'pass' } });
    }
    expect(messages).toEqual(['1 table', '2 seat']);
  });
});
