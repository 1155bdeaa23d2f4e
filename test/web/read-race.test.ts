import { describe, expect, test } from 'vitest';
import type { Race } from '../../src/table/index.ts';
import { resultOf as resultOfRiders } from '../../src/web/ausreisser/result/result.ts';
import { resultOf as resultOfTeams } from '../../src/web/reifenbreite/result/result.ts';
import { recordedRace } from '../games/recorded.ts';

/** The same race, with a game that counts its starts and the events that it applies. */
function counted(race: Race): { readonly race: Race; readonly count: { starts: number; events: number } } {
  const count = { starts: 0, events: 0 };
  const { game } = race;
  const counting: Race['game'] = {
    ...game,
    start(config) {
      count.starts++;
      return game.start(config);
    },
    evolve(state, event) {
      count.events++;
      return game.evolve(state, event);
    },
  };
  return { race: { ...race, game: counting }, count };
}

describe.each([
  ['reifenbreite/giro-d-italia', resultOfTeams],
  ['ausreisser/two-five-stages', resultOfRiders],
] as const)('all that the result of %s shows', (name, resultOf) => {
  test('is read from one playing back', () => {
    const { race, count } = counted(recordedRace(name));
    resultOf(race);
    expect(count).toEqual({ starts: 1, events: race.entries.reduce((sum, { events }) => sum + events.length, 0) });
  });
});
