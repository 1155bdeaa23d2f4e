import { expect, test } from 'vitest';
import {
  createMatch,
  formatRecord,
  inspectRecord,
  isVariationOf,
  keepsChance,
  originOf,
  sealAnew,
  sealOf,
  isVariationName,
  variationFrom,
  variationName,
  type Race,
} from '../../src/table/index.ts';
import { toyGame } from '../kit/toy-game.ts';
import { SEALED, TOY, readToy, play, toyMatch } from './toy-match.ts';
import { createRandom } from '../../src/kit/index.ts';

/** A variation continues another race from one of its moments. The original does not change; the record names it and the moment. */

const original = play(toyMatch()).race('opened');
const AT = 8;

/** Plays a race to its end with the dice that it names. */
function riddenOn(race: Race, seed: string): Race {
  const { chance, entries } = race;
  const sealed =
    chance.kind === 'sealed'
      ? { seed, contributions: chance.contributions, ...(chance.from === undefined ? {} : { from: chance.from }) }
      : { seed };
  const match = createMatch(toyGame, TOY, { sealed, entries: entries as never });
  play(match, Infinity, createRandom('otherwise'));
  return { ...match.race('opened'), variation: race.variation! };
}

test('with the same dice the old seal verifies everything, and the original does not change', () => {
  const before = formatRecord(original);
  const race = riddenOn(variationFrom(original, AT, 'what if'), SEALED.seed);
  const read = readToy(formatRecord(race));
  expect(inspectRecord(read)).toMatchObject({ ok: true, summary: { code: 'found-right' } });
  expect(read.race!.variation).toEqual({ of: originOf(original, AT), from: AT, name: 'what if' });
  expect(read.race!.entries.slice(0, AT)).toEqual(original.entries.slice(0, AT));
  expect(read.race!.entries).not.toEqual(original.entries);
  expect(isVariationOf(race, original)).toBe(true);
  expect(formatRecord(original)).toBe(before);
});

test('with new dice it has a seal of its own from there on, and does not reveal the original’s seed', () => {
  const race = riddenOn(sealAnew(variationFrom(original, AT, ''), sealOf('new')), 'new');
  const text = formatRecord(race);
  expect(text.startsWith('windschatten-record 3\n')).toBe(true);
  expect(text).not.toContain(SEALED.seed);
  expect(inspectRecord(readToy(text))).toMatchObject({ summary: { code: 'found-taken-over' }, rules: { ok: true } });
  expect(isVariationOf(readToy(text).race!, original)).toBe(true);
});

test('it belongs to one race and one moment, whatever the name of that race and however long it is now', () => {
  const variation = variationFrom(original, AT, 'x');
  const another = play(toyMatch({ sealed: { seed: 'another' } })).race('opened');
  expect(isVariationOf(variation, another)).toBe(false);
  expect(originOf(original, AT)).not.toBe(originOf(original, AT + 1));
  expect(
    originOf(
      { ...original, entries: original.entries.slice(0, AT), standings: [], chance: { ...original.chance, seed: null } as never },
      AT,
    ),
  ).toBe(originOf(original, AT));
  expect(originOf({ ...original, variation: { of: 'a'.repeat(64), from: 1, name: 'renamed' } }, AT)).toBe(originOf(original, AT));
  // Hints are no part of the identity; those before the moment are kept.
  const hinted: Race = {
    ...original,
    hints: [
      { seat: 0, n: 3 },
      { seat: 1, n: AT + 1 },
    ],
  };
  expect(originOf(hinted, AT)).toBe(originOf(original, AT));
  expect(variationFrom(hinted, AT, '').hints).toEqual([{ seat: 0, n: 3 }]);
  // not of a shorter race
  expect(isVariationOf(variation, { ...original, entries: original.entries.slice(0, AT - 1) })).toBe(false);
});

test('an open race, typed dice, a closed envelope and dice from before the seal cannot be used again', () => {
  expect(keepsChance(original, AT)).toBe(true);
  expect(keepsChance({ ...original, standings: [] }, AT)).toBe(false);
  expect(keepsChance({ ...original, chance: { kind: 'script' } }, AT)).toBe(false);
  for (const other of [{ seed: null }, { seed: 'another' }, { from: AT + 2 }])
    expect(keepsChance({ ...original, chance: { ...original.chance, ...other } }, AT)).toBe(false);
  expect(keepsChance({ ...original, chance: { ...original.chance, from: AT + 1 } as never }, AT)).toBe(true);
});

test('an invalid line, too long a name and a race shorter than its beginning are reported with their place', () => {
  const text = formatRecord(variationFrom(original, AT, 'x'));
  const line = text.split('\n').findIndex((each) => each.startsWith('variation ')) + 1;
  const changed = (to: string): string => text.replace(/^variation .*$/m, to);
  const hash = originOf(original, AT);
  for (const bad of [
    'variation',
    `variation ${hash} from 8`,
    `variation ${hash} from -1 "x"`,
    'variation abc from 8 "x"',
    `variation ${hash} from 8 "${'x'.repeat(81)}"`,
  ])
    expect(readToy(changed(bad)).problems).toMatchObject([{ line }]);
  expect(readToy(changed(`variation ${hash} from 99 "x"`)).problems).toEqual([
    { code: 'record-variation', facts: { from: 99, actions: AT } },
  ]);
  // older versions have no such line
  expect(readToy(text.replace('record 3', 'record 2')).problems).toMatchObject([{ code: 'record-expected', line }]);
});

test('with a moment after the last action it begins with the whole race', () => {
  expect(variationFrom(original, 1e6, '').variation!.from).toBe(original.entries.length);
});

test('any typed text becomes a name that a record can hold', () => {
  for (const typed of ['', '  Angriff am Berg ', 'a\u2028b\nc', '\uD83D', '😀'.repeat(60), `x${'😀'.repeat(60)}`, 'x'.repeat(200)]) {
    const name = variationName(typed);
    expect(isVariationName(name)).toBe(true);
    expect(readToy(formatRecord(variationFrom(original, AT, name))).race!.variation!.name).toBe(name);
  }
  expect(variationName('  Angriff am Berg ')).toBe('Angriff am Berg');
});
