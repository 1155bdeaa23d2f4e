import { randomId } from '../lib/random-id.ts';
import { seasons } from '../storage/index.ts';
import {
  formatSeason,
  mergeOperations,
  parseSeason,
  seasonOf,
  withoutName,
  type AppendFailure,
  type Season,
  type SeasonChange,
  type SeasonOperation,
} from '../../table/index.ts';

/** A season on screen, of this browser or of the server. */
export interface SeasonOnScreen {
  readonly id: string;
  readonly operations: readonly SeasonOperation[];
  readonly season: Season;
  readonly canEdit: boolean;
  /** Why the last change is not stored in this browser; null if it is. */
  readonly unstored: AppendFailure | null;
  /** The season as a file. */
  readonly text: string;
  change(...changes: readonly SeasonChange[]): void;
}

/** A season of this browser, stored after every change. */
export class OpenSeason implements SeasonOnScreen {
  readonly canEdit = true;
  readonly id: string;
  operations = $state.raw<readonly SeasonOperation[]>([]);
  season = $derived(seasonOf(this.operations));
  unstored = $state.raw<AppendFailure | null>(null);
  #written: Promise<void> = Promise.resolve();

  /** Resolves when all changes so far are on the disk. */
  get stored(): Promise<void> {
    return this.#written;
  }

  constructor(id: string, operations: readonly SeasonOperation[]) {
    this.id = id;
    this.operations = operations;
  }

  get text(): string {
    return formatSeason({ season: this.id, operations: this.operations });
  }

  change(...changes: readonly SeasonChange[]): void {
    // each later than those before it, because their order is that of their moments
    const at = Math.max(Date.now(), (this.operations.at(-1)?.at ?? 0) + 1);
    const forgotten = changes.flatMap((change) => (change.op === 'forget' ? [change.member] : []));
    this.operations = mergeOperations(
      this.operations.map((operation) => forgotten.reduce(withoutName, operation)),
      changes.map((change, i) => ({ ...change, id: randomId(), at: at + i })),
    );
    this.#store();
  }

  /** Adds what a file of the same season has and this browser has not. */
  add(operations: readonly SeasonOperation[]): void {
    this.operations = mergeOperations(this.operations, operations);
    this.#store();
  }

  /** Takes back the last change. */
  undo(): void {
    const last = this.operations.at(-1);
    if (last === undefined || this.operations.length === 1) return;
    this.operations = this.operations.slice(0, -1);
    this.#store();
  }

  /** Writes one after the other, so that the newest text is the last one stored. */
  #store(): void {
    const { text } = this;
    this.#written = this.#written.then(async () => {
      this.unstored = await seasons.put(this.id, text);
    });
  }
}

/** The seasons of this browser by id; null for one whose text cannot be read. */
export async function listSeasons(): Promise<readonly { readonly id: string; readonly season: ReturnType<typeof seasonOf> | null }[]> {
  const all = await seasons.all();
  return [...all].map(([id, text]) => {
    const read = parseSeason(text);
    return { id, season: read.ok ? seasonOf(mergeOperations(read.value.operations)) : null };
  });
}

/** Null: there is no such season here, or it cannot be read. */
export async function openSeason(id: string): Promise<OpenSeason | null> {
  const text = await seasons.read(id);
  const read = text === null ? null : parseSeason(text);
  return read?.ok ? new OpenSeason(id, mergeOperations(read.value.operations)) : null;
}

export function newSeason(name: string, first: Omit<Extract<SeasonChange, { op: 'settings' }>['settings'], 'name'>): OpenSeason {
  const made = new OpenSeason(randomId(), []);
  made.change({ op: 'settings', settings: { ...first, name } });
  return made;
}
