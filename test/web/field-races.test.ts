import { expect, test } from 'vitest';
import type { Tally } from '../../src/analysis/index.ts';
import { sealOf } from '../../src/table/index.ts';
import {
  countedOf,
  countedOnline,
  isTwice,
  mayBeTwice,
  namedBy,
  onlineOf,
  peopleOf,
  ridesOf,
} from '../../src/web/frame/analysis/field-races.ts';
import type { RaceNote } from '../../src/web/storage/index.ts';

/** Which races count in a comparison with the field, and which seats are the person's, in this browser and on a server, each race once. */

const SEED = 'ab'.repeat(32);
const note = (over: Partial<RaceNote> = {}): RaceNote => ({
  ...{ game: 'ausreisser', seed: SEED, created: 0, titles: [], names: ['rider-a', 'rider-b (easy)'], drivers: ['human', 'easy'] },
  summary: { entries: 50, stage: 1, round: 9, over: true, turn: -2 },
  ...over,
});
const lines = (...notes: readonly RaceNote[]) => notes.map((each, i) => ({ id: `race-${i}`, note: each, problem: null }));
const online = (id: string, entries: number) => ({ id, seat: 1, seats: 2, entries });
const TALLY: Tally = { evaluation: 1, splits: [], kinds: [], cards: [] };

test('in this browser: finished, with a person among other seats, of the game, no variation', () => {
  const all = lines(
    note(),
    note({ game: 'reifenbreite' }),
    note({ drivers: ['easy', 'easy'] }),
    note({ summary: { ...note().summary, over: false } }),
    note({ variation: { race: 'race-0', from: 3, name: '' } }),
    note({ names: ['rider-a'], drivers: ['human'] }),
  );
  expect(countedOf(all, 'ausreisser').map(({ id, people, online: far }) => [id, people, far])).toEqual([['race-0', ['', null], false]]);
});

test('online: only the own seat is the person, all others are the field', () => {
  const [race] = countedOnline([online('~x', 40)], 'Anna');
  expect(race).toMatchObject({ id: '~x', people: [null, 'Anna'], online: true });
  // what no server of ours says
  expect(
    countedOnline(
      [
        { id: '~y', seat: 2, seats: 2, entries: 3 },
        { id: '~z', seat: 0, seats: 1, entries: 3 },
      ],
      'Anna',
    ),
  ).toEqual([]);
});

test('seats without a name belong to the account of the server, in one list', () => {
  const here = countedOf(lines(note(), note({ names: ['Ben', 'rider-b'] })), 'ausreisser');
  const all = [...namedBy(here, 'Anna'), ...countedOnline([online('~x', 40)], 'Anna')];
  expect(peopleOf(all)).toEqual([
    { name: 'Anna', races: 2 },
    { name: 'Ben', races: 1 },
  ]);
  expect([onlineOf(all, 'Anna'), onlineOf(all, 'Ben')]).toEqual([1, 0]);
  const tallies = new Map(all.map(({ id }) => [id, TALLY] as const));
  expect(ridesOf(all, tallies, 'Anna').map(({ own }) => own)).toEqual([[0], [1]]);
});

test('a race brought to this device counts once, by its seal and its length', () => {
  const here = countedOf(lines(note()), 'ausreisser');
  const [same, other] = countedOnline([online('~x', 50), online('~y', 51)], 'Anna') as [never, never];
  const all = [...here, same, other];
  expect([mayBeTwice(same, all), mayBeTwice(other, all)]).toEqual([true, false]);
  expect([isTwice(same, sealOf(SEED), all), isTwice(same, sealOf('cd'.repeat(32)), all)]).toEqual([true, false]);
});
