import type { Facts, FinalRank, Seat } from '../../kit/index.ts';
import { CHANCE, applyEvents, factsOf } from '../../kit/index.ts';
import type { Race } from '../race/race.ts';
import { formatHead } from './format-record.ts';

/** The same race ridden several times, or a race and its variations, laid side by side. */

/** Whether two were begun alike: the same game, set-up and seal, so that whoever decides alike is dealt alike. */
export const isSameRace = (a: Race, b: Race): boolean => beginningOf(a) === beginningOf(b);

const beginningOf = ({ variation: _, hints: __, ...race }: Race): string => formatHead(race);

/** Where in a race a seat decides: equal in two races where it is asked the same for the same time. */
export interface When {
  readonly stage: number;
  /** The round; where the game counts none, the how-manieth of the seat's own turns in this stage. */
  readonly part: number;
  readonly kind: string;
  readonly facts: Facts;
}

/** What was done there in one of the races. */
export interface Done {
  /** The entry. */
  readonly n: number;
  readonly action: Readonly<Record<string, unknown>>;
}

/** A decision that was not the same in all of them; null where a race did not come to it. */
export interface Difference {
  readonly when: When;
  readonly done: readonly (Done | null)[];
}

/** How a seat stood in each of the races when a part of them was over. */
export interface Stood {
  readonly stage: number;
  readonly part: number;
  /** Null: nobody can say, or the race did not come so far. */
  readonly points: readonly (number | null)[];
  /** The last entry of that part in each. */
  readonly n: readonly (number | null)[];
}

export interface Comparison {
  /** The first entry that is not the same in all, and who decided there; null: all went alike as far as the shortest of them. */
  readonly parted: { readonly n: number; readonly seat: Seat } | null;
  /** Of the seat's decisions, in order, those that differ. */
  readonly differences: readonly Difference[];
  readonly stood: readonly Stood[];
  /** The part of the race, by its place in `stood`, in which the points went furthest apart; -1: they never did. */
  readonly widest: number;
}

type PointsNow = (state: unknown) => readonly FinalRank[] | null;

/**
 * @param races of which any two are the same race; at least two
 * @param turn the kind of question that a seat is asked once in each of its turns, by which they are counted in a game without rounds: what is asked out of turn may be asked in one race
 * and not in the other. Left out: every decision is a turn.
 */
export function compareRaces(races: readonly Race[], seat: Seat, pointsNow: PointsNow, turn?: string): Comparison {
  const read = races.map((race) => readRide(race, seat, pointsNow, turn));
  const stood = joined(read.map(({ parts }) => parts)).map(([, found]): Stood => {
    const { stage, part } = found.find((each) => each !== null)!;
    return { stage, part, points: found.map((each) => each?.points ?? null), n: found.map((each) => each?.n ?? null) };
  });
  return { parted: partingOf(races, read), differences: differencesOf(read), stood, widest: widestOf(stood) };
}

// ---- one race ----

interface Part extends Pick<Stood, 'stage' | 'part'> {
  readonly points: number | null;
  readonly n: number;
}
interface Ride {
  readonly decisions: ReadonlyMap<string, Done & { readonly when: When }>;
  readonly parts: ReadonlyMap<string, Part>;
  /** Every entry in one text. */
  readonly lines: readonly string[];
}

function readRide({ game, config, entries }: Race, seat: Seat, pointsNow: PointsNow, turn: string | undefined): Ride {
  const decisions = new Map<string, Done & { readonly when: When }>();
  const parts = new Map<string, Part>();
  const lines: string[] = [];
  let state = game.start(config);
  let own = { stage: 0, count: 0 };
  let current: Pick<Stood, 'stage' | 'part'> | null = null;
  const end = (n: number): void => {
    if (current === null) return;
    const points = pointsNow(state)?.find((rank) => rank.seat === seat)?.points ?? null;
    parts.set(`${current.stage}/${current.part}`, { ...current, points, n });
  };
  for (const { n, seat: who, action, events } of entries) {
    const { stage, round } = game.progress(state);
    if (own.stage !== stage) own = { stage, count: 0 };
    const asked = who === seat ? game.pending(state) : null;
    if (asked !== null && turn === undefined) own = { stage, count: own.count + 1 };
    const part = round ?? own.count + (turn === undefined ? 0 : 1);
    // the position before this entry is the last of the part before
    if (current !== null && (current.stage !== stage || current.part !== part)) end(n - 1);
    current = { stage, part };
    lines.push(`${who} ${game.actions.format(state, action)}`);
    if (asked !== null) {
      const { kind, facts } = asked;
      // what comes until the next one belongs to that
      if (kind === turn) own = { stage, count: own.count + 1 };
      const key = freeKey(decisions, [stage, part, kind, facts['asked'] ?? '', facts['rider'] ?? ''].join('/'));
      decisions.set(key, { n, when: { stage, part, kind, facts }, action: factsOf(game.actions, state, action) });
    }
    state = applyEvents(game, state, events);
  }
  end(entries.length);
  return { decisions, parts, lines };
}

/** What is asked once more in the same round is another question. */
function freeKey(known: ReadonlyMap<string, unknown>, key: string): string {
  for (let again = 1; ; again++) if (!known.has(`${key}#${again}`)) return `${key}#${again}`;
}

// ---- several ----

/** By key, in the order of the first that has it, what each has there. */
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

function differencesOf(rides: readonly Ride[]): readonly Difference[] {
  const all = joined(rides.map(({ decisions }) => decisions)).flatMap(([, found]) => {
    const texts = new Set(found.map((each) => JSON.stringify(each?.action ?? null)));
    return texts.size === 1 ? [] : [{ when: found.find((each) => each !== null)!.when, done: found }];
  });
  // what one race alone came to stands where it was, not behind later rounds of the others
  return all.toSorted((a, b) => a.when.stage - b.when.stage || a.when.part - b.when.part);
}

function partingOf(races: readonly Race[], rides: readonly Ride[]): Comparison['parted'] {
  const shortest = Math.min(...rides.map(({ lines }) => lines.length));
  for (let i = 0; i < shortest; i++) {
    if (rides.every(({ lines }) => lines[i] === rides[0]!.lines[i])) continue;
    const deciding = races.map(({ entries }) => entries[i]!.seat).find((seat) => seat !== CHANCE);
    return { n: i + 1, seat: deciding ?? CHANCE };
  }
  return null;
}

function widestOf(stood: readonly Stood[]): number {
  const gapOf = ({ points }: Stood): number | null => {
    const known = points.filter((each) => each !== null);
    return known.length < 2 ? null : Math.max(...known) - Math.min(...known);
  };
  let [widest, most, before] = [-1, 0, 0];
  stood.forEach((each, i) => {
    const gap = gapOf(each);
    if (gap === null) return;
    if (gap - before > most) [widest, most] = [i, gap - before];
    before = gap;
  });
  return widest;
}
