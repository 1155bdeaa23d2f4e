import { expect, test } from 'vitest';
import { reifenbreite, type Config, type State, type View } from '../../../src/games/reifenbreite/index.ts';
import { logOf } from '../../../src/table/index.ts';
import { archOf } from '../../../src/web/reifenbreite/draw/finish.ts';
import { arrivalsOf, beforeTakenOff, disqualifiedIn } from '../../../src/web/reifenbreite/result/arrivals.ts';
import type { RaceEvent } from '../../../src/web/reifenbreite/race-session.ts';
import { recordedRace } from '../../games/recorded.ts';
import { raceEvent } from './race-event.ts';

/** The log of a recorded race, and at each of its ends the view before it. */
function logAndEnds(name: string) {
  const log: RaceEvent[] = [];
  const ends: { readonly ended: RaceEvent; readonly view: View; readonly config: Config }[] = [];
  const race = recordedRace(`reifenbreite/${name}`);
  logOf(race, (line, before) => {
    const event = line as RaceEvent;
    if (event.named.type === 'race-ended')
      ends.push({ ended: event, view: reifenbreite.view(before as State, 0), config: race.config as Config });
    log.push(event);
  });
  return { log, ends };
}

test.each(['stages-1', 'tour-de-france', '055-track-cheating-pairs'])(
  '%s: every rider finishes once, in the order of the ranks',
  (name) => {
    const { log, ends } = logAndEnds(name);
    for (const { ended, view } of ends) {
      const arrivals = arrivalsOf(log, ended);
      const ranked = view.riders.toSorted((a, b) => a.rank - b.rank);
      expect(arrivals.flatMap(({ riders }) => riders)).toEqual(ranked.map(({ rider }) => rider));
      expect(arrivals.map(({ round }) => round)).toEqual(arrivals.map(({ round }) => round).toSorted((a, b) => a - b));
      expect(arrivals.at(-1)!.round).toBe(view.round);
      expect(new Set(disqualifiedIn(log, ended))).toEqual(
        new Set(view.riders.filter(({ disqualified }) => disqualified).map(({ rider }) => rider)),
      );
    }
  },
);

test('the picture of a finish is taken before the riders of the last round are taken off the board', () => {
  for (const name of ['stages-1', '055-track-cheating-pairs']) {
    const { log, ends } = logAndEnds(name);
    for (const { ended } of ends) {
      const held = beforeTakenOff(log, ended);
      expect(log[log.indexOf(held) + 1]!.named.type).toBe('taken-off');
    }
  }
  const ended = raceEvent(2, 'race-ended');
  expect(beforeTakenOff([raceEvent(1, 'round-began', { round: 1 }), ended], ended)).toBe(ended);
});

const end = (name: string, right: [number, number], left: [number, number]) => ({ name, ends: [right, left] }) as never;
const course = { lines: [{ name: 'S' }, { name: 'F' }] } as unknown as Parameters<typeof archOf>[1];

test('the arch spans the road at the last line, and its word is never upside down', () => {
  const arch = archOf({ lines: [end('S', [0, 0], [0, 9]), end('F', [10, 0], [-10, 0])] }, course)!;
  expect(arch).toEqual({ x: 0, y: 0, angle: 0, width: 20 });
  for (let turn = 0; turn < 360; turn += 15) {
    const [x, y] = [Math.cos((turn * Math.PI) / 180) * 10, Math.sin((turn * Math.PI) / 180) * 10];
    const { angle } = archOf({ lines: [end('F', [-x, -y], [x, y])] }, course)!;
    expect(Math.abs(angle)).toBeLessThanOrEqual(90.001);
    expect(Math.abs(Math.sin(((angle - turn) * Math.PI) / 180))).toBeLessThan(1e-9);
  }
  expect(archOf({ lines: [] }, course)).toBeNull();
});
