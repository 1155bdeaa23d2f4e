import { SECRET_PATTERN } from '../../protocol/index.ts';
import { formatSeason, seasonOf, seasonOperation, type Season, type SeasonChange, type SeasonOperation } from '../../table/index.ts';
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

/** A season on the server. */
export class OnlineSeason {
  readonly id: string;
  readonly key: string;
  readonly document: SharedDocument<SeasonOperation>;
  readonly unstored = null;
  operations: readonly SeasonOperation[] = $derived.by(() => this.document.operations);
  season: Season = $derived(seasonOf(this.operations));
  canEdit = $derived.by(() => this.document.canEdit);

  constructor(id: string, key: string) {
    [this.id, this.key] = [id, key];
    this.document = new SharedDocument({ id, key: key === '' ? null : key }, 'season', seasonOperation);
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
    const at = Date.now();
    this.document.add(changes.map((change) => ({ ...change, id: randomId(), at })));
  }

  /** Stores the name for the list of seasons. */
  keepName(name: string): void {
    keepSeason({ id: this.id, key: this.key, name });
  }
}
