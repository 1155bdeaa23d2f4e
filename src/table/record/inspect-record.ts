import type { Problem } from '../../kit/index.ts';
import { NO_SEAT } from '../../kit/index.ts';
import type { Race } from '../race/race.ts';
import { playBack } from '../race/race.ts';
import type { CheckedRecord } from './check-record.ts';
import { auditRecord, auditTable, verifyRecord } from './check-record.ts';
import type { ParsedRecord } from './parse-record.ts';

/**
 * The result of an inspection, as a code:
 * - `found-right`: a finished race; every action is by the rules, every answer of chance from the sealed seed, the final table right;
 * - `found-right-so-far`: the same of a race that is not over;
 * - `found-typed`, `found-sealed`, `found-taken-over`: actions right; the dice could not be checked, because they were typed in or the envelope is
 *   closed, or only those from an action on could be;
 * - `found-renamed`: actions and dice right; the set-up could not be checked, because names were changed after the start;
 * - `found-older`: played by older rules, and decided otherwise by the present ones; everything else right;
 * - `found-damaged`: read in part; nothing wrong in its beginning;
 * - `found-wrong`: an action, a die or the final table is wrong;
 * - `found-unusable`: the set-up cannot be used.
 */
export const FINDINGS = [
  'found-right',
  'found-right-so-far',
  'found-typed',
  'found-sealed',
  'found-taken-over',
  'found-renamed',
  'found-older',
  'found-damaged',
  'found-wrong',
  'found-unusable',
] as const;
export type Finding = (typeof FINDINGS)[number];

export interface Inspection {
  /** The one line: a code of `FINDINGS`, with `actions` (read), `decided` (found right by the rules) and `outcomes` (found right by the seed). */
  readonly summary: Problem & { readonly code: Finding };
  /** Everything that can be checked of a record was checked and was right. */
  readonly ok: boolean;
  /** All problems that prevent it, the text's own first. */
  readonly problems: readonly Problem[];
  readonly dice: CheckedRecord;
  readonly rules: CheckedRecord;
  /** The race is over by its events. */
  readonly over: boolean;
  /** Whether the race can be continued from its end: it is not over, and all of it is by rules, the present or older ones. */
  readonly canGoOn: boolean;
  /** To be continued the race needs a new seal, because its own is not open, does not fit, or is missing. */
  readonly needsNewSeal: boolean;
}

const NOTHING: CheckedRecord = { ok: false, checked: 0, problem: null };

/** Audits the actions, verifies the dice and compares the final table, whether the race is over or not. */
export function inspectRecord({ race, problems, remarks }: ParsedRecord): Inspection {
  if (race === null) {
    const summary = { code: 'found-unusable', facts: { actions: 0, decided: 0, outcomes: 0 } } as const;
    return { summary, ok: false, problems, dice: NOTHING, rules: NOTHING, over: false, canGoOn: false, needsNewSeal: true };
  }
  const dice = verifyRecord(race);
  const end = playBack(race);
  const over = race.game.turn(end) === NO_SEAT;
  const rules = auditOf(race, end, problems.length > 0 ? 'beginning' : 'whole');
  const all = [...problems, ...remarks, ...[rules.problem, dice.problem].filter((problem) => problem !== null)];
  const facts = { actions: race.entries.length, decided: rules.checked, outcomes: dice.checked };
  return {
    summary: { code: codeFor(all) ?? (over ? 'found-right' : 'found-right-so-far'), facts },
    ok: all.length === 0,
    problems: all,
    dice,
    rules,
    over,
    canGoOn: !over && (rules.problem === null || rules.problem.code === 'audit-older'),
    needsNewSeal: needsNewSeal(race, dice),
  };
}

/** Checks the actions by the present rules and the table by the events. Where older rules decided otherwise it is neither right nor wrong: `audit-older`. */
function auditOf(race: Race, end: unknown, read: 'whole' | 'beginning'): CheckedRecord {
  const { game, rulesVersion, standings } = race;
  // A beginning has no table, even where its events end the race.
  const audited = auditRecord(read === 'whole' ? race : { ...race, standings: game.standings(end) });
  if (audited.ok || audited.problem?.code === 'audit-standings' || rulesVersion === game.rulesVersion) return audited;
  const table = read === 'whole' ? auditTable({ ...race, standings }, end) : null;
  const n = audited.checked + 1;
  return { ...audited, problem: table ?? { code: 'audit-older', facts: { rules: rulesVersion, known: game.rulesVersion, n } } };
}

/** A problem that is no fault of the record, but leaves something unchecked. */
const UNCHECKED: Readonly<Record<string, Finding>> = {
  'audit-older': 'found-older',
  'verify-not-sealed': 'found-typed',
  'verify-not-opened': 'found-sealed',
  'verify-taken-over': 'found-taken-over',
  'verify-renamed': 'found-renamed',
};

/** Undefined: there is none. */
function codeFor(problems: readonly Problem[]): Finding | undefined {
  const codes = problems.map(({ code }) => code);
  const wrong = codes.filter((code) => UNCHECKED[code] === undefined);
  if (wrong.some((code) => /^(audit|verify|envelope)-/.test(code) || code === 'record-section')) return 'found-wrong';
  if (wrong.length > 0) return 'found-damaged';
  return codes[0] === undefined ? undefined : UNCHECKED[codes[0]];
}

function needsNewSeal({ chance, entries }: Race, verdict: CheckedRecord): boolean {
  if (chance.kind === 'script') return chance.typed !== true;
  if (chance.seed === null || (chance.from ?? 1) > entries.length + 1) return true;
  return verdict.problem !== null && verdict.problem.code !== 'verify-taken-over' && verdict.problem.code !== 'verify-renamed';
}
