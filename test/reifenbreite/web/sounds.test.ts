import { expect, test } from 'vitest';
import type { LineView } from '../../../src/games/reifenbreite/index.ts';
import { soundsOf } from '../../../src/web/reifenbreite/log/sounds.ts';
import { raceEvent } from './race-event.ts';

const lines = ['C', 'D', 'A'].map((name): LineView => ({ name, role: 'neutral', points: [], riders: [] }));
const rolled = raceEvent(1, 'rolled');
const crossedD = (rider: number) => raceEvent(1, 'crossed', { rider, line: { number: 2, name: 'D' } });
const third = crossedD(21);
/** Two riders after the step, by the lines each has crossed. */
const after = (of21: number, of31: number) => [
  { rider: 21, linesCrossed: of21 },
  { rider: 31, linesCrossed: of31 },
];

test.each([
  ['dice', [rolled], after(0, 0), ['dice']],
  ['no dice in a skipped stretch', new Array<typeof rolled>(13).fill(rolled), after(0, 0), []],
  ['the bell for the first on the last stretch', [third], after(2, 1), ['bell']],
  ['the bell once for all who come there at once', [third, crossedD(31)], after(2, 2), ['bell']],
  ['a bell again in the next race, before any rider has crossed a line', [raceEvent(1, 'race-began'), third], after(2, 0), ['bell']],
  ['no bell for the second', [third], after(2, 2), []],
  ['no bell for the second where the first is home', [third], after(2, 3), []],
  ['the crowd at the finish', [raceEvent(1, 'finished', { rank: 9 })], after(2, 3), ['crowd']],
  ['the crowd for the first at a sprint, not for the second', [raceEvent(1, 'sprinted', { rank: 1 })], after(1, 1), ['crowd']],
  [
    'nothing',
    [raceEvent(1, 'sprinted', { rank: 2 }), raceEvent(1, 'crossed', { rider: 21, line: { number: 1, name: 'C' } })],
    after(1, 0),
    [],
  ],
])('%s', (_, recent, riders, sounds) => {
  expect(soundsOf(recent, { riders, lines })).toEqual(sounds);
});
