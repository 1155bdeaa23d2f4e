import { fail, ok, type Problem, type Result } from '../../kit/index.ts';
import {
  DOCUMENT_KINDS,
  MAX_DOCUMENT_CHARS,
  MAX_DOCUMENT_OPERATIONS,
  SECRET_PATTERN,
  type DocumentDto,
  type DocumentKind,
} from '../../protocol/index.ts';
import { rowsOf, seasonOf, withoutName, type SeasonChange, type SeasonOperation } from '../../table/index.ts';
import { dateOfHead, hasHash, hashOf, newSecret, retryUntilUnchanged, type AddressBudget, type Races } from '../races/index.ts';
import type { Store, StoredDocument, StoredOperation } from '../store/index.ts';
import { readOperation, type ReadOperation } from './kinds.ts';

/** What several people keep together (docs/decisions/0028-seasons-online.md). Every call answers when its effect is stored. */
export interface Documents {
  /** @param address pays for it. Problem: `wire-often` */
  add(kind: DocumentKind, address: string): Promise<Result<{ readonly id: string; readonly key: string }, readonly Problem[]>>;
  /** The operations after number `after`; null: unknown. */
  read(id: string, key: string, after: number): Promise<DocumentDto | null>;
  /** Appends what the document has not. Problems: `document-unknown`, `document-key`, `document-full`, `wire-field`, `wire-often`, `room-busy`. */
  append(
    id: string,
    key: string,
    operations: readonly { readonly id: string }[],
    address: string,
  ): Promise<Result<{ readonly last: number }, readonly Problem[]>>;
  /** Deletes it for all. Problems: `document-unknown`, `document-key`. */
  remove(id: string, key: string): Promise<Result<null, readonly Problem[]>>;
  /** Enters no more results by itself. */
  close(): Promise<void>;
}

/** What a new document costs its address besides its operations: a hundred at once, then one in half a minute. */
const NEW_DOCUMENT_BYTES = 150_000;
/** How often a process looks for finished races whose results have not entered. */
const ENTER_INTERVAL_MS = 5_000;
const MAX_RACES_AT_ONCE = 1_000;

export interface DocumentsOptions {
  readonly store: Pick<Store, 'documents' | 'findRace' | 'eraseDeleted' | 'now'>;
  readonly races: Pick<Races, 'endOf'>;
  readonly report: (error: unknown, doing: string) => void;
  /** How often results enter by themselves; left out: `ENTER_INTERVAL_MS`. */
  readonly enterIntervalMs?: number;
  readonly budget: AddressBudget;
}

const unknown = fail([{ code: 'document-unknown' }]);

