import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chooseAndSay, type AnyBot } from '../../../src/bots/index.ts';
import { estimateMean } from '../../../src/bots/arena/index.ts';
import { BUDGET, expert, expertWith } from '../../../src/bots/ausreisser/expert/expert.ts';
import { ImaginedRace } from '../../../src/bots/ausreisser/expert/imagined-race.ts';
import { positionValue } from '../../../src/bots/ausreisser/expert/position-value.ts';
import { POSITION_WEIGHTS } from '../../../src/bots/ausreisser/expert/position-weights.ts';
import { search } from '../../../src/bots/ausreisser/expert/search.ts';
import { determinizeWithStock } from '../../../src/games/ausreisser/determinize.ts';
import { medium } from '../../../src/bots/ausreisser/medium/medium.ts';
import { MediumRider } from '../../../src/bots/ausreisser/medium/medium-rider.ts';
import {
  ausreisser as game,
  handIsKnown,
  hasRidden,
  inHand,
  inStock,
  KIND_COUNT,
  phaseOf,
  stockSize,
  WIND,
  type Action,
  type Points,
  type State,
} from '../../../src/games/ausreisser/index.ts';
import { trialsWith } from '../../../src/bots/ausreisser/expert/trials.ts';
import { createRandom } from '../../../src/kit/index.ts';
import { uniformBelow } from '../../../src/kit/random.ts';
import { playSealed } from '../../../src/table/index.ts';
import { checkInvariants, changeHidden, isWhole } from '../check-invariants.ts';
import { opened } from '../script.ts';
import { configOf } from '../setups.ts';
import { positions } from './positions.ts';

const TABLES = [
  [2, 'full'],
  [3, 'full'],
  [4, 'full'],
  [6, 'full'],
  [4, 'simple'],
] as const;
const rider = new MediumRider();
const kinds = Array.from({ length: KIND_COUNT }, (_, kind) => kind);

test('no two words of an imagined race are the same, and every option meets the same words', () => {
  const read: { stream: string; words: number[] }[] = [];
  const recording: typeof createRandom = (seed, ...stream) => {
    const random = createRandom(seed, ...stream);
    const words: number[] = [];
    read.push({ stream: stream.join('/'), words });
    const word = (): number => {
      words.push(random.word());
      return words.at(-1)!;
    };
    return { word, below: (n) => uniformBelow(word, n) };
  };
  const trials = trialsWith((riders) => positionValue(POSITION_WEIGHTS[riders]!, new MediumRider()), recording);
  const { state, seat } = positions(3, 'words').next().value!;
  const seen = game.hide(state, seat);
  trials.run(seen, game.choices(seen).slice(0, 3), { seed: 5, from: 0, races: 4, look: 'end' });
  const all = new Map<string, number[]>();
  for (const { stream, words } of read) {
    const known = all.get(stream) ?? [];
    const shared = Math.min(known.length, words.length);
    expect(words.slice(0, shared)).toEqual(known.slice(0, shared));
    all.set(stream, known.length > words.length ? known : words);
  }
  const words = [...all.values()].flat();
  expect(words.length).toBeGreaterThan(200);
  expect(new Set(words).size).toBe(words.length);
});

describe.each(TABLES)('%i riders, %s', (riders, kind) => {
  test('DA 7 a determinization is complete, satisfies the invariants, and looks the same to the seat', () => {
    const random = createRandom('worlds');
    for (const { state, seat } of positions(riders, 'worlds', kind)) {
      const seen = game.hide(state, seat);
      const { whole, stock } = determinizeWithStock(seen, seat, random);
      checkInvariants(whole);
      expect(isWhole(whole)).toBe(true);
      expect(game.formatState(game.hide(whole, seat))).toBe(game.formatState(seen));
      expect(kinds.map((card) => stock.filter((lying) => lying === card).length)).toEqual(kinds.map((card) => inStock(whole, card)));
    }
  });

  test('DA 3 step 1: a rider who has laid a card gets no headwind, if there are enough other cards', () => {
    const random = createRandom('winds');
    let held = 0;
    for (const { state, seat } of positions(riders, 'winds', kind)) {
      if (stockSize(state) < 5) continue;
      const waiting = Array.from({ length: riders }, (_, r) => r).filter((r) => r !== seat && !hasRidden(state, r));
      // few have not laid a card yet
      for (let n = 0; n < (waiting.length > 0 ? 20 : 1); n++) {
        const { whole } = determinizeWithStock(game.hide(state, seat), seat, random);
        for (let r = 0; r < riders; r++) if (r !== seat && hasRidden(state, r)) expect(inHand(whole, r, WIND)).toBe(0);
        held += waiting.reduce((sum, r) => sum + inHand(whole, r, WIND), 0);
      }
    }
    expect(held > 0).toBe(kind === 'full');
  });

  test('decides by its seat’s knowledge, deterministically, without changing the position', () => {
    const random = createRandom('changeHidden');
    const quickly = expertWith({ ...BUDGET, worlds: 16 });
    let n = 0;
    for (const { state, seat } of positions(riders, 'honest', kind)) {
      if (++n % 4 > 0) continue;
      const seen = game.hide(state, seat);
      const before = game.formatState(seen);
      const action = quickly.choose(seen, game.choices(seen), createRandom('honest', n));
      expect(game.formatState(seen)).toBe(before);
      expect(game.choices(state)).toContain(action);
      const other = game.hide(changeHidden(state, seat, random), seat);
      expect(quickly.choose(other, game.choices(other), createRandom('honest', n))).toBe(action);
    }
  });
});

