import type { Content, Facts } from '../../kit/index.ts';
import { createOperatorView, deleteExpired, operatorName, readRetention, setRetention, type OperatorView } from '../races/index.ts';
import type { Store, StoredRace } from '../store/index.ts';
import { changeBan, MAX_BANS, readBans } from '../wire/index.ts';
import type { OperatorCommand } from './commands.ts';

const DAY_MS = 86_400_000;
/** Races whose names are computed with one query. */
const NAMES_AT_ONCE = 10_000;

export interface OperateOptions {
  readonly store: Store;
  readonly content: Content;
  /** A line of output. */
  readonly print: (line: string) => void;
  /** A sentence for the operator. */
  readonly say: (key: string, facts?: Facts) => string;
}

/** `refused`: nothing was changed, and a sentence said why. */
export type Outcome = 'done' | 'refused';

/** Runs a command of an operator on the store, also while servers use it: each change is one transaction, and the servers learn of it. */
export async function operate(command: OperatorCommand, options: OperateOptions): Promise<Outcome> {
  switch (command.command) {
    case 'list':
      return list(command, options);
    case 'documents':
      return listDocuments(command, options);
    case 'show':
    case 'close':
    case 'mend':
    case 'delete':
      return operateRace(command, options);
    case 'ban':
      return ban(command, options);
    case 'retention':
      return retention(command, options);
  }
}

const momentOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');

const summaryOf = (race: StoredRace): Readonly<Record<string, string | number | boolean | null>> => ({
  name: operatorName(race.id),
  game: race.game,
  phase: race.phase,
  listed: race.listed,
  rows: race.rows,
  entries: race.summary?.entries ?? 0,
  created: momentOf(race.created),
  touched: momentOf(race.touched),
});

async function list(
  { phase, most, json }: Extract<OperatorCommand, { command: 'list' }>,
  { store, print }: OperateOptions,
): Promise<Outcome> {
  const races = (await store.admin.races(phase, most)).map(summaryOf);
  const columns = ['name', 'game', 'phase', 'listed', 'rows', 'entries', 'created', 'touched'];
  if (json) print(JSON.stringify(races, null, 2));
  else printTable(columns, races, print);
  return 'done';
}

async function listDocuments(
  { most, json }: Extract<OperatorCommand, { command: 'documents' }>,
  { store, print }: OperateOptions,
): Promise<Outcome> {
  const documents = (await store.documents.list(most)).map(({ id, kind, last, chars, created, touched }) => ({
    ...{ name: operatorName(id), kind, operations: last, characters: chars },
    ...{ created: momentOf(created), touched: momentOf(touched) },
  }));
  if (json) print(JSON.stringify(documents, null, 2));
  else printTable(['name', 'kind', 'operations', 'characters', 'created', 'touched'], documents, print);
  return 'done';
}

function printTable(columns: readonly string[], rows: readonly Readonly<Record<string, unknown>>[], print: (line: string) => void): void {
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column])))];
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => line[i]!.length)));
  for (const line of lines)
    print(
      line
        .map((text, i) => text.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    );
}

/** The race of a name or of its beginning. A string: why there is none. */
async function findRace(name: string, { store }: OperateOptions): Promise<StoredRace | 'unknown' | 'several'> {
  const found: string[] = [];
  for (let after = ''; ;) {
    const ids = await store.admin.idsAfter(after, NAMES_AT_ONCE);
    found.push(...ids.filter((id) => operatorName(id).startsWith(name)));
    if (found.length > 1) return 'several';
    if (ids.length < NAMES_AT_ONCE) break;
    after = ids.at(-1)!;
  }
  const race = found[0] === undefined ? null : await store.findRace(found[0]);
  return race ?? 'unknown';
}

