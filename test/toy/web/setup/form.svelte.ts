import * as v from 'valibot';
import { driversOf, problemsAt, problemsOf, startRace, type SetupForm as Form } from '../../../../src/web/frame/setup/start-race.ts';
import type { Problem } from '../../../../src/kit/index.ts';
import { toyGame } from '../../../kit/toy-game.ts';
import { titlesOf } from '../titles.ts';
import { DECK } from './quick.ts';

export const DRIVERS = driversOf(toyGame);

const draftSchema = v.object({
  seats: v.pipe(v.array(v.object({ name: v.string(), driver: v.picklist(DRIVERS) })), v.length(2)),
  seed: v.string(),
});

/** The values of the set-up form. */
export class SetupForm implements Form {
  seats = $state([
    { name: 'Anna', driver: 'human' },
    { name: 'Bot', driver: 'easy' },
  ]);
  seed = $state('');

  setup = $derived({ names: this.seats.map(({ name }) => name), deck: DECK });
  problems: readonly Problem[] = $derived.by(() => problemsOf(toyGame, this.setup));

  drivers: readonly string[] = $derived(this.seats.map(({ driver }) => driver));
  draft = $derived({ seats: this.seats, seed: this.seed });

  restore(draft: unknown): void {
    const read = v.safeParse(draftSchema, draft);
    if (read.success) Object.assign(this, read.output);
  }

  seatPeople(): void {
    for (const seat of this.seats) seat.driver = 'human';
  }

  at(field: string): readonly Problem[] {
    return problemsAt(this.problems, field);
  }

  start(): Promise<string | null> {
    return startRace({ game: toyGame, titles: titlesOf, setup: this.setup, drivers: this.drivers, seed: this.seed });
  }
}