test('every possible hand is equally frequent', () => {
  const state = [...firstOf(positions(4, 'often'), 30)].at(-1)!;
  const { seen, seat } = state;
  const random = createRandom('often');
  const worlds = 4000;
  const other = (seat + 1) % 4;
  const held = kinds.map(() => 0);
  const left = kinds.map(() => 0);
  for (let n = 0; n < worlds; n++) {
    const { whole, stock } = determinizeWithStock(seen, seat, random);
    for (const kind of kinds) held[kind]! += inHand(whole, other, kind) / worlds;
    left[stock[0]!]! += 1 / worlds;
  }
  const whole = determinizeWithStock(seen, seat, random).whole;
  const unseen = kinds.map((kind) =>
    [0, 1, 2, 3].reduce((sum, r) => sum + (r === seat ? 0 : inHand(whole, r, kind)), inStock(whole, kind)),
  );
  const windless = unseen.reduce((sum, count, kind) => sum + (kind === WIND ? 0 : count), 0);
  const hand = kinds.reduce((sum, kind) => sum + inHand(whole, other, kind), 0);
  expect(handIsKnown(seen, other)).toBe(false);
  expect(hasRidden(seen, other)).toBe(true);
  // four standard errors
  for (const kind of kinds) {
    const share = kind === WIND ? 0 : (unseen[kind]! / windless) * hand;
    expect(Math.abs(held[kind]! - share)).toBeLessThan(0.06);
  }
  const winds = unseen[WIND]! / stockSize(seen);
  expect(Math.abs(left[WIND]! - winds)).toBeLessThan(0.04);
});

/** Returns `count` positions as their seats see them. */
function* firstOf(found: ReturnType<typeof positions>, count: number): Generator<{ readonly seen: State; readonly seat: number }> {
  let n = 0;
  for (const { state, seat } of found) {
    if (n++ === count) return;
    yield { seen: game.hide(state, seat), seat };
  }
}

test('a rider’s next card is independent of the other riders’ draws, and no card comes twice', () => {
  const { seen, seat } = [...firstOf(positions(3, 'lanes'), 8)].at(-1)!;
  const race = new ImaginedRace(seen, rider);
  const world = determinizeWithStock(seen, seat, createRandom('lanes'));
  const ends = game.choices(seen).map((option) => {
    race.start(world);
    const points = race.play(option, seat, 1000);
    checkInvariants(race.state);
    return points;
  });
  expect(ends.every((points) => points?.length === 3)).toBe(true);
  race.start(world);
  const again = game.choices(seen).map((option) => (race.start(world), race.play(option, seat, 1000)));
  expect(again).toEqual(ends);
});

/** Each is played to the end twice. */
const WORLDS = 30;

