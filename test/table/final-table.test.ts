import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRecord, withFinalTable } from '../../src/table/index.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';

/** A record assembled from stored rows says that its race is open, even if it is over. */

const whole = readFileSync(new URL('../../records/ausreisser/four-mixed.record', import.meta.url), 'utf8');
const mend = (text: string): string => withFinalTable(text, parseRecord(text, { game: gameById, content }));
const put = whole.replace(/^standing .*\n/gm, '').replace(/^end (\d+) over$/m, 'end $1 open');

test('a finished race gets its final table, and the lines below it stay', () => {
  expect(put).not.toBe(whole);
  expect(mend(`${put}# end 7 open\n# an unreadable line\n`)).toBe(`${whole}# end 7 open\n# an unreadable line\n`);
});

test('an open or unreadable race does not change', () => {
  const [head] = put.split('\n20 ', 1);
  for (const text of [`${head}\nend 19 open\n`, put.replace('\n20 ', '\n21 '), whole, 'Dear diary\n']) expect(mend(text)).toBe(text);
});
