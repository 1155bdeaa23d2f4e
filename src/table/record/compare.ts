import type { Facts, FinalRank, Seat } from '../../kit/index.ts';
import { CHANCE, applyEvents, factsOf } from '../../kit/index.ts';
import type { Race } from '../race/race.ts';
import { formatHead } from './format-record.ts';

/** Compares the same race played several times, or a race and its variations. */

/** Whether two races began alike: the same game, set-up and seal, so that the same decisions get the same dice. */
export const isSameRace = (a: Race, b: Race): boolean => beginningOf(a) === beginningOf(b);

const beginningOf = ({ date: _, variation: __, hints: ___, ...race }: Race): string => formatHead(race);

/** Where in a race a seat decides. Equal in two races where the seat is asked the same question for the same time. */
export interface DecisionPoint {
  readonly stage: number;
  /** The number of the round; in a game without rounds the number of the seat's own turn in this stage. */
  readonly part: number;
  readonly kind: string;
  readonly facts: Facts;
}

/** The decision at such a point in one of the races. */
export interface RecordedDecision {
  /** The number of the entry. */
  readonly n: number;
  readonly action: Readonly<Record<string, unknown>>;
  /** What the game says of it instead of technical names. */
  readonly described: Readonly<Record<string, unknown>>;
}

/** A decision that was not the same in all races; null where a race did not come to it. */
export interface Difference {
  readonly when: DecisionPoint;
  readonly decisions: readonly (RecordedDecision | null)[];
}

/** The points of a seat in each of the races when a part of them was over. */
export interface PartStandings {
  readonly stage: number;
  readonly part: number;
  /** Null: not known, or the race did not come so far. */
  readonly points: readonly (number | null)[];
  /** The last entry of that part in each race. */
  readonly n: readonly (number | null)[];
}

export interface Comparison {
  /** The first entry that is not the same in all races, and its seat; null: there is none as far as the shortest race goes. */
  readonly firstDifference: { readonly n: number; readonly seat: Seat } | null;
  /** The seat's decisions that differ, in order. */
  readonly differences: readonly Difference[];
  readonly parts: readonly PartStandings[];
  /** The part of the race, by its index in `parts`, in which the points went furthest apart; -1: none. */
  readonly widest: number;
}

type PointsNow = (state: unknown) => readonly FinalRank[] | null;

/**
 * @param races of which any two are the same race; at least two
 * @param turn the kind of question that a seat is asked once in each of its turns. Turns are counted by it in a game without rounds, because questions out of turn may occur in one race
 * and not in the other. Left out: every decision is a turn.
 */
export function compareRaces(races: readonly Race[], seat: Seat, pointsNow: PointsNow, turn?: string): Comparison {
  const read = races.map((race) => readDecisions(race, seat, pointsNow, turn));
  const parts = joined(read.map(({ parts }) => parts)).map(([, found]): PartStandings => {
    const { stage, part } = found.find((each) => each !== null)!;
    return { stage, part, points: found.map((each) => each?.points ?? null), n: found.map((each) => each?.n ?? null) };
  });
  return { firstDifference: firstDifferenceOf(races, read), differences: differencesOf(read), parts, widest: widestOf(parts) };
}

// ---- one race ----

interface Part extends Pick<PartStandings, 'stage' | 'part'> {
  readonly points: number | null;
  readonly n: number;
}
interface RaceDecisions {
  readonly decisions: ReadonlyMap<string, RecordedDecision & { readonly when: DecisionPoint }>;
  readonly parts: ReadonlyMap<string, Part>;
  /** Every entry in one text. */
  readonly lines: readonly string[];
}

