import { ausreisser, MAX_RIDERS, type GameKind } from '../../../games/ausreisser/index.ts';
import type { Problem, Seat } from '../../../kit/index.ts';
import { driversOf, problemsAt, problemsOf, startRace, type SetupForm as Form } from '../../frame/setup/start-race.ts';
import { titlesOf } from '../titles.ts';
import { defaultName } from './default-name.ts';

/** The form of the set-up page. The game checks it and reports problems field by field. */

export const DRIVERS = driversOf(ausreisser);

interface RiderForm {
  /** Empty: named after his jersey. */
  name: string;
  driver: string;
}

const START = 4;

export class SetupForm implements Form {
  riders = $state<RiderForm[]>(Array.from({ length: MAX_RIDERS }, (_, seat) => ({ name: '', driver: seat === 0 ? 'human' : 'easy' })));
  count = $state(START);
  stages = $state(3);
  game = $state<GameKind>('full');
  /** The other readings of two rules (DA 4.1). */
  hillCard = $state(false);
  hillWind = $state(false);
  seed = $state('');

  riding = $derived(this.riders.slice(0, this.count));
  setup = $derived({
    riders: this.riding.map((_, seat) => this.nameOf(seat)),
    stages: this.stages,
    game: this.game,
    ...(this.game === 'full' && this.hillCard ? { hillCard: 'same-turn' as const } : {}),
    ...(this.game === 'full' && this.hillWind ? { hillWind: 'at-once' as const } : {}),
  });
  problems: readonly Problem[] = $derived.by(() => problemsOf(ausreisser, this.setup));
  people = $derived(this.riding.filter(({ driver }) => driver === 'human').length);

  nameOf(seat: Seat): string {
    const { name, driver } = this.riders[seat]!;
    return name.trim() === '' ? defaultName(seat, driver) : name.trim();
  }

  at(field: string): readonly Problem[] {
    return problemsAt(this.problems, field);
  }

  start(): Promise<string | null> {
    const drivers = this.riding.map(({ driver }) => driver);
    return startRace({ game: ausreisser, titles: titlesOf, setup: this.setup, drivers, seed: this.seed });
  }
}
