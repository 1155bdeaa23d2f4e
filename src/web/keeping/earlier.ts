import { CHANCE, NOBODY, type Problem } from '../../kit/index.ts';
import { gameOfRecord, type Row } from '../../table/index.ts';
import { forget, keysFrom, recall, remember } from '../lib/storage.ts';
import { parseNote, type RaceNote } from './note.ts';
import type { WholeRace } from './visit.ts';

/**
 * Races as the first version of the page kept them: texts in localStorage, `race.ID.note` (JSON), `race.ID.record` (the whole record), `race.ID.answers` (JSON, by seat),
 * `race.ID.damaged` (a record put aside). They are moved into the database when somebody needs them.
 */

const key = (id: string, part: 'note' | 'record' | 'answers' | 'damaged' | 'tab'): string => `race.${id}.${part}`;
const NAME = /^race\.(.+)\.(?:note|record)$/;

export interface EarlierRace {
  /** Null: it cannot be ridden, and stays where it is. */
  readonly race: WholeRace | null;
  readonly note: RaceNote | null;
  /** What is wrong with its note, or with its record; the rows of the race are those before it. */
  readonly problems: readonly Problem[];
}

export const isEarlier = (id: string): boolean => recall(key(id, 'note')) !== null || recall(key(id, 'record')) !== null;

export const earlierIds = (): readonly string[] => [...new Set(keysFrom('race.').flatMap((name) => NAME.exec(name)?.[1] ?? []))];

/** Its note alone, for lists. */
export function earlierNote(id: string): { readonly note: RaceNote | null; readonly problem: Problem | null } {
  if (recall(key(id, 'record')) === null) return { note: null, problem: { code: 'kept-record-missing' } };
  const text = recall(key(id, 'note'));
  if (text === null) return { note: null, problem: { code: 'kept-note-missing' } };
  const read = parseNote(asNote(text));
  return read.ok ? { note: read.value, problem: null } : { note: null, problem: read.error };
}

/** The game it is of; undefined where there is no such race, or nobody can say. */
export const gameOfEarlier = (id: string): string | undefined =>
  earlierNote(id).note?.game ?? gameOfRecord(recall(key(id, 'record')) ?? '') ?? undefined;

/** A note of the first version in today's form; anything else as it is, to be refused with its place. */
function asNote(text: string): unknown {
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof kept !== 'object' || kept === null) return kept;
  const { version, round = 0, over = false, ...others } = kept as Readonly<Record<string, unknown>>;
  if (version !== 1) return { form: version };
  return { ...others, summary: { entries: 0, stage: 0, round, over, turn: over === true ? NOBODY : CHANCE } };
}

/** The tabs of the first version let go of a race that is another's, and write it no more. */
export const claimEarlier = (id: string): void => void remember(key(id, 'tab'), 'moved');

export async function readEarlier(id: string): Promise<EarlierRace> {
  const { note, problem } = earlierNote(id);
  const text = recall(key(id, 'record'));
  if (note === null || text === null) return { race: null, note, problems: problem === null ? [] : [problem] };
  // hardly anybody has one by now: fetched where there is one
  const split = await import('./split-record.ts').catch(() => null);
  if (split === null) return { race: null, note, problems: [{ code: 'kept-unread' }] };
  const { head, rows, entries, problems } = split.splitRecord(text);
  if (head === null) return { race: null, note, problems };
  const before = recall(key(id, 'damaged'));
  const aside = [...(before === null ? [] : [before]), ...(problems.length > 0 ? [text] : [])];
  const facts = factsOf(recall(key(id, 'answers'))).map((fact, i): Row => ({ n: rows.length + i + 1, kind: 'table', text: fact }));
  const moved = { ...note, summary: { ...note.summary, entries } };
  return { race: { note: moved, head, rows: [...rows, ...facts], aside }, note: moved, problems };
}

/** Answers in advance as facts about the table, a seat each. What cannot be read was never said. */
function factsOf(text: string | null): readonly string[] {
  try {
    const bySeat: unknown = JSON.parse(text ?? '{}');
    if (typeof bySeat !== 'object' || bySeat === null || Array.isArray(bySeat)) return [];
    return Object.entries(bySeat as Readonly<Record<string, unknown>>).flatMap(([seat, answers]) => {
      const said = /^\d{1,2}$/.test(seat) && typeof answers === 'object' && answers !== null && Object.keys(answers).length > 0;
      return said ? [JSON.stringify({ fact: 'answers', seat: Number(seat), answers })] : [];
    });
  } catch {
    return [];
  }
}

/** The text of its record, with everything else that is kept beside it as lines that say nothing to a reader of records. */
export function textOfEarlier(id: string): string | null {
  const [record, ...beside] = (['record', 'note', 'answers', 'damaged'] as const).map((part) => recall(key(id, part)));
  if (!isEarlier(id)) return null;
  return [record ?? '', ...beside.map((text) => (text === null ? '' : asRemark(text)))].join('');
}

/** A text inside a record, as lines that nobody reads. */
export const asRemark = (text: string): string =>
  text
    .split(/\r\n|\n|\r/)
    .map((line) => `# ${line}\n`)
    .join('');

/** Its texts go. What says to tabs of the first version that it is not theirs stays until the race is deleted, or they would write it again. */
export function forgetEarlier(id: string): void {
  for (const part of ['note', 'record', 'answers', 'damaged'] as const) forget(key(id, part));
}

export function deleteEarlier(id: string): void {
  forgetEarlier(id);
  forget(key(id, 'tab'));
}
