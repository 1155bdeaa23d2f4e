import { readFileSync } from 'node:fs';
import { createContent, root } from './files.ts';
import { EXIT, Failure, type Exit } from './failure.ts';
import type { Io } from './io.ts';
import { chooseLanguage, readCall } from './program.ts';
import { createWords, type Words } from './words.ts';

/** What a call stands in beside its words. */
export interface Surroundings {
  readonly io: Io;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * The command line: reads what is asked, does it, and turns whatever is wrong with it into sentences and an exit code. What it throws is a mistake of ours.
 * @param argv the words behind the program's name
 */
export async function main(argv: readonly string[], { io, env }: Surroundings): Promise<Exit> {
  const words = createWords(chooseLanguage(argv, env));
  try {
    const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };
    const read = readCall(argv, { io, words, content: createContent(), version });
    return read === 'told' ? EXIT.ok : await read.command.run(read.call);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    tell(error, io, words);
    return error.exit;
  }
}

/** `file:line:column: where: sentence (code)`. */
function tell(failure: Failure, io: Io, words: Words): void {
  for (const problem of failure.problems) {
    const { line, column, at, code } = problem;
    const place = [failure.file ?? 'windschatten', line, line === undefined ? undefined : column]
      .filter((part) => part !== undefined)
      .join(':');
    const where = at === undefined || at === '' ? '' : `${at}: `;
    io.say(`${plain(`${place}: ${where}${words.problem(problem)}`)} ${io.colours.dim(`(${code})`)}`);
  }
}

/** What a file holds is shown, not done: control characters would drive the terminal. */
const plain = (text: string): string => text.replace(/\p{Cc}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
