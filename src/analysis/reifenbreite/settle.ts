import { phaseOf, pointsToRide, reifenbreite as game, RIDER_COUNT, type Action, type State } from '../../games/reifenbreite/index.ts';
import { CHANCE, NO_SEAT } from '../../kit/index.ts';
import { rolloutChoice } from '../../bots/reifenbreite/judging/index.ts';
import { expectedPoints } from './expected-points.ts';
import { copiesOf } from '../copies.ts';

/**
 * The value of any position. At the beginning of a turn it is evaluated directly; elsewhere the turn is played to its end, over all answers of
 * chance by their weights, with decisions by the rollout policy. So the mean over all results equals the value before, exactly.
 */

const unchecked = game.unchecked!;

/** Positions on the stack. */
const copyAt = copiesOf(game);
/** The points of every seat for each of them. */
const sums: Float64Array[] = [];

const sumAt = (depth: number): Float64Array => (sums[depth] ??= new Float64Array(RIDER_COUNT));

/** After one of these actions the rider, or another one of the line, still has its turn. */
const STILL_HIS_TURN: ReadonlySet<Action['type']> = new Set(['swap', 'ask', 'agree', 'refuse']);

/** @param after the action that led here, if any @param into by seat */
export function settledValue(s: State, after: Action | null, into: Float64Array): void {
  settle(copyAt(0, s), turnAfter(after), 1, into);
}

/** Whether a turn has just begun, with no action in it yet. */
type Turn = 'new' | 'same';
const turnAfter = (action: Action | null): Turn => (action !== null && STILL_HIS_TURN.has(action.type) ? 'same' : 'new');

/** Plays on in `s`, which is changed. */
function settle(s: State, from: Turn, depth: number, into: Float64Array): void {
  let due = from;
  for (;;) {
    const phase = phaseOf(s);
    if (phase === 'start-roll' || phase === 'place') return expectedPoints(s, 'before a stage', into);
    const turn = game.turn(s);
    if (turn === NO_SEAT) return theEnd(s, into);
    if (phase === 'turn' && due === 'new') return expectedPoints(s, 'on the road', into);
    if (turn === CHANCE) return overAllOutcomes(s, depth, into);
    const option = rolloutChoice(s);
    due = turnAfter(option);
    unchecked.play(s, option);
  }
}

function theEnd(s: State, into: Float64Array): void {
  for (const { seat, points } of game.standings(s)) into[seat] = points;
}

/** Only the sum of these answers counts. */
const ADDED_UP: ReadonlySet<string> = new Set(['dice', 'extra']);

function overAllOutcomes(s: State, depth: number, into: Float64Array): void {
  const seats = s.config.setup.managers.length;
  const outcomes = game.outcomes(s);
  const addedUp = ADDED_UP.has(phaseOf(s));
  /** By resulting position: the total weight of the outcomes that lead there. */
  const ways = new Map<string, { readonly action: Action; weight: number }>();
  let all = 0;
  outcomes.forEach(({ action, weight }, i) => {
    all += weight;
    let key = String(i);
    if (addedUp) {
      const next = copyAt(depth, s);
      unchecked.play(next, action);
      key = `${phaseOf(next)} ${pointsToRide(next)}`;
    }
    const known = ways.get(key);
    if (known === undefined) ways.set(key, { action, weight });
    else known.weight += weight;
  });
  const sum = sumAt(depth);
  const one = new Float64Array(seats);
  sum.fill(0);
  for (const { action, weight } of ways.values()) {
    const next = copyAt(depth, s);
    unchecked.play(next, action);
    settle(next, 'new', depth + 1, one);
    for (let seat = 0; seat < seats; seat++) sum[seat]! += (weight / all) * one[seat]!;
  }
  for (let seat = 0; seat < seats; seat++) into[seat] = sum[seat]!;
}