async function operateRace(command: Extract<OperatorCommand, { name: string }>, options: OperateOptions): Promise<Outcome> {
  const { store, content, print, say } = options;
  const race = await findRace(command.name, options);
  const refuse = (key: string): Outcome => {
    print(say(key, { name: command.name }));
    return 'refused';
  };
  if (race === 'unknown' && command.command === 'delete') {
    const outcome = await deleteDocument(command, options);
    if (outcome !== 'unknown') return outcome;
  }
  if (race === 'unknown' || race === 'several') return refuse(`operate-${race}`);
  const done = (key: string): Outcome => {
    print(say(key, { name: operatorName(race.id) }));
    return 'done';
  };
  if (command.command === 'delete') {
    if (!command.isSure) return refuse('operate-not-sure');
    await store.admin.remove(race.id);
    await store.eraseDeleted();
    return done('operate-deleted');
  }
  const view = await createOperatorView(race, { store, content });
  try {
    if (command.command === 'show') return await show(race, view, command.json ? 'json' : 'text', options);
    if (view.race === null) return refuse('operate-not-begun');
    if (command.command === 'mend') {
      if (view.race.problem === null) return done('operate-sound');
      return (await view.race.repair()) === null ? done('operate-mended') : refuse('operate-failed');
    }
    return (await view.race.endRace()) === null ? done('operate-closed') : refuse('operate-failed');
  } finally {
    view.close();
  }
}

/** Deletes the document of a name, or of its beginning, if one document alone has it. */
async function deleteDocument(
  { name, isSure }: Extract<OperatorCommand, { command: 'delete' }>,
  { store, print, say }: OperateOptions,
): Promise<Outcome | 'unknown'> {
  const found = (await store.documents.list(NAMES_AT_ONCE)).filter(({ id }) => operatorName(id).startsWith(name));
  if (found.length !== 1) return 'unknown';
  if (!isSure) {
    print(say('operate-not-sure', { name }));
    return 'refused';
  }
  await store.documents.remove(found[0]!.id);
  await store.eraseDeleted();
  print(say('operate-deleted', { name: operatorName(found[0]!.id) }));
  return 'done';
}

async function show(race: StoredRace, view: OperatorView, how: 'json' | 'text', { store, print }: OperateOptions): Promise<Outcome> {
  const isOwned = race.owner !== null && (await store.admin.isAlive(race.owner));
  const shown = {
    ...summaryOf(race),
    running: isOwned ? 'at a server' : 'at no server',
    problem: view.problem ?? 'none',
    bytes: view.bytes,
    seats: view.seats.map(({ name, driver }) => `${name} (${driver})`).join(', '),
  };
  if (how === 'json') print(JSON.stringify(shown, null, 2));
  else for (const [field, value] of Object.entries(shown)) print(`${field.padEnd(8)}  ${String(value)}`);
  return 'done';
}

async function ban(
  { network, days, lift }: Extract<OperatorCommand, { command: 'ban' }>,
  { store, print, say }: OperateOptions,
): Promise<Outcome> {
  if (network === null) {
    const bans = await readBans(store);
    if (bans.length === 0) print(say('operate-no-bans'));
    for (const each of bans) print(`${each.network.padEnd(43)}  ${each.until === null ? '-' : momentOf(each.until)}`);
    return 'done';
  }
  const until = days === null ? null : (await store.now()) + days * DAY_MS;
  const isChanged = await changeBan(store, network, lift ? null : { until });
  const key = isChanged ? (lift ? 'operate-lifted' : 'operate-banned') : lift ? 'operate-not-banned' : 'operate-many-bans';
  print(say(key, { network, most: MAX_BANS }));
  return isChanged ? 'done' : 'refused';
}

async function retention(
  { days, now }: Extract<OperatorCommand, { command: 'retention' }>,
  { store, print, say }: OperateOptions,
): Promise<Outcome> {
  if (days !== undefined) await setRetention(store, days);
  const set = await readRetention(store);
  print(set === null ? say('operate-no-retention') : say('operate-retention', { days: set }));
  if (!now) return 'done';
  let deleted = 0;
  for (;;) {
    const some = await deleteExpired(store);
    deleted += some.length;
    if (some.length === 0) break;
  }
  print(say('operate-expired', { count: deleted }));
  return 'done';
}
