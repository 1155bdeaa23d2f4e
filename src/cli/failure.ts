import type { Problem } from '../kit/index.ts';

/** Exit codes; docs/command-line.md tells them to people. */
export const EXIT = { ok: 0, wrong: 1, usage: 2, bug: 3 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** What ends a command early: problems with their file, and the exit code. Thrown by commands, caught in `main.ts` alone. */
export class Failure extends Error {
  readonly problems: readonly Problem[];
  readonly exit: Exit;
  /** The file the places are in; null: the command line itself. */
  readonly file: string | null;

  constructor(exit: Exit, file: string | null, ...problems: readonly Problem[]) {
    super(problems.map(({ code }) => code).join(', '));
    this.exit = exit;
    this.file = file;
    this.problems = problems;
  }
}

/** The call makes no sense. */
export const usage = (code: string, facts: Problem['facts'] = {}, at = ''): Failure => new Failure(EXIT.usage, null, { code, facts, at });
