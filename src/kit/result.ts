/**
 * Errors as values. Unreadable input gives a `Result` with problems that name their place, an illegal move gives a
 * `Refusal`, and `throw` is for our own mistakes.
 */

export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Wraps a value as a successful result. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Wraps an error as a failed result. */
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/**
 * A problem in untrusted input. `code` names the kind and is the key for translations. `at` is a place that a
 * person can find (a file, a field such as `teams[2].manager`). `line` and `column` count from 1 if the input is
 * text.
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
 * Why an action is illegal: a stable code, the section of the rules (`UR 5.4b`) and the facts. `web` and `cli` make
 * sentences of it in the reader's language.
 */
export interface Refusal {
  readonly code: string;
  readonly section: string;
  readonly facts: Facts;
}

/** Makes a refusal. `section` is the section of the rules it rests on. */
export const refusal = (code: string, section: string, facts: Facts = {}): Refusal => ({ code, section, facts });

/** Why a bot made its decision: a code for translation and its facts. Never a sentence. */
export interface Reason {
  readonly code: string;
  readonly facts: Facts;
  /** An obvious reason: shown on request, not with every line. */
  readonly plain?: true;
}
