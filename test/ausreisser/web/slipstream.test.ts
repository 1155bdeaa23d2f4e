import { expect, test } from 'vitest';
import { ausreisser, type Config, type Event } from '../../../src/games/ausreisser/index.ts';
import { logOf } from '../../../src/table/index.ts';
import type { RaceEvent } from '../../../src/web/ausreisser/race-session.ts';
import { kilometresSaved } from '../../../src/web/ausreisser/result/slipstream.ts';
import { recordedRace } from '../../games/recorded.ts';

test('DA 3.2: every rider in the bunch saves what he was slower than the tempo', () => {
  const race = recordedRace('ausreisser/four-mixed');
  const log: RaceEvent[] = [];
  logOf(race, (event) => log.push(event as RaceEvent));
  const events = race.entries.flatMap(({ events: of }) => of as readonly Event[]);
  const saved = ausreisser.seats(race.config as Config).map((_, seat) => kilometresSaved(log, seat));
  const all = events.reduce((sum, event) => (event.type === 'sheltered' ? sum + Math.max(0, event.tempo - event.speed) : sum), 0);
  expect(all).toBeGreaterThan(0);
  expect(saved.reduce((a, b) => a + b, 0)).toBe(all);
  expect(saved.filter((each) => each > 0).length).toBeGreaterThan(1);
});
