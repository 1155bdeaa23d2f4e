/**
 * Readable outcomes instead of exceptions: unreadable input is a `Result` with
 * problems that name their place; a move that is not allowed is a `Refusal`; `throw` is kept for our own mistakes.
 */

export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/**
 * What is wrong with something from outside. `code` names the kind and is what catalogues translate; `at` says where in words a
 * person can follow (a file, a field such as `teams[2].manager`); `line` and `column` count from 1 where the input is text.
 */
export interface Problem {
  readonly code: string;
  readonly at?: string;
  readonly line?: number;
  readonly column?: number;
  readonly facts?: Facts;
}

/** Named details of a refusal or problem: riders by number, spaces by name, counts. Never a sentence. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

/**
 * Why something is not among the options: a stable code, the section of the canon it rests on (`UR 5.4b`),
 * and the facts. Sentences are made in `web` and `cli`, in the reader's language.
 */
export interface Refusal {
  readonly code: string;
  readonly section: string;
  readonly facts: Facts;
}

export const refusal = (code: string, section: string, facts: Facts = {}): Refusal => ({ code, section, facts });

/** Why somebody who is a program did what he did, for people: a code that catalogues put into words, and its facts. Never a sentence. */
export interface Reason {
  readonly code: string;
  readonly facts: Facts;
  /** What goes without saying: told when somebody asks, not with every line. */
  readonly plain?: true;
}
