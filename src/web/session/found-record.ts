import { ok, type Problem, type Result, type Seat } from '../../kit/index.ts';
import { createLedger, playBack, type Driver, type Race } from '../../table/index.ts';
import type { FoundRace } from './found.ts';

/** Facts about a race that its record does not contain. */
interface Around {
  /** By seat. */
  readonly drivers: readonly Driver[];
  /** As in `Found`. */
  readonly you: Seat;
  readonly problems?: readonly Problem[];
}

/** A race from a record, in the form of one stored in this browser. */
export function foundRecord(race: Race, { drivers, you, problems = [] }: Around): Result<FoundRace, never> {
  const { game, config, chance, entries } = race;
  const state = playBack(race);
  const { stage, round } = game.progress(state);
  const note: FoundRace['note'] = {
    game: game.id,
    seed: chance.kind === 'sealed' ? (chance.seed ?? '') : '',
    created: Date.now(),
    titles: [],
    names: game.seats(config).map(({ name }) => name),
    drivers,
    summary: { entries: entries.length, stage, round, over: true, turn: game.turn(state) },
  };
  return ok({ note, race, ledger: createLedger(game, config, drivers), you, problems, wasDamaged: false });
}
