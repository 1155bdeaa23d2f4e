import { driversOf, problemsAt, problemsOf, startRace, type SetupForm as Form } from '../../../../src/web/frame/setup/start-race.ts';
import type { Problem } from '../../../../src/kit/index.ts';
import { toyGame } from '../../../kit/toy-game.ts';
import { titlesOf } from '../titles.ts';
import { DECK } from './quick.ts';

export const DRIVERS = driversOf(toyGame);

/** The values of the set-up form. */
export class SetupForm implements Form {
  seats = $state([
    { name: 'Anna', driver: 'human' },
    { name: 'Bot', driver: 'easy' },
  ]);
  seed = $state('');

  setup = $derived({ names: this.seats.map(({ name }) => name), deck: DECK });
  problems: readonly Problem[] = $derived.by(() => problemsOf(toyGame, this.setup));

  at(field: string): readonly Problem[] {
    return problemsAt(this.problems, field);
  }

  start(): Promise<string | null> {
    const drivers = this.seats.map(({ driver }) => driver);
    return startRace({ game: toyGame, titles: titlesOf, setup: this.setup, drivers, seed: this.seed });
  }
}
