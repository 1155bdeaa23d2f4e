import { basename } from 'node:path';
import { isModule, MODULE } from '../module-bots.ts';
import { usage } from '../failure.ts';
import { isFile } from '../files.ts';

/** `exec:python3 bot.py` is a program of the user that plays as a bot. */
const EXEC = 'exec:';

export const isProgram = (bot: string): boolean => bot.startsWith(EXEC);

export interface ProgramCall {
  readonly file: string;
  readonly args: readonly string[];
}

/** Splits the command at blanks. No shell reads it. */
export function programCall(bot: string): ProgramCall {
  const [file, ...args] = wordsOf(bot);
  if (file === undefined) throw usage('program-missing', { found: bot }, '--bots');
  return { file, args };
}

const wordsOf = (bot: string): readonly string[] =>
  bot
    .slice(EXEC.length)
    .split(/\s+/)
    .filter((word) => word !== '');

const MAX_NAME_CHARS = 20;

/** Short names for the seats of a record, without folders, which are private. Each bot has one name. */
export function seatNamesOf(bots: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const bot of bots) {
    if (names.has(bot)) continue;
    const name = isProgram(bot) ? `${EXEC}${fileNameOf(bot)}` : isModule(bot) ? `${MODULE}${basename(bot).slice(0, MAX_NAME_CHARS)}` : bot;
    const taken = [...names.values()].filter((other) => other.replace(/#\d+$/, '') === name).length;
    names.set(bot, taken === 0 ? name : `${name}#${taken + 1}`);
  }
  return names;
}

/** `bot.py` of `exec:python3 -u examples/bot.py --key abc`: the first argument that is a file, else the program itself. Other arguments may be secrets, so no name has them. */
function fileNameOf(bot: string): string {
  const [program = '', ...args] = wordsOf(bot);
  const word = args.find(isFile) ?? program;
  const file = word.split(/[/\\]/).findLast((part) => part !== '') ?? word;
  return file.replace(/[^\w.-]/g, '_').slice(0, MAX_NAME_CHARS);
}
