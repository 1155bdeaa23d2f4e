import { describe, expect, test } from 'vitest';
import { medium } from '../../../src/bots/ausreisser/medium/medium.ts';
import { easy } from '../../../src/bots/ausreisser/easy.ts';
import { characters } from '../../../src/bots/ausreisser/characters/index.ts';
import { expert } from '../../../src/bots/ausreisser/expert/expert.ts';
import { REASON_CODES, type ReasonCode } from '../../../src/bots/ausreisser/index.ts';
import { chooseAndSay, type AnyBot, type Bot } from '../../../src/bots/index.ts';
import {
  ausreisser as game,
  forecast,
  HILL,
  determinizeWithStock,
  phaseOf,
  SPURT,
  type Action,
  type State,
} from '../../../src/games/ausreisser/index.ts';
import { CHANCE, createRandom, NO_SEAT, type Reason } from '../../../src/kit/index.ts';
import { createDealer } from '../../../src/table/index.ts';
import { LANGUAGES } from '../../../src/words/index.ts';
import { bareKeys, catalogue } from '../../games/words.ts';
import { opened } from '../script.ts';
import { configOf } from '../setups.ts';

type OwnBot = Bot<State, Action>;
interface Decision {
  /** With all hands known. */
  readonly whole: State;
  readonly seen: State;
  readonly action: Action;
  readonly reason: Reason | null;
}

/** Plays a whole game and returns all that bots did and the reasons they gave. */
function play(bots: readonly AnyBot[], seed: string, kind: 'full' | 'simple' = 'full'): readonly Decision[] {
  const state = game.start(configOf(bots.length, 3, kind));
  const dealer = createDealer(seed);
  const decisions: Decision[] = [];
  for (let n = 0; game.turn(state) !== NO_SEAT; n++) {
    const seat = game.turn(state);
    let action: Action;
    if (seat === CHANCE) action = dealer.deal(game.chanceKey(state), game.outcomes(state));
    else {
      const seen = game.hide(state, seat);
      const choice = chooseAndSay(bots[seat]!, seen, game.choices(seen), createRandom(seed, n));
      action = choice.action as Action;
      decisions.push({ whole: game.copy(state), seen, action, reason: choice.reason });
    }
    const decided = game.decide(state, seat, action);
    if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
    for (const event of decided.events) game.evolve(state, event);
  }
  return decisions;
}

const seeds = (count: number): string[] => Array.from({ length: count }, (_, i) => `why ${i}`);
const table = (bot: OwnBot, riders: number): readonly AnyBot[] => new Array<AnyBot>(riders).fill(bot);
const races = new Map<OwnBot, readonly Decision[]>();
for (const bot of [easy, medium])
  races.set(
    bot,
    seeds(12).flatMap((seed, i) => play(table(bot, 2 + (i % 5)), seed)),
  );

const BOTH = ['goes-for-lead', 'stays-sheltered', 'loses-nothing', 'wins-back', 'guards-yellow'] as const;
const EXPECTED_CODES: readonly (readonly [OwnBot, readonly ReasonCode[]])[] = [
  [easy, [...BOTH, 'near-pace']],
  [medium, [...BOTH, 'keeps-leading', 'wants-yellow', 'wears-down', 'comes-back', 'hill-against']],
];

