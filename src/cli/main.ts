import { readFileSync } from 'node:fs';
import { createContent, root } from './files.ts';
import { EXIT, Failure, type Exit } from './failure.ts';
import type { Io } from './io.ts';
import { similarWords, type Problem } from '../kit/index.ts';
import { chooseLanguage, readCall } from './program.ts';
import { createWords, type Words } from './words.ts';

/** The output and the environment variables of a call. */
export interface Surroundings {
  readonly io: Io;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Reads a command line and runs its command. Turns every Failure into sentences and an exit code; anything else that it throws is a bug.
 * @param argv the words after the program's name
 */
export async function main(argv: readonly string[], { io, env }: Surroundings): Promise<Exit> {
  const words = createWords(chooseLanguage(argv, env));
  try {
    const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };
    const parsed = readCall(argv, { io, words, content: createContent(), version });
    return parsed === 'printed' ? EXIT.ok : await parsed.command.run(parsed.call);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    printFailure(error, io, words);
    return error.exit;
  }
}

/** `file:line:column: where: sentence (code)`. */
function printFailure(failure: Failure, io: Io, words: Words): void {
  for (const problem of failure.problems) {
    const { line, column, at, code } = problem;
    const place = [failure.file ?? 'windschatten', line, line === undefined ? undefined : column]
      .filter((part) => part !== undefined)
      .join(':');
    const where = at === undefined || at === '' ? '' : `${at}: `;
    const hint = similarTo(problem);
    const meant = hint.length === 0 ? '' : ` ${words.text('did-you-mean', { similar: hint.join(', ') })}`;
    io.note(`${escaped(`${place}: ${where}${words.problem(problem)}${meant}`)} ${io.noteColours.dim(`(${code})`)}`);
  }
}

/** The facts that may be a misspelt word. `known` has the words that would be right. */
const MISSPELT = ['found', 'option', 'command', 'course', 'bot', 'preset', 'board', 'field', 'game'];

/** The known words that the problem's word may have meant. */
function similarTo({ facts = {} }: Problem): readonly string[] {
  const { known } = facts;
  const word = MISSPELT.map((name) => facts[name]).find((value) => typeof value === 'string');
  return typeof known === 'string' && typeof word === 'string' ? similarWords(word, known.split(', ')) : [];
}

/** Escapes control characters, because text from a file must not control the terminal. */
const escaped = (text: string): string => text.replace(/\p{Cc}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
