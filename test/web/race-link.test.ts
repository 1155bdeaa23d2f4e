import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { NO_SEAT } from '../../src/kit/index.ts';
import { carry, findCarried, gameOfCarried } from '../../src/web/session/carried.ts';
import { recordedRace } from '../games/recorded.ts';

test('a race from a link has no own seat', async () => {
  const race = recordedRace('reifenbreite/001-everything-basic-two');
  const id = await carry(race);
  const found = await findCarried(id ?? '', race.game);
  if (!found?.ok) throw new Error('not found');
  expect(found.value.race.standings).toEqual(race.standings);
  expect(found.value.you).toBe(NO_SEAT);
});

/** A text packed by hand. */
const packed = (text: string): string => `.${deflateRawSync(text, { level: 9 }).toString('base64url')}`;

const head = (setup: string): string => `windschatten-record 1\ngame reifenbreite 1\nsetup\n  ${setup}\n\nactions\nseed 00\nend 0 over\n`;
const course = JSON.stringify({ course: 'course a "A" start 1 lines S S sprints none', board: 'criterium' });

test.each([
  ['five million of nothing', '\0'.repeat(5_000_000)],
  ['lines without end', '\n'.repeat(490_000)],
  ['a set-up that is nested without end', head('['.repeat(240_000) + ']'.repeat(240_000))],
  ['stages without end', head(`{"stages":[${Array.from({ length: 6_000 }, () => course).join(',')}],"rules":"basic","managers":[]}`)],
  ['one line of half a million signs', head(`{"stages":[{"course":"course a ${'S '.repeat(240_000)}","board":"criterium"}]}`)],
  ['quotes without end', head('"'.repeat(480_000))],
  ['keys of a prototype', head('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')],
])('a malicious link (%s) is no race and is refused quickly', async (_what, text) => {
  const id = packed(text);
  expect(id.length).toBeLessThan(8_000);
  const began = process.cpuUsage();
  await gameOfCarried(id);
  const found = await findCarried(id, recordedRace('reifenbreite/001-everything-basic-two').game);
  expect(found === null || !found.ok).toBe(true);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1_000).toBeLessThan(3_000);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});
