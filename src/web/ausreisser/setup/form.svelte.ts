import * as v from 'valibot';
import {
  ausreisser,
  GAMES,
  MAX_STAGES,
  MAX_RIDERS,
  SPECIAL_CARDS,
  type GameKind,
  type SpecialCard,
} from '../../../games/ausreisser/index.ts';
import type { Problem, Seat } from '../../../kit/index.ts';
import { HUMAN } from '../../../table/index.ts';
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

/** What the browser stores of the page. It may have been written by another version, or by hand. */
const draftSchema = v.object({
  riders: v.pipe(v.array(v.object({ name: v.pipe(v.string(), v.maxLength(40)), driver: v.picklist(DRIVERS) })), v.length(MAX_RIDERS)),
  count: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(MAX_RIDERS)),
  stages: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_STAGES)),
  game: v.picklist(GAMES),
  hillCard: v.boolean(),
  hillWind: v.boolean(),
  without: v.optional(v.pipe(v.array(v.picklist(SPECIAL_CARDS)), v.maxLength(SPECIAL_CARDS.length)), []),
  byHand: v.optional(v.boolean(), false),
  seed: v.pipe(v.string(), v.maxLength(200)),
});

export class SetupForm implements Form {
  riders = $state<RiderForm[]>(Array.from({ length: MAX_RIDERS }, (_, seat) => ({ name: '', driver: seat === 0 ? 'human' : 'easy' })));
  count = $state(START);
  stages = $state(3);
  game = $state<GameKind>('full');
  /** The other readings of two rules (DA 4.1). */
  hillCard = $state(false);
  hillWind = $state(false);
  /** Rules of the table: special cards left out (DA 1), cards drawn by hand (DA 3). */
  without = $state<SpecialCard[]>([]);
  byHand = $state(false);
  seed = $state('');
  /** Who throws the dice and draws the cards. */
  throws = $state<'page' | 'people'>('page');

  riding = $derived(this.riders.slice(0, this.count));
  setup = $derived({
    riders: this.riding.map((_, seat) => this.nameOf(seat)),
    stages: this.stages,
    game: this.game,
    ...(this.game === 'full' && this.hillCard ? { hillCard: 'same-turn' as const } : {}),
    ...(this.game === 'full' && this.hillWind ? { hillWind: 'at-once' as const } : {}),
    ...(this.game === 'full' && this.without.length > 0 ? { without: [...this.without] } : {}),
    ...(this.byHand ? { drawing: 'by-hand' as const } : {}),
  });
  problems: readonly Problem[] = $derived.by(() => problemsOf(ausreisser, this.setup));
  drivers: readonly string[] = $derived(this.riding.map(({ driver }) => driver));
  draft = $derived({
    ...{ riders: this.riders, count: this.count, stages: this.stages, game: this.game },
    ...{ hillCard: this.hillCard, hillWind: this.hillWind, without: this.without, byHand: this.byHand, seed: this.seed },
  });
  people = $derived(this.riding.filter(({ driver }) => driver === 'human').length);

  leaveOut(card: SpecialCard, where: 'out' | 'in'): void {
    const others = this.without.filter((each) => each !== card);
    this.without = where === 'out' ? [...others, card] : others;
  }

  nameOf(seat: Seat): string {
    const { name, driver } = this.riders[seat]!;
    return name.trim() === '' ? defaultName(seat, driver) : name.trim();
  }

  at(field: string): readonly Problem[] {
    return problemsAt(this.problems, field);
  }

  restore(draft: unknown): void {
    const read = v.safeParse(draftSchema, draft);
    if (read.success) Object.assign(this, read.output);
  }

  seatPeople(): void {
    for (const rider of this.riders) rider.driver = HUMAN;
  }

  async start(): Promise<string | null> {
    const race = await startRace({
      game: ausreisser,
      titles: titlesOf,
      setup: this.setup,
      drivers: this.drivers,
      seed: this.seed,
      throws: this.throws,
    });
    // the next race has its own cards
    if (race !== null) this.seed = '';
    return race;
  }
}