function readDecisions({ game, config, entries }: Race, seat: Seat, pointsNow: PointsNow, turn: string | undefined): RaceDecisions {
  const decisions = new Map<string, RecordedDecision & { readonly when: DecisionPoint }>();
  const parts = new Map<string, Part>();
  const lines: string[] = [];
  let state = game.start(config);
  let own = { stage: 0, count: 0 };
  let current: Pick<PartStandings, 'stage' | 'part'> | null = null;
  const end = (n: number): void => {
    if (current === null) return;
    const points = pointsNow(state)?.find((rank) => rank.seat === seat)?.points ?? null;
    parts.set(`${current.stage}/${current.part}`, { ...current, points, n });
  };
  for (const { n, seat: who, action, events } of entries) {
    const { stage, round } = game.progress(state);
    if (own.stage !== stage) own = { stage, count: 0 };
    const question = who === seat ? game.pending(state) : null;
    if (question !== null && turn === undefined) own = { stage, count: own.count + 1 };
    const part = round ?? own.count + (turn === undefined ? 0 : 1);
    // The position before this entry is the last one of the part before.
    if (current !== null && (current.stage !== stage || current.part !== part)) end(n - 1);
    current = { stage, part };
    lines.push(`${who} ${game.actions.format(state, action)}`);
    if (question !== null) {
      const { kind, facts } = question;
      // What follows until the next one belongs to this part.
      if (kind === turn) own = { stage, count: own.count + 1 };
      const key = freeKey(decisions, [stage, part, kind, facts['asked'] ?? '', facts['rider'] ?? ''].join('/'));
      decisions.set(key, {
        n,
        when: { stage, part, kind, facts },
        action: factsOf(game.actions, state, action),
        described: game.describeAction?.(state, action) ?? {},
      });
    }
    state = applyEvents(game, state, events);
  }
  end(entries.length);
  return { decisions, parts, lines };
}

/** The same question asked again in the same round is another one. */
function freeKey(known: ReadonlyMap<string, unknown>, key: string): string {
  for (let again = 1; ; again++) if (!known.has(`${key}#${again}`)) return `${key}#${again}`;
}

// ---- several ----

/** By key, in the order of the first list that has it, the value of each list. */
function joined<T>(all: readonly ReadonlyMap<string, T>[]): readonly (readonly [string, readonly (T | null)[]])[] {
  const keys: string[] = [];
  for (const each of all) {
    let at = 0;
    for (const key of each.keys()) {
      const known = keys.indexOf(key);
      if (known < 0) keys.splice(at++, 0, key);
      else at = known + 1;
    }
  }
  return keys.map((key) => [key, all.map((each) => each.get(key) ?? null)]);
}

function differencesOf(races: readonly RaceDecisions[]): readonly Difference[] {
  const all = joined(races.map(({ decisions }) => decisions)).flatMap(([, found]) => {
    const texts = new Set(found.map((each) => JSON.stringify(each?.action ?? null)));
    return texts.size === 1 ? [] : [{ when: found.find((each) => each !== null)!.when, decisions: found }];
  });
  // A part that only one race came to keeps its place, and does not follow later rounds of the others.
  return all.toSorted((a, b) => a.when.stage - b.when.stage || a.when.part - b.when.part);
}

function firstDifferenceOf(races: readonly Race[], read: readonly RaceDecisions[]): Comparison['firstDifference'] {
  const shortest = Math.min(...read.map(({ lines }) => lines.length));
  for (let i = 0; i < shortest; i++) {
    if (read.every(({ lines }) => lines[i] === read[0]!.lines[i])) continue;
    const deciding = races.map(({ entries }) => entries[i]!.seat).find((seat) => seat !== CHANCE);
    return { n: i + 1, seat: deciding ?? CHANCE };
  }
  return null;
}

function widestOf(parts: readonly PartStandings[]): number {
  const gapOf = ({ points }: PartStandings): number | null => {
    const known = points.filter((each) => each !== null);
    return known.length < 2 ? null : Math.max(...known) - Math.min(...known);
  };
  let [widest, most, before] = [-1, 0, 0];
  parts.forEach((each, i) => {
    const gap = gapOf(each);
    if (gap === null) return;
    if (gap - before > most) [widest, most] = [i, gap - before];
    before = gap;
  });
  return widest;
}
