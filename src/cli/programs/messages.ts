import * as v from 'valibot';
import type { Facts, FinalRank, Seat } from '../../kit/index.ts';

/** Messages between the command line and a bot program, one JSON object per line (docs/bots.md, docs/schema/bot-line.schema.json). */

export const VERSION = 1;

/** Why a question was answered by default. `absent`: the program was no longer running. */
export const FAULTS = ['late', 'illegal', 'error', 'absent'] as const;
export type Fault = (typeof FAULTS)[number];

/** Why an answer is not valid. */
export interface FaultReason {
  readonly code: string;
  readonly section?: string;
  readonly facts?: Facts;
}

export interface Question {
  readonly pending: { readonly kind: string; readonly facts: Facts };
  /** All allowed actions in text form; the first is the default. */
  readonly options: readonly string[];
  readonly view: unknown;
  /** The position as the seat may know it, in the text form of the game. */
  readonly state: string;
  /** For a program that wants `followers`: for each option the riders who could follow it. */
  readonly followers?: readonly (readonly string[] | null)[];
}

/** What a program may ask for in `ready`. `single`: questions with one option, too; `followers`: who could follow each move. */
export const WANTS = ['single', 'followers'] as const;
export type Want = (typeof WANTS)[number];

export type HostLine =
  | {
      readonly type: 'hello';
      readonly protocol: 'windschatten-bot';
      readonly version: number;
      readonly game: string;
      readonly rulesVersion: number;
      readonly setup: unknown;
      /** Milliseconds for an answer. */
      readonly clock: number;
      /** The course of each stage, as `course --json` prints it; left out in games without courses. */
      readonly courses?: readonly unknown[];
    }
  | { readonly type: 'race'; readonly seat: Seat; readonly random: number }
  | ({ readonly type: 'ask'; readonly n: number; readonly clock: number } & Question)
  | { readonly type: 'default'; readonly n: number; readonly why: Fault; readonly action: string; readonly reason?: FaultReason }
  | { readonly type: 'result'; readonly standings: readonly FinalRank[] }
  | { readonly type: 'bye' };

const MAX_ACTION_CHARS = 1000;

const READY = v.object({ type: v.literal('ready'), version: v.number(), wants: v.optional(v.array(v.picklist(WANTS)), []) });
const ANSWER = v.object({
  type: v.literal('answer'),
  n: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  action: v.pipe(v.string(), v.maxLength(MAX_ACTION_CHARS)),
});
/** The question that an otherwise invalid answer refers to. */
const ABOUT = v.object({ type: v.literal('answer'), n: v.number() });

export type ProgramLine =
  | { readonly type: 'ready'; readonly version: number; readonly wants: readonly Want[] }
  | { readonly type: 'answer'; readonly n: number; readonly action: string }
  /** An invalid answer to this question. */
  | { readonly type: 'no-answer'; readonly n: number }
  /** Any other line, such as the program's own output. */
  | { readonly type: 'stray' };

const STRAY: ProgramLine = { type: 'stray' };

/** Reads a line of a program, which may be any text. */
export function readProgramLine(line: string): ProgramLine {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return STRAY;
  }
  const answer = v.safeParse(ANSWER, value);
  if (answer.success) return answer.output;
  const ready = v.safeParse(READY, value);
  if (ready.success) return ready.output;
  const about = v.safeParse(ABOUT, value);
  return about.success ? { type: 'no-answer', n: about.output.n } : STRAY;
}
