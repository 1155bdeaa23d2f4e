import { usage } from '../failure.ts';
import { isFile } from '../files.ts';

/** `exec:python3 bot.py`: a program of the user plays. */
const EXEC = 'exec:';

export const isProgram = (bot: string): boolean => bot.startsWith(EXEC);

export interface ProgramCall {
  readonly file: string;
  readonly args: readonly string[];
}

/** Its words are split at blanks and handed over as they are: no shell reads them. */
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

const MOST_OF_NAME = 20;

/** Short names for the seats of a record, without folders, which are private. Each bot has one name. */
export function seatNamesOf(bots: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const bot of bots) {
    if (names.has(bot)) continue;
    const name = isProgram(bot) ? `${EXEC}${fileNameOf(bot)}` : bot;
    const taken = [...names.values()].filter((other) => other.replace(/#\d+$/, '') === name).length;
    names.set(bot, taken === 0 ? name : `${name}#${taken + 1}`);
  }
  return names;
}

/** `bot.py` of `exec:python3 -u examples/bot.py --key abc`: the first file behind the program, else the program itself. What else stands there may be a secret, and is in no name. */
function fileNameOf(bot: string): string {
  const [program = '', ...args] = wordsOf(bot);
  const word = args.find(isFile) ?? program;
  const file = word.split(/[/\\]/).findLast((part) => part !== '') ?? word;
  return file.replace(/[^\w.-]/g, '_').slice(0, MOST_OF_NAME);
}
