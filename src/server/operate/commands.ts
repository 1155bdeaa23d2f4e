import { parseArgs } from 'node:util';
import { fail, ok, type Problem, type Result } from '../../kit/index.ts';
import type { RacePhase } from '../../protocol/index.ts';
import { MAX_RETENTION_DAYS, OPERATOR_NAME_PATTERN } from '../races/index.ts';
import { isNetwork } from '../wire/index.ts';

/** The commands of operators, parsed. */
export type OperatorCommand =
  | { readonly command: 'list'; readonly phase: RacePhase | null; readonly most: number; readonly json: boolean }
  /** What several people keep together: seasons, and evenings at a real table. */
  | { readonly command: 'documents'; readonly most: number; readonly json: boolean }
  | { readonly command: 'show'; readonly name: string; readonly json: boolean }
  | { readonly command: 'close' | 'mend'; readonly name: string }
  | { readonly command: 'delete'; readonly name: string; readonly isSure: boolean }
  /** `network` null: lists the bans. */
  | { readonly command: 'ban'; readonly network: string | null; readonly days: number | null; readonly lift: boolean }
  /** `days` undefined: shows the setting; null: off. */
  | { readonly command: 'retention'; readonly days: number | null | undefined; readonly now: boolean };

export const COMMANDS = ['list', 'documents', 'show', 'close', 'mend', 'delete', 'ban', 'retention'] as const;
export const isCommand = (text: string | undefined): boolean => COMMANDS.some((command) => command === text);

const PHASES: readonly RacePhase[] = ['gathering', 'riding', 'over', 'away'];
const DEFAULT_LISTED = 50;
const MAX_LISTED = 10_000;
const MAX_BAN_DAYS = 3_650;

const OPTIONS = {
  phase: { type: 'string' },
  most: { type: 'string' },
  days: { type: 'string' },
  json: { type: 'boolean' },
  yes: { type: 'boolean' },
  lift: { type: 'boolean' },
  now: { type: 'boolean' },
} as const;
type Option = keyof typeof OPTIONS;
const ALLOWED: Readonly<Record<(typeof COMMANDS)[number], readonly Option[]>> = {
  list: ['phase', 'most', 'json'],
  documents: ['most', 'json'],
  show: ['json'],
  close: [],
  mend: [],
  delete: ['yes'],
  ban: ['days', 'lift'],
  retention: ['now'],
};

/** A whole number from 1 to `most`; null: not one. */
function wholeNumber(text: string, most: number): number | null {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}

/** Problems: `operate-usage`, `operate-value` with the value that does not fit. */
export function parseCommand(args: readonly string[]): Result<OperatorCommand, Problem> {
  const usage = fail<Problem>({ code: 'operate-usage', facts: { known: COMMANDS.join(', ') } });
  const wrong = (value: string): Result<never, Problem> => fail({ code: 'operate-value', facts: { value: value.slice(0, 60) } });
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    return usage;
  }
  const { values, positionals } = parsed;
  const [name, argument, ...more] = positionals;
  const command = COMMANDS.find((known) => known === name);
  if (command === undefined || more.length > 0) return usage;
  if (Object.keys(values).some((option) => !ALLOWED[command].some((allowed) => allowed === option))) return usage;
  const { phase, most, days, json = false } = values;
  switch (command) {
    case 'list': {
      if (argument !== undefined) return usage;
      const wanted = phase === undefined ? null : PHASES.find((known) => known === phase);
      if (wanted === undefined) return wrong(phase ?? '');
      const count = most === undefined ? DEFAULT_LISTED : wholeNumber(most, MAX_LISTED);
      return count === null ? wrong(most ?? '') : ok({ command, phase: wanted, most: count, json });
    }
    case 'documents': {
      if (argument !== undefined) return usage;
      const count = most === undefined ? DEFAULT_LISTED : wholeNumber(most, MAX_LISTED);
      return count === null ? wrong(most ?? '') : ok({ command, most: count, json });
    }
    case 'show':
    case 'close':
    case 'mend':
    case 'delete': {
      if (argument === undefined) return usage;
      if (!OPERATOR_NAME_PATTERN.test(argument)) return wrong(argument);
      if (command === 'delete') return ok({ command, name: argument, isSure: values.yes === true });
      return ok(command === 'show' ? { command, name: argument, json } : { command, name: argument });
    }
    case 'ban': {
      const lift = values.lift === true;
      if (argument === undefined) return lift || days !== undefined ? usage : ok({ command, network: null, days: null, lift });
      if (!isNetwork(argument)) return wrong(argument);
      const length = days === undefined ? null : wholeNumber(days, MAX_BAN_DAYS);
      return days !== undefined && length === null ? wrong(days) : ok({ command, network: argument.toLowerCase(), days: length, lift });
    }
    case 'retention': {
      const now = values.now === true;
      if (argument === undefined || argument === 'off') return ok({ command, days: argument === undefined ? undefined : null, now });
      const length = wholeNumber(argument, MAX_RETENTION_DAYS);
      return length === null ? wrong(argument) : ok({ command, days: length, now });
    }
  }
}
