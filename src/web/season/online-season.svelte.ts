import { SECRET_PATTERN } from '../../protocol/index.ts';
import {
  formatSeason,
  seasonOf,
  seasonOperation,
  setSameThing,
  undoing,
  type Season,
  type SeasonChange,
  type SeasonOperation,
} from '../../table/index.ts';
import { randomId } from '../lib/random-id.ts';
import { forget, keysFrom, recall, remember } from '../lib/storage.ts';
import { SharedDocument } from '../online/shared-document.svelte.ts';

/** The sign before the id of a season on the server, in addresses. */
export const ONLINE_SEASON = '~';

const keyOf = (id: string): string => `season.${id}`;

/** A season on the server that this browser knows. `key` '': the members' link. */
interface KnownSeason {
  readonly id: string;
  readonly key: string;
  readonly name: string;
}

function knownSeason(id: string): KnownSeason {
  const [key = '', ...name] = (recall(keyOf(id)) ?? '').split(' ');
  return { id, key: SECRET_PATTERN.test(key) ? key : '', name: name.join(' ') };
}
const keepSeason = ({ id, key, name }: KnownSeason): void => void remember(keyOf(id), `${key} ${name}`);
export const forgetSeason = (id: string): void => forget(keyOf(id));

/** The seasons on the server whose links this browser has opened. */
export const knownSeasons = (): readonly KnownSeason[] =>
  keysFrom(keyOf(''))
    .map((key) => key.slice(keyOf('').length))
    .filter((id) => SECRET_PATTERN.test(id))
    .map(knownSeason);

/** Opens a season by a link, `~ID` or `~ID.KEY`. The key is stored in this browser. Null: no such link. */
export function openOnlineSeason(at: string): OnlineSeason | null {
  const [id = '', key = ''] = at.slice(ONLINE_SEASON.length).split('.');
  if (!at.startsWith(ONLINE_SEASON) || !SECRET_PATTERN.test(id)) return null;
  const known = knownSeason(id);
  const own = SECRET_PATTERN.test(key) ? key : known.key;
  keepSeason({ ...known, key: own });
  return new OnlineSeason(id, own);
}

const linkTo = (at: string): string => `${location.href.split('#')[0]!}#/races/seasons/${ONLINE_SEASON}${at}`;

/**
 * Another organiser has set the same thing as this page. `theirs`: after it; `yours`: before it, and this page did not know; `gone`:
 * the thing was removed.
 */
export interface Conflict {
  readonly kind: 'theirs' | 'yours' | 'gone';
  readonly change: SeasonOperation;
}

/** A season on the server. */
export class OnlineSeason {
  readonly id: string;
  readonly key: string;
  readonly document: SharedDocument<SeasonOperation>;
  readonly unstored = null;
  operations: readonly SeasonOperation[] = $derived.by(() => this.document.operations);
  season: Season = $derived(seasonOf(this.operations));
  canEdit = $derived.by(() => this.document.canEdit);
  /** Ids of what this page has done, and of each how many operations of the server it knew then. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- replaced whole, never changed after it is kept
  #own: ReadonlyMap<string, number> = $state.raw(new Map());
  /** What `undo` takes back, the latest last. */
  #steps = $state.raw<readonly (readonly string[])[]>([]);
  #seen = $state.raw<readonly string[]>([]);
  canUndo = $derived.by(() => this.#steps.length > 0);
  /** The last `undo` was refused, because another organiser has set the same since. */
  wasRefused = $state(false);
  conflicts: readonly Conflict[] = $derived.by(() => this.#findConflicts().filter(({ change }) => !this.#seen.includes(change.id)));

  constructor(id: string, key: string) {
    [this.id, this.key] = [id, key];
    this.document = new SharedDocument({ id, key: key === '' ? null : key }, 'season', seasonOperation);
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- replaced whole, never changed after it is kept
    this.#own = new Map(this.document.unsent.map((operation) => [operation.id, 0]));
  }

  /** The season as a file. Its name there is that of its first operation, because its id is a link. */
  get text(): string {
    return formatSeason({ season: this.operations[0]?.id ?? this.id, operations: this.operations });
  }
  get membersLink(): string {
    return linkTo(this.id);
  }
  get organisersLink(): string {
    return linkTo(`${this.id}.${this.key}`);
  }

  change(...changes: readonly SeasonChange[]): void {
    const done = this.#add(changes);
    // a deleted name does not come back
    if (changes.every(({ op }) => op !== 'forget')) this.#steps = [...this.#steps, done.map(({ id }) => id)];
    this.wasRefused = false;
  }
  /** Takes back the last change of this page. */
  undo(): void {
    const last = this.#steps.at(-1) ?? [];
    this.#steps = this.#steps.slice(0, -1);
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- replaced whole, never changed after it is kept
    const own = new Set(this.#own.keys());
    let undone: readonly SeasonOperation[] = [];
    for (const id of [...last].reverse()) {
      const changes = undoing([...this.operations, ...undone], id, own);
      this.wasRefused = changes === null;
      if (changes === null) return;
      const more = changes.map((change) => ({ ...change, id: randomId(), at: Date.now() }));
      more.forEach((each) => own.add(each.id));
      undone = [...undone, ...more];
    }
    this.#add(undone);
  }
  /** Shows no note about a change any more. */
  dismiss({ change }: Conflict): void {
    this.#seen = [...this.#seen, change.id];
  }

  #add(changes: readonly SeasonChange[]): readonly SeasonOperation[] {
    const [at, known] = [Date.now(), this.operations.length - this.document.unsent.length];
    const added = changes.map((change) => ({ ...change, id: randomId(), at }));
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- replaced whole, never changed after it is kept
    this.#own = new Map([...this.#own, ...added.map(({ id }) => [id, known] as const)]);
    this.document.add(added);
    return added;
  }
  #findConflicts(): readonly Conflict[] {
    const own = this.#own;
    const from = Math.min(...own.values());
    const recent = this.operations.slice(from);
    return recent.flatMap((change, j): Conflict[] => {
      // what enters by itself replaces nothing
      if (own.has(change.id) || (change.op === 'result' && change.entered)) return [];
      const same = recent.flatMap((mine, i) =>
        own.has(mine.id) && setSameThing(mine, change) ? [{ i, knew: own.get(mine.id)! - from }] : [],
      );
      const last = same.at(-1);
      if (last === undefined || last.knew > j) return [];
      if (change.op === 'remove' && change.what !== 'result') return [{ kind: 'gone', change }];
      return [{ kind: last.i < j ? 'theirs' : 'yours', change }];
    });
  }

  /** Stores the name for the list of seasons. */
  keepName(name: string): void {
    keepSeason({ id: this.id, key: this.key, name });
  }
}
