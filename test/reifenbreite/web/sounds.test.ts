import { expect, test } from 'vitest';
import type { LineView } from '../../../src/games/reifenbreite/index.ts';
import type { LogEvent } from '../../../src/table/index.ts';
import { soundsOf } from '../../../src/web/reifenbreite/log/sounds.ts';

const happened = (type: string, facts: Readonly<Record<string, unknown>> = {}): LogEvent => ({
  ...{ n: 1, index: 0, seat: 0, event: null, type, facts, section: '' },
});
const lines = ['C', 'D', 'A'].map((name): LineView => ({ name, role: 'neutral', points: [], riders: [] }));
const rolled = happened('rolled');
const third = happened('crossed', { line: '2:D' });

test.each([
  ['dice', [rolled], [], ['dice']],
  ['no dice in a skipped stretch', new Array<LogEvent>(13).fill(rolled), [], []],
  ['the bell for the first on the last stretch', [third], [happened('crossed', { line: '1:C' })], ['bell']],
  ['no bell for the second', [third], [third], []],
  ['a bell again in the next race', [third], [third, happened('race-began')], ['bell']],
  ['the crowd at the finish', [happened('finished', { rank: 9 })], [], ['crowd']],
  ['the crowd for the first at a sprint, not for the second', [happened('sprinted', { rank: 1 })], [], ['crowd']],
  ['nothing', [happened('sprinted', { rank: 2 }), happened('crossed', { line: '1:C' })], [], []],
])('%s', (_, recent, before, sounds) => {
  expect(soundsOf(recent, [...before, ...recent], lines)).toEqual(sounds);
});