export function createDocuments({ store, races, budget, report, enterIntervalMs = ENTER_INTERVAL_MS }: DocumentsOptions): Documents {
  const { documents } = store;
  const waiting = new Map<string, Promise<unknown>>();
  /** Works on a document one after the other at this process, so that only other processes can be faster. */
  async function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const turn = (waiting.get(id) ?? Promise.resolve()).then(work, work);
    waiting.set(id, turn);
    try {
      return await turn;
    } finally {
      if (waiting.get(id) === turn) waiting.delete(id);
    }
  }
  const find = async (id: string): Promise<StoredDocument | null> => (SECRET_PATTERN.test(id) ? documents.find(id) : null);
  const canEdit = ({ editor }: StoredDocument, key: string): boolean => SECRET_PATTERN.test(key) && hasHash(key, editor);

  /** The document, if the key allows to change it. */
  async function findForEditor(id: string, key: string): Promise<Result<StoredDocument, readonly Problem[]>> {
    const found = await find(id);
    if (found === null) return unknown;
    return canEdit(found, key) ? ok(found) : fail([{ code: 'document-key' }]);
  }

  /** Earlier operations with the names of these members. */
  async function forgettingIn(id: string, members: ReadonlySet<string>): Promise<readonly { readonly n: number; readonly line: string }[]> {
    const earlier = members.size === 0 ? [] : await documents.since(id, 0);
    return earlier.flatMap(({ n, line }) => {
      const before = JSON.parse(line) as SeasonOperation;
      const after = [...members].reduce(withoutName, before);
      return after === before ? [] : [{ n, line: JSON.stringify(after) }];
    });
  }

  /** Appends those of the operations that the document has not. Null: another process has changed it meanwhile. */
  async function appendNew(
    { id, last, chars, touched }: StoredDocument,
    sent: readonly ReadOperation[],
    entered: readonly string[] = [],
  ): Promise<Result<{ readonly last: number }, readonly Problem[]> | null> {
    const known = await documents.knownAmong(
      id,
      sent.map((each) => each.id),
    );
    const added = sent.filter((each, i) => !known.has(each.id) && sent.findIndex((other) => other.id === each.id) === i);
    if (added.length === 0) return ok({ last });
    const more = added.reduce((sum, { line }) => sum + line.length, 0);
    if (last + added.length > MAX_DOCUMENT_OPERATIONS || chars + more > MAX_DOCUMENT_CHARS) return fail([{ code: 'document-full' }]);
    // each operation has a later moment than those before it, so that files of the document have its order
    const first = Math.max(await store.now(), touched + 1);
    const stored = await documents.append(id, last, {
      operations: added.map((each, i) => ({ id: each.id, line: each.line, at: first + i })),
      chars: more,
      forgets: await forgettingIn(id, new Set(added.flatMap(({ forgets }) => (forgets === undefined ? [] : [forgets])))),
      opens: added.flatMap(({ opens }) => (opens === undefined ? [] : [opens])),
      entered,
    });
    return stored ? ok({ last: last + added.length }) : null;
  }

  /** Enters the results of finished races, once each. A result that the organisers have entered stays. */
  async function enterResults(id: string): Promise<void> {
    await retryUntilUnchanged(async () => {
      const found = await documents.find(id);
      if (found === null) return unknown;
      const finished = await documents.finishedRaces(id, found.last);
      if (finished.length === 0) return ok({ last: found.last });
      const season = seasonOf((await documents.since(id, 0)).map(operationOf));
      const results: ReadOperation[] = [];
      const tried: string[] = [];
      for (const online of finished) {
        const race = season.races.find((each) => each.online === online);
        const [end, stored] = await Promise.all([races.endOf(online), store.findRace(online)]);
        const rows = end === null || race === undefined ? [] : rowsOf(end, season.members, race.absences);
        if (race === undefined || rows.length === 0) {
          tried.push(online);
          continue;
        }
        const date = dateOfHead(stored?.head ?? '') ?? race.date;
        const change: SeasonChange = { op: 'result', race: race.id, source: online, date, entered: true, rows };
        const name = `result-${online}`;
        results.push({ id: name, line: JSON.stringify({ id: name, ...change }) });
      }
      if (tried.length > 0) await documents.markTried(id, found.last, tried);
      if (results.length === 0) return ok({ last: found.last });
      return appendNew(
        found,
        results,
        finished.filter((online) => !tried.includes(online)),
      );
    });
  }

  let lookedAt = '';
  /** Enters results of the next part of all races, also of those that ended while no process ran. */
  async function enterAll(): Promise<void> {
    try {
      const pending = await documents.pendingRaces(lookedAt, MAX_RACES_AT_ONCE);
      lookedAt = pending.length < MAX_RACES_AT_ONCE ? '' : pending.at(-1)!.race;
      const ready = new Set(pending.filter(({ isFinished }) => isFinished).map(({ document }) => document));
      for (const id of ready) await inTurn(id, () => enterResults(id)).catch((error: unknown) => report(error, 'entering a result'));
    } catch (error) {
      report(error, 'looking for results');
    }
  }
  let entering = enterAll();
  let isEntering = true;
  const ended = (): void => void (isEntering = false);
  void entering.then(ended);
  const timer = setInterval(() => {
    if (isEntering) return;
    isEntering = true;
    entering = enterAll();
    void entering.then(ended);
  }, enterIntervalMs);
  timer.unref();

  return {
    async close() {
      clearInterval(timer);
      await entering;
    },
    async add(kind, address) {
      const within = budget.check(address);
      if (!within.ok) return within;
      budget.spend(address, { bytes: NEW_DOCUMENT_BYTES });
      const [id, key] = [newSecret(), newSecret()];
      await documents.add({ id, kind, editor: hashOf(key) });
      return ok({ id, key });
    },
    async read(id, key, after) {
      if (!SECRET_PATTERN.test(id)) return null;
      await inTurn(id, () => enterResults(id));
      const found = await find(id);
      const kind = DOCUMENT_KINDS.find((each) => each === found?.kind);
      if (found === null || kind === undefined) return null;
      const operations = after >= found.last ? [] : (await documents.since(id, after)).filter(({ n }) => n <= found.last);
      return { kind, last: found.last, canEdit: canEdit(found, key), operations: operations.map(operationOf) };
    },
    async append(id, key, operations, address) {
      const found = await findForEditor(id, key);
      if (!found.ok) return found;
      const kind = DOCUMENT_KINDS.find((each) => each === found.value.kind);
      if (kind === undefined) return unknown;
      const read: ReadOperation[] = [];
      for (const sent of operations) {
        const operation = readOperation(kind, sent);
        if (!operation.ok) return operation;
        read.push(operation.value);
      }
      const within = budget.check(address);
      if (!within.ok) return within;
      budget.spend(address, { bytes: read.reduce((sum, { line }) => sum + line.length, 0) });
      const appended = await inTurn(id, () =>
        retryUntilUnchanged(async () => {
          const now = await find(id);
          return now === null ? unknown : appendNew(now, read);
        }),
      );
      if (appended.ok && read.some(({ forgets }) => forgets !== undefined)) await store.eraseDeleted();
      return appended;
    },
    async remove(id, key) {
      const found = await findForEditor(id, key);
      if (!found.ok) return found;
      await documents.remove(id);
      await store.eraseDeleted();
      return ok(null);
    },
  };
}

const operationOf = ({ line, at }: StoredOperation): SeasonOperation => ({ ...(JSON.parse(line) as SeasonOperation), at });
