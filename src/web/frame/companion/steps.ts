import * as v from 'valibot';
import { fail, ok, type Result } from '../../../kit/index.ts';

/**
 * The log of an evening at a real table. Every tap is a step that changes the list of notes at one place, so that undo
 * takes back corrections as it takes back notes.
 */
export interface Step<Note> {
  /** The index of the note that is replaced or removed, or before which one is inserted. */
  readonly at: number;
  readonly removes: boolean;
  /** Null only removes. */
  readonly note: Note | null;
}

export interface EveningLog<Note> {
  readonly game: string;
  /** When the evening began, in milliseconds. */
  readonly began: number;
  /** Checked by the game. */
  readonly setup: unknown;
  readonly steps: readonly Step<Note>[];
}

const FORM = 1;
/** More taps than the longest evening has. */
const MAX_STEPS = 5000;
/** The length of the longest text that is parsed. */
export const MAX_LOG_TEXT = 2_000_000;

/** The notes that the steps made. */
export function notesOf<Note>(steps: readonly Step<Note>[]): readonly Note[] {
  const notes: Note[] = [];
  for (const { at, removes, note } of steps) notes.splice(at, removes ? 1 : 0, ...(note === null ? [] : [note]));
  return notes;
}

export const formatLog = (log: EveningLog<unknown>): string => `${JSON.stringify({ form: FORM, ...log })}\n`;

/** Parses untrusted text. @param note the game's schema of a note */
export function parseLog<Note>(
  text: string,
  game: string,
  note: v.GenericSchema<unknown, Note>,
): Result<EveningLog<Note>, 'unreadable' | 'other-game'> {
  if (text.length > MAX_LOG_TEXT) return fail('unreadable');
  const step = v.object({ at: v.pipe(v.number(), v.integer(), v.minValue(0)), removes: v.boolean(), note: v.nullable(note) });
  const schema = v.object({
    form: v.literal(FORM),
    game: v.string(),
    began: v.pipe(v.number(), v.finite()),
    setup: v.unknown(),
    steps: v.pipe(v.array(step), v.maxLength(MAX_STEPS)),
  });
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return fail('unreadable');
  }
  if (typeof data === 'object' && data !== null && 'game' in data && typeof data.game === 'string' && data.game !== game)
    return fail('other-game');
  const read = v.safeParse(schema, data);
  if (!read.success) return fail('unreadable');
  const { began, setup, steps } = read.output;
  return fits(steps) ? ok({ game, began, setup, steps }) : fail('unreadable');
}

/** Whether every step changes a place that is there. */
function fits(steps: readonly Step<unknown>[]): boolean {
  let length = 0;
  return steps.every(({ at, removes, note }) => {
    if (at > length - Number(removes) || (!removes && note === null)) return false;
    length += Number(note !== null) - Number(removes);
    return true;
  });
}