describe.each(EXPECTED_CODES)('$name in whole races', (bot, codes) => {
  const decisions = races.get(bot)!;
  test.each(codes)('says %s', (code) => {
    expect(decisions.filter(({ reason }) => reason?.code === code).length).toBeGreaterThan(0);
  });

  test('the named cards follow, the named riders exist, and no hill is mentioned that was not laid', () => {
    const results: Partial<Record<string, readonly string[]>> = {
      'near-pace': ['led'],
      'keeps-leading': ['led'],
      'goes-for-lead': ['took-lead'],
      'wants-yellow': ['led', 'took-lead'],
      'wears-down': ['led', 'took-lead'],
      'stays-sheltered': ['sheltered'],
      'loses-nothing': ['kept-up'],
      'wins-back': ['won-back'],
      'comes-back': ['won-back'],
    };
    for (const { seen, action, reason } of decisions) {
      if (action.type === 'pass') expect(reason).toBeNull();
      if (reason === null) continue;
      expect(REASON_CODES).toContain(reason.code);
      const seat = game.turn(seen);
      if (action.type === 'lay')
        expect(results[reason.code] ?? [forecast(seen, seat, action.cards)!.result]).toContain(forecast(seen, seat, action.cards)!.result);
      const { rider } = reason.facts;
      if (rider !== undefined) expect(seen.config.setup.riders.filter((_, r) => r !== seat)).toContain(rider);
    }
  });

  test('decides the same with and without a reason, and the reason does not change the position', () => {
    const mute: OwnBot = { name: bot.name, game: bot.game, choose: (...asked) => bot.choose(...asked) };
    for (const kind of ['full', 'simple'] as const) {
      const actions = (who: OwnBot): Action[] => play(table(who, 4), 'the same', kind).map(({ action }) => action);
      expect(actions(bot)).toEqual(actions(mute));
    }
    for (const { seen, action, reason } of decisions.slice(0, 300)) {
      const before = game.formatState(seen);
      expect(bot.explain!(seen, game.choices(seen), action)).toEqual(reason);
      expect(game.formatState(seen)).toBe(before);
    }
  });

  test('DA 7 a reason for cards or a hill does not reveal the other options', () => {
    for (const { seen, action, reason } of decisions)
      if (phaseOf(seen) !== 'discard') expect(bot.explain!(seen, [action], action)).toEqual(reason);
  });
});

describe.each<AnyBot>([easy, medium, expert, ...characters])('$name', (bot) => {
  test.each([2, 4, 6])('DA 7 gives the same reason for the same cards with every other possible hand, %i riders', (riders) => {
    const random = createRandom('other hands', riders);
    let other = 0;
    for (const { whole, seen, action } of play(table(medium, riders), 'other hands')) {
      if (action.type !== 'lay' && action.type !== 'hill') continue;
      const seat = game.turn(seen);
      const rival = (seat + 1) % riders;
      const reason = bot.explain!(seen, game.choices(seen), action);
      for (let n = 0; n < 6; n++) {
        // what the rival sees, with any hands that are possible behind it
        const might = game.hide(determinizeWithStock(game.hide(whole, rival), rival, random).whole, seat);
        const same = game.choices(might).find((choice) => game.actions.format(might, choice) === game.actions.format(seen, action));
        if (same === undefined) continue;
        expect(bot.explain!(might, game.choices(might), same)).toEqual(reason);
        if (game.formatState(might) !== game.formatState(seen)) other++;
      }
    }
    expect(other).toBeGreaterThan(30);
  });
});

describe('rare reasons', () => {
  test('DA 4.4 a hill discarded to keep a spurt; the only card needs no reason', () => {
    const hill: Action = { type: 'discard', card: HILL };
    const spurt: Action = { type: 'discard', card: SPURT };
    const { state } = opened();
    for (const bot of [easy, medium]) {
      expect(bot.explain!(state, [spurt, hill], hill)?.code).toBe('keeps-sprints');
      expect(bot.explain!(state, [hill], hill)).toBeNull();
      expect(bot.explain!(state, [spurt, hill], spurt)).toBeNull();
    }
  });

  test('DA 4.1 a hill whose cap lowers the tempo to one that costs less', () => {
    const script = opened({ riders: 'Anna Ben Cleo', hands: ['50 spurt', 'hill 45 44 43 42 41'] });
    script.does('lay 50,spurt', '39');
    script.allPass('40');
    const seen = game.hide(script.state, 1);
    const action = game.choices(seen).find((choice) => game.actions.format(seen, choice) === 'lay 45,hill')!;
    for (const bot of [easy, medium]) expect(bot.explain!(seen, game.choices(seen), action)?.code).toBe('hill-helps');
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('the sentences are exactly those of the reasons', () => {
    const words = catalogue('ausreisser', language, 'race');
    const keys = bareKeys(words).filter((key) => key.startsWith('bots.'));
    expect(keys.sort()).toEqual(REASON_CODES.map((code) => `bots.${code}`).sort());
    expect(words['bots.hill-against']).toContain('{{rider}}');
    expect(words['bots.near-pace']).toContain('{{tempo}}');
  });
});
