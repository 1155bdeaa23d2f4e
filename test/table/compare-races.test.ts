import { expect, test } from 'vitest';
import { createRandom } from '../../src/kit/index.ts';
import { compareRaces, isSameRace, playSealed, variationFrom, type Race } from '../../src/table/index.ts';
import { toyGame, type ToyState } from '../kit/toy-game.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { recordedRace } from '../games/recorded.ts';
import { TOY } from './toy-match.ts';

/** Comparison of races that different people played from the same set-up and seed. */

/** Plays a race in which the seed alone decides, except for the seat `other` from its given decision on. */
function playRace(seed: string, other: { readonly seat: number; readonly from: number } | null = null): Race {
  const random = createRandom('everybody');
  let own = 0;
  return playSealed(toyGame, TOY, seed, (seat, _seen, choices) => {
    const drawn = random.below(choices.length);
    if (other === null || seat !== other.seat || own++ < other.from) return choices[drawn]!;
    return choices[(drawn + 1) % choices.length]!;
  });
}
const pointsNow = (state: unknown) => toyGame.standings(state as ToyState);

test('races are the same race if set-up and seal agree, and so is a variation with the same dice', () => {
  const race = playRace('a');
  expect(isSameRace(race, playRace('a', { seat: 0, from: 1 }))).toBe(true);
  expect(isSameRace(race, playRace('b'))).toBe(false);
  expect(isSameRace(race, variationFrom(race, 5, 'x'))).toBe(true);
  expect(isSameRace(race, { ...race, hints: [{ seat: 0, n: 2 }] })).toBe(true);
  expect(isSameRace(race, { ...race, rulesVersion: 1 })).toBe(false);
});

test('finds the first difference, the seat that decided it, and every decision of that seat that differs', () => {
  const race = playRace('a');
  const other = playRace('a', { seat: 1, from: 1 });
  const { firstDifference, differences } = compareRaces([race, other], 1, pointsNow);
  const parts = differences.map(({ when }) => when.stage * 1000 + when.part);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  const n = race.entries.findIndex(({ action }, i) => JSON.stringify(action) !== JSON.stringify(other.entries[i]?.action)) + 1;
  expect(firstDifference).toEqual({ n, seat: 1 });
  expect(race.entries[n - 1]!.seat).toBe(1);
  expect(differences[0]!.decisions.map((done) => done?.n)).toEqual([n, n]);
  expect(differences[0]!.decisions[0]!.action).not.toEqual(differences[0]!.decisions[1]!.action);
});

test('finds no difference between equal races', () => {
  const race = playRace('a');
  const { firstDifference, differences, parts, widest } = compareRaces([race, playRace('a'), race], 0, pointsNow);
  expect([firstDifference, differences, widest]).toEqual([null, [], -1]);
  expect(parts.length).toBeGreaterThan(1);
  for (const { n } of parts) expect(new Set(n).size).toBe(1);
});

test('compares an unfinished race as far as it goes', () => {
  const race = playRace('a');
  const { firstDifference, differences, parts } = compareRaces(
    [race, { ...race, entries: race.entries.slice(0, 10), standings: [] }],
    0,
    pointsNow,
  );
  expect(firstDifference).toBeNull();
  for (const { decisions: done } of differences) expect([done[0]!.n > 10, done[1]]).toEqual([true, null]);
  expect(parts.at(-1)!.points[1]).toBeNull();
});

test('names the part in which the difference of points grew most', () => {
  const race = playRace('a');
  const [one, two] = [race, playRace('a', { seat: 0, from: 2 })];
  const { parts, widest } = compareRaces([one, two], 0, pointsNow);
  const gaps = parts.map(({ points: [a, b] }) => (a === null || b === null || a === undefined || b === undefined ? null : Math.abs(a - b)));
  const known = gaps.filter((gap) => gap !== null);
  expect(known.length).toBeGreaterThan(0);
  if (widest >= 0) expect(gaps[widest]).not.toBeNull();
  else expect(Math.max(...known)).toBe(0);
});

test('compares by turns in a game without rounds, however many questions lie between them', () => {
  const game = gameById('ausreisser')!;
  const config = game.configure({ riders: ['Anna', 'Ben', 'Cleo'], stages: 1 }, content);
  if (!config.ok) throw new Error(config.error[0]?.code);
  // one never lays a hill out of turn, the other always does, so fewer questions follow
  const playOne = (place: number): Race =>
    playSealed(game, config.value, 'turns', (_seat, _seen, choices) => choices[Math.min(place, choices.length - 1)]!);
  const { differences } = compareRaces([playOne(0), playOne(1)], 0, () => null, 'lay');
  const lays = differences.filter(({ when }) => when.kind === 'lay');
  expect(lays.length).toBeGreaterThan(5);
  const both = lays.filter(({ decisions: done }) => done.every((each) => each !== null));
  // except for turns at the end that only one race reached
  const first = lays.findIndex(({ decisions: done }) => done.includes(null));
  expect(both.length).toBe(first < 0 ? lays.length : first);
  expect(both.map(({ when }) => when.part)).toEqual(both.map(({ when }) => when.part).toSorted((a, b) => a - b));
  expect(differences.some(({ when, decisions: done }) => when.kind === 'hill' && done.includes(null))).toBe(true);
});

test.each(['reifenbreite/034-everything-professional-two', 'ausreisser/four-mixed'])(
  '%s compared with itself has every part once, in order',
  (name) => {
    const race = recordedRace(name);
    expect(gameById(race.game.id)).toBe(race.game);
    const { parts, differences } = compareRaces([race, race], 0, () => null);
    expect(differences).toEqual([]);
    const keys = parts.map(({ stage, part }) => `${stage}/${part}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(parts.map(({ n }) => n[0]!)).toEqual(parts.map(({ n }) => n[0]!).toSorted((a, b) => a - b));
    expect(parts.at(-1)!.n[0]).toBe(race.entries.length);
  },
);
