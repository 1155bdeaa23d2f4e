import type { Call } from '../command.ts';
import { formatTable } from '../table.ts';
import { newConduct, type Conduct, type ProgramReport } from './conduct.ts';

/** How the programs among the bots have behaved, following docs/schema/simulation.schema.json and arena.schema.json; empty without programs. */
export const programsJson = (programs: readonly ProgramReport[]) =>
  programs.length === 0 ? {} : { programs: programs.map(({ seat, bot, conduct }) => ({ seat, bot, ...conduct })) };

const COLUMNS = Object.keys(newConduct()) as (keyof Conduct)[];

export function printPrograms(programs: readonly ProgramReport[], { io, words }: Pick<Call, 'io' | 'words'>): void {
  if (programs.length === 0) return;
  const heads = ['seat', 'bot', ...COLUMNS].map((key) => words.text(`program-${key}`));
  const rows = programs.map(({ seat, bot, conduct }) => [String(seat), bot, ...COLUMNS.map((name) => String(conduct[name]))]);
  io.say(formatTable(heads, rows, io));
  for (const { seat, bot, lastErrorLine } of programs)
    if (lastErrorLine !== '') io.say(words.text('program-last-words', { seat, bot, line: lastErrorLine }));
}
