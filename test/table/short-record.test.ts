import { expect, test } from 'vitest';
import { formatRecord, formatShort, parseShort } from '../../src/table/index.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { recordedRace } from '../games/recorded.ts';

/** A short record leaves out everything that the rules determine. It gives the same race, or none. */

const reader = { game: gameById, content };
const NAMES = [
  'reifenbreite/034-everything-professional-two',
  'reifenbreite/giro-d-italia',
  'ausreisser/four-mixed',
  'ausreisser/two-five-stages',
];

test.each(NAMES)('%s is restored exactly from less than a third of the text', (name) => {
  const race = recordedRace(name);
  const short = formatShort(race, content)!;
  const again = parseShort(short, reader);
  expect(again.ok && formatRecord(again.value)).toBe(formatRecord(race));
  expect(short.length).toBeLessThan(formatRecord(race).length / 3);
});

test('a race with answers of a script, a closed envelope or dice that do not follow from its seed has no short record', () => {
  const race = recordedRace(NAMES[0]!);
  expect(formatShort({ ...race, chance: { kind: 'script' } }, content)).toBeNull();
  expect(formatShort({ ...race, chance: { ...race.chance, seed: null } as never }, content)).toBeNull();
  expect(formatShort({ ...race, chance: { ...race.chance, seed: 'another' } as never }, content)).toBeNull();
  expect(formatShort({ ...race, entries: race.entries.slice(0, 20) }, content)).toBeNull();
});

test('a changed text is refused with the faulty action, and a shortened one gives the race up to its end', () => {
  const lines = formatShort(recordedRace(NAMES[0]!), content)!.split('\n');
  const first = lines.indexOf('actions') + 1;
  const changed = (at: number, line: string): string => lines.with(at, line).join('\n');
  expect(parseShort(changed(first, 'nonsense'), reader)).toMatchObject({ ok: false, error: [{ code: 'action-unknown' }] });
  expect(parseShort(changed(first, lines[lines.length - 5]!), reader).ok).toBe(false);
  const cut = parseShort(
    [...lines.slice(0, first + 3), ...lines.slice(lines.findIndex((line) => line.startsWith('seed ')))].join('\n'),
    reader,
  );
  expect(cut).toMatchObject({ ok: true, value: { standings: [] } });
  for (const text of ['', 'actions', '\nactions\n', lines.slice(0, first + 2).join('\n')]) expect(parseShort(text, reader).ok).toBe(false);
});
