import * as v from 'valibot';
import { fail, ok, type Problem, type Result } from '../kit/index.ts';
import type { Effort } from './examine.ts';
import type { MinedRace } from './mine-race.ts';
import { MINE, mineHead, minedRace } from './schemas.ts';

/** The parameters of a mining run; the same parameters give the same puzzles. */
export interface MineHead {
  readonly game: string;
  readonly seed: string;
  readonly effort: Effort;
}

/**
 * The results of a mining run, one race a line (docs/formats/puzzles.md). A run can be stopped at any time and
 * continued.
 */
export const formatMineHead = ({ game, seed, effort }: MineHead): string =>
  `${JSON.stringify({ format: MINE, version: 1, game, seed, effort })}\n`;
export const formatMined = (mined: MinedRace): string => `${JSON.stringify(mined)}\n`;

export interface MineText {
  readonly head: Pick<MineHead, 'game' | 'seed'> & { readonly effort: Readonly<Record<string, number>> };
  readonly races: readonly MinedRace[];
  /** The length of the complete lines; an unfinished last line does not count. */
  readonly length: number;
}

export function parseMine(text: string): Result<MineText, Problem> {
  const length = text.lastIndexOf('\n') + 1;
  const [first = '', ...others] = text.slice(0, length).split('\n').slice(0, -1);
  const head = v.safeParse(mineHead, parsed(first));
  if (!head.success) return unreadable(1, head.issues[0]);
  const races: MinedRace[] = [];
  for (const [i, line] of others.entries()) {
    const race = v.safeParse(minedRace, parsed(line));
    if (!race.success) return unreadable(i + 2, race.issues[0]);
    races.push(race.output as MinedRace);
  }
  return ok({ head: head.output, races, length });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

const unreadable = (line: number, issue: v.BaseIssue<unknown>): Result<never, Problem> =>
  fail({ code: 'puzzles-unreadable', line, at: v.getDotPath(issue) ?? '', facts: {} });
