import type { Problem, Result } from '../kit/index.ts';

/** Exit codes, documented in docs/command-line.md. */
export const EXIT = { ok: 0, wrong: 1, usage: 2, bug: 3 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command early with problems, their file and an exit code. Commands throw it, and only `main.ts` catches it. */
export class Failure extends Error {
  readonly problems: readonly Problem[];
  readonly exit: Exit;
  /** The file that lines and columns refer to; null: the command line itself. */
  readonly file: string | null;

  constructor(exit: Exit, file: string | null, ...problems: readonly Problem[]) {
    super(problems.map(({ code }) => code).join(', '));
    this.exit = exit;
    this.file = file;
    this.problems = problems;
  }
}

/** A Failure of a call that makes no sense. */
export const usage = (code: string, facts: Problem['facts'] = {}, at = ''): Failure => new Failure(EXIT.usage, null, { code, facts, at });

/** The value of a result, or a Failure with its problems. @param file the one that lines and columns refer to */
export function orFail<T>(result: Result<T, readonly Problem[]>, file: string | null): T {
  if (!result.ok) throw new Failure(EXIT.wrong, file, ...result.error);
  return result.value;
}
