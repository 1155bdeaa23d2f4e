import { describe, expect, test } from 'vitest';
import type { View } from '../../../src/games/ausreisser/index.ts';
import { NO_SEAT } from '../../../src/kit/index.ts';
import { playBack } from '../../../src/table/index.ts';
import { resultOf } from '../../../src/web/ausreisser/result/result.ts';
import { recordedRace } from '../../games/recorded.ts';

describe.each(['six-stage-wins', 'two-five-stages', 'four-mixed', 'three-easy'])('the deeds of the riders in %s', (name) => {
  const race = recordedRace(`ausreisser/${name}`);
  const view = race.game.view(playBack(race), NO_SEAT) as View;
  const { deeds } = resultOf(race);
  const events = race.entries.flatMap((entry) => entry.events as readonly { type: string }[]);
  const all = (of: (each: (typeof deeds)[number]) => number): number => deeds.reduce((sum, each) => sum + of(each), 0);

  test('stages in yellow are those of the stage table (DA 5)', () => {
    expect(deeds.map(({ wins }) => wins)).toEqual(view.riders.map(({ wins }) => wins));
  });

  test('minutes lost and not won back are those that the points of the stages come from (DA 3.3 and 5)', () => {
    for (const { rider, lost, back } of deeds) {
      const counted = view.stages.reduce((sum, points) => sum + (points[rider] === 1 ? 0 : -points[rider]!), 0);
      // yellow may have been dropped earlier in the stage, and has won all of it back
      expect(lost - back).toBe(counted);
    }
  });

  test('every lead taken, hill laid and card drawn in a stage is counted for one rider', () => {
    const count = (...types: readonly string[]): number => events.filter(({ type }) => types.includes(type)).length;
    expect(all(({ attacks }) => attacks)).toBe(count('took-lead'));
    expect(all(({ hills }) => hills)).toBe(count('hill-laid'));
    expect(all(({ yellow }) => yellow)).toBe(count('drew'));
    expect(all(({ winds }) => winds)).toBe(count('wind-laid'));
  });

  test('deeds come from public events only (DA 7)', () => {
    const { game } = race;
    const start = (config: unknown): unknown => game.hide(game.start(config), NO_SEAT);
    const entries = race.entries.map((entry) => ({ ...entry, events: entry.events.map((event) => game.see(event, NO_SEAT)) }));
    expect(resultOf({ ...race, game: { ...game, start }, entries }).deeds).toEqual(deeds);
  });

  test.each([
    ['costliest', 'lost'],
    ['best', 'back'],
  ] as const)('the %s turn is at its entry, with its minutes', (which, total) => {
    for (const { rider, [which]: special, [total]: minutes } of deeds) {
      if (special === null) {
        expect(minutes).toBe(0);
        continue;
      }
      const there = race.entries[special.at - 1]!.events as readonly { type: string; rider: number; change?: number; minutes: number }[];
      expect(there.some((event) => event.rider === rider && (event.change ?? event.minutes) === special.minutes)).toBe(true);
    }
  });
});
