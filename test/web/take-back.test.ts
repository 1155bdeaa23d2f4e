import { beforeEach, describe, expect, test } from 'vitest';
import { gameById } from '../games/all.ts';
import { CHANCE } from '../../src/kit/index.ts';
import { createMatch, parseRecord, type Match } from '../../src/table/index.ts';
import { takeable, takeBack, type Takeable } from '../../src/web/race/take-back.ts';
import { content } from '../games/content.ts';

/** The browser's memory, as far as the page knows it. */
const memory = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, text: string) => void memory.set(key, text),
    removeItem: (key: string) => void memory.delete(key),
  },
});
beforeEach(() => memory.clear());

const game = gameById('reifenbreite')!;
const SETUP = {
  managers: [
    { name: 'Anna', teams: ['red', 'blue'] },
    { name: 'Ben', teams: ['black', 'green'] },
  ],
  stages: [{ course: 'paris-roubaix' }],
};

function rideTo(steps: number): Match<unknown, unknown, unknown> {
  const config = game.configure(SETUP, content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const match = createMatch(game, config.value, { sealed: { seed: 'take back' } });
  for (let i = 0; i < steps; i += 1) match.act({ seat: game.turn(match.state), action: game.choices(match.state)[0] });
  return match;
}

const sessionOf = (match: Match<unknown, unknown, unknown>, more: Partial<Takeable> = {}): Takeable => ({
  ...{ id: 'r', saving: 'kept', over: false, isByHand: ({ seat }) => seat === 0, race: (envelope) => match.race(envelope) },
  ...more,
});

const rideWhere = (wanted: (seat: number) => boolean): Match<unknown, unknown, unknown> => {
  for (let steps = 1; steps < 40; steps += 1) {
    const match = rideTo(steps);
    if (wanted(match.log.at(-1)!.seat)) return match;
  }
  throw new Error('never');
};

describe('an action is taken back', () => {
  test('until somebody else has spoken: the record is the one before it, sealed, and reads as a whole', () => {
    const match = rideWhere((seat) => seat === 0);
    expect(takeBack(sessionOf(match))).toBe(true);
    const { race, problems } = parseRecord(memory.get('windschatten.race.r.record')!, { game: gameById, content });
    expect(problems).toEqual([]);
    expect(race!.entries).toEqual(match.log.slice(0, -1));
    expect(race!.dice).toMatchObject({ kind: 'sealed', seed: null });
  });

  test.each([
    ['chance has spoken', rideWhere((seat) => seat === CHANCE), {}],
    ['a bot has acted', rideWhere((seat) => seat === 1), {}],
    ['the race is over and the envelope open', rideWhere((seat) => seat === 0), { over: true }],
    ['the race is not kept', rideWhere((seat) => seat === 0), { saving: 'full' }],
    ['another tab rides it', rideWhere((seat) => seat === 0), { saving: 'elsewhere' }],
  ])('not when %s', (_, match, more) => {
    expect(takeable(sessionOf(match, more))).toBeNull();
    expect(takeBack(sessionOf(match, more))).toBe(false);
    expect(memory.size).toBe(0);
  });

  test('not when another tab has just taken the race over', () => {
    memory.set('windschatten.race.r.tab', 'another');
    expect(takeBack(sessionOf(rideWhere((seat) => seat === 0)))).toBe(false);
    expect(memory.has('windschatten.race.r.record')).toBe(false);
  });
});
