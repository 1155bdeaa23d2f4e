import { ok, type Problem, type Result } from '../../kit/index.ts';
import { createRowReader, playBack, type Driver, type Race } from '../../table/index.ts';
import type { Found } from './found.ts';

/** A race that comes whole, as a record, as if this browser kept it. @param drivers by seat */
export function foundRecord(race: Race, drivers: readonly Driver[], problems: readonly Problem[] = []): Result<Found, never> {
  const { game, config, dice, entries } = race;
  const state = playBack(race);
  const { stage, round } = game.progress(state);
  const note: Found['note'] = {
    game: game.id,
    seed: dice.kind === 'sealed' ? (dice.seed ?? '') : '',
    created: Date.now(),
    titles: [],
    names: game.seats(config).map(({ name }) => name),
    drivers,
    summary: { entries: entries.length, stage, round, over: true, turn: game.turn(state) },
  };
  return ok({ note, race, rows: createRowReader(game, config, drivers), problems, wasDamaged: false });
}