describe('decides correctly', () => {
  /** Anna opens with three hills in hand; four cards are left in the stock. */
  const opens = (riders: string, hand: string) => {
    const script = opened({ riders, hands: [hand], draws: 'hill' });
    script.shrink(4, 'spurt hill wind');
    const seen = game.hide(script.state, 0);
    const laid = (bot: typeof medium): string => game.actions.format(seen, bot.choose(seen, game.choices(seen), createRandom('opens')));
    return { medium: laid(medium), expert: laid(expert) };
  };

  test('in the last round the leader plays the fastest card, which is no longer needed; Medium saves it', () => {
    expect(opens('Anna Ben Cleo Dan', '44 45 48 50 hill hill')).toEqual({ medium: 'lay 45,hill', expert: 'lay 50' });
    expect(opens('Anna Ben Cleo Dan', '39 40 46 48 hill hill')).toEqual({ medium: 'lay 46,hill', expert: 'lay 48' });
  });

  test('two riders: under an idle hill no rider takes the lead, and every km/h costs the other', () => {
    expect(opens('Anna Ben', '44 45 46 47 hill hill')).toEqual({ medium: 'lay 44,hill', expert: 'lay 47,hill' });
  });

  /** Points minus the mean of the other seats, after playing this determinization to the end. */
  const ahead = (race: ImaginedRace, option: Action, seat: number): Points => {
    const points = race.play(option, seat, 1000)!;
    const all = points.reduce((sum, one) => sum + one, 0);
    return points[seat]! - (all - points[seat]!) / (points.length - 1);
  };

  test('DA 5 without a stock chance has no influence: it picks the best of the options examined', () => {
    let decided = 0;
    for (let n = 0; n < 60; n++)
      for (const { state, seat } of positions(2 + (n % 3), `last ${n}`)) {
        if (stockSize(state) > 0 || phaseOf(state) !== 'lay') continue;
        const seen = game.hide(state, seat);
        const race = new ImaginedRace(state, rider);
        const worth = (option: Action): number => {
          race.start({ whole: state, stock: [] });
          return ahead(race, option, seat);
        };
        const chosen = expert.choose(seen, game.choices(seen), createRandom('last', n));
        expect(worth(chosen)).toBe(Math.max(...rider.best(seen, game.choices(seen), BUDGET.options, BUDGET.within).map(worth)));
        decided++;
      }
    expect(decided).toBeGreaterThan(40);
  });

  test('where it differs from Medium, races played to the end of the stage confirm the choice on average', () => {
    const gains: number[] = [];
    for (let n = 0; gains.length < 16; n++)
      for (const { state, seat } of positions(4, `leaves ${n}`)) {
        const seen = game.hide(state, seat);
        const [mediums] = rider.best(seen, game.choices(seen), 1, 0);
        const chosen = expert.choose(seen, game.choices(seen), createRandom('leaves', n));
        if (phaseOf(state) === 'discard' || chosen === mediums) continue;
        const race = new ImaginedRace(seen, rider);
        const random = createRandom('to the end', n, gains.length);
        let gain = 0;
        for (let world = 0; world < WORLDS; world++) {
          const imagined = determinizeWithStock(seen, seat, random);
          for (const [option, sign] of [
            [chosen, 1],
            [mediums!, -1],
          ] as const) {
            race.start(imagined);
            gain += (sign * ahead(race, option, seat)) / WORLDS;
          }
        }
        gains.push(gain);
      }
    expect(estimateMean(gains).low).toBeGreaterThan(0);
  });
});

describe('a budget', () => {
  const { seen, seat } = [...firstOf(positions(4, 'budget'), 20)].at(-1)!;
  const value = positionValue(POSITION_WEIGHTS[4]!, rider);
  const found = (budget: object) =>
    search({ seen, seat, options: game.choices(seen), value, random: createRandom('budget') }, { ...BUDGET, giveUp: Infinity, ...budget });

  test('ends after its determinizations, or after the batch that exceeds the budget of steps', () => {
    expect(found({}).worlds).toBe(BUDGET.worlds);
    expect(found({ steps: 1 }).worlds).toBe(BUDGET.batch);
  });

  test('Medium’s choice stands if no evidence could change it', () => {
    expect(found({ leave: Infinity })).toMatchObject({ isMediums: true, option: rider.best(seen, game.choices(seen), 1, 0)[0] });
  });
});

test('the same races on every machine', () => {
  const hash = createHash('sha256');
  for (const riders of [2, 4]) {
    const numbers = Array.from({ length: riders }, (_, seat) => createRandom('same', riders, seat));
    const race = playSealed(game, configOf(riders), `same ${riders}`, (seat, seen, choices) =>
      expert.choose(seen, choices, numbers[seat]!),
    );
    for (const { seat, action } of race.entries) hash.update(`${seat} ${JSON.stringify(action)}\n`);
  }
  expect(hash.digest('hex')).toBe('6468e219eb0597024534860d61794b778c7f458b98b16314fc0df315ed7c4971');
});

describe('gives reasons', () => {
  const bot: AnyBot = expertWith({ ...BUDGET, worlds: 8 });

  test('in Medium’s terms if they favour the choice, otherwise that races were simulated; no figures, and no other options', () => {
    const codes = new Set<string>();
    for (const [riders, kind] of TABLES)
      for (const { state, seat } of positions(riders, 'why', kind)) {
        const seen = game.hide(state, seat);
        const choices = game.choices(seen);
        const { action, reason } = chooseAndSay(bot, seen, choices, createRandom('why', stockSize(seen)));
        if (reason !== null) codes.add(reason.code);
        const mediums = medium.explain!(seen, choices, action as Action);
        if (reason?.code === 'imagined') expect({ facts: reason.facts, mediums }).toEqual({ facts: {}, mediums: null });
        else expect(reason).toEqual(mediums);
      }
    expect(codes).toContain('imagined');
    expect(codes.size).toBeGreaterThan(4);
  });
});
