import { describe, expect, test } from 'vitest';
import {
  rankPoints,
  roundsToGo,
  roundOf,
  currentStandings,
  type RoundsToGo,
  type State,
  type View,
} from '../../src/games/reifenbreite/index.ts';
import { NO_SEAT } from '../../src/kit/index.ts';
import { playBack } from '../../src/table/index.ts';
import { recordedRace } from '../games/recorded.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

describe.each(['034-everything-professional-two', '001-everything-basic-two', 'stages-1', 'paris-roubaix'])('in %s', (name) => {
  const race = recordedRace(`reifenbreite/${name}`);
  const { game } = race;
  /** The estimate, and in which round of which race it was made. */
  const estimates: { readonly race: number; readonly round: number; readonly toGo: RoundsToGo }[] = [];
  const races: { first: number; last: number }[] = [];
  let count = 0;
  const last = playBack(race, ({ events }, before) => {
    const state = before as State;
    // every third action: all kinds of decisions, in every round
    const toGo = count++ % 3 === 0 ? roundsToGo(state) : null;
    if (toGo !== null) estimates.push({ race: races.length - 1, round: roundOf(state), toGo });
    let round = roundOf(state);
    for (const event of events as readonly { readonly type: string; readonly round: number; readonly rank: number }[]) {
      if (event.type === 'start-rolled' && (races.length === 0 || races.at(-1)!.last > 0)) races.push({ first: 0, last: 0 });
      if (event.type === 'round-began') ({ round } = event);
      if (event.type === 'finished') {
        if (event.rank === 1) races.at(-1)!.first = round;
        races.at(-1)!.last = round;
      }
    }
    return undefined;
  });

  test('no rider is home, and the race not over, before the estimate (UR 5.6, 5.4, 9 and 16)', () => {
    expect(estimates.length).toBeGreaterThan(15);
    for (const each of estimates) {
      const { first, last: end } = races[each.race]!;
      const now = each.round - 1;
      expect(
        [each.toGo.first === null || first - now >= each.toGo.first, end - now >= each.toGo.all],
        JSON.stringify([each, races]),
      ).toEqual([true, true]);
    }
  });

  test('each round lowers the estimate by at most one', () => {
    for (const [i, { race: of, round, toGo }] of estimates.entries()) {
      const before = estimates[i - 1];
      if (before?.race === of) expect(round + toGo.all).toBeGreaterThanOrEqual(before.round + before.toGo.all);
    }
  });

  test('the provisional standings have every rank once, and all points won so far (UR 8, 15 and 15.1)', () => {
    expect(currentStandings(last as State)).toEqual(game.standings(last));
    if (race.entries.length === 0 || (game.view(last, NO_SEAT) as View).setup.stages.length > 1) return;
    let looked = 0;
    playBack(race, (_, before) => {
      const table = looked < 3 || looked % 50 === 0 ? currentStandings(before as State) : null;
      looked++;
      if (table === null) return undefined;
      const { riders } = game.view(before, NO_SEAT) as View;
      const places = sum(riders.map((__, i) => rankPoints(i + 1)));
      const won = sum(riders.map(({ sprintPoints, jerseyPoints }) => sprintPoints + jerseyPoints));
      const disqualified = riders.some((rider) => rider.disqualified);
      if (!disqualified) expect(sum(table.map(({ points }) => points))).toBe(places + won);
      return undefined;
    });
  });
});

test('from the start of Paris-Roubaix, with a 7 and a 6 on the extra die in every turn (UR 7)', () => {
  let atStart: RoundsToGo | null = null;
  playBack(recordedRace('reifenbreite/paris-roubaix'), (_, before) => {
    atStart ??= roundsToGo(before as State);
    return atStart === null ? undefined : 'stop';
  });
  expect(atStart).toEqual({ first: 8, all: 8 });
});
