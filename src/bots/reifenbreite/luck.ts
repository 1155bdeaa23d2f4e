import {
  courseOf,
  linesCrossed,
  phaseOf,
  reifenbreite as game,
  riderOnTurn,
  type Action,
  type State,
  type Rider,
} from '../../games/reifenbreite/index.ts';
import { CHANCE, NOBODY } from '../../kit/index.ts';
import { swiftChoice } from './ahead/swift.ts';
import { copied, inUse, release } from './medium/copies.ts';
import { judge, judgeFrom } from './medium/judgement.ts';
import { Picture } from './medium/picture.ts';
import type { Side } from './medium/side.ts';
import { seatSide } from './medium/medium.ts';
import { WEIGHTS } from './medium/weights.ts';

/**
 * The luck of a throw or a chance card: what it brings each seat more than the mean of all that might have come, in points, by Medium's judgement of where everybody would ride then. Zero in the
 * mean whatever anybody decides, for each answer is weighed as chance gives it: so what a seat got less its luck is what it got, with less noise.
 */

const short = game.unchecked!;
/** Points alone count: what a rival loses is his own luck. */
const POINTS = { ...WEIGHTS, rivals: 0 };

const pictures: Picture[] = [];

/** @param luck [seat]: is added to. Nothing for what comes before the start and after the end */
export function addLuck(s: State, answer: Action, luck: Float64Array): void {
  if (s.config.stages.length > 1) throw new Error('the luck of a single race can be told, of several stages it cannot');
  const phase = phaseOf(s);
  if (phase === 'start-roll' || phase === 'verdict') return;
  const sides = Array.from({ length: luck.length }, (_, seat) => seatSide(s, seat, POINTS));
  sides.forEach((side, seat) => (pictures[seat] ??= new Picture()).draw(s, side));
  const rider = riderOnTurn(s);
  const came = new Float64Array(luck.length);
  const mean = meanOf(s, sides, rider, answer, came);
  for (let seat = 0; seat < luck.length; seat++) luck[seat]! += came[seat]! - mean[seat]!;
}

/** What chance will bring each seat in the mean. @param answer fills `came` with what this one brings */
function meanOf(s: State, sides: readonly Side[], rider: Rider, answer: Action | null, came: Float64Array | null): Float64Array {
  const mean = new Float64Array(sides.length);
  const known = new Map<string | Action, Float64Array>();
  let weights = 0;
  for (const { action, weight } of game.outcomes(s)) {
    // dice that come to the same lead to the same
    const key = action.type === 'roll' ? `${action.dice.reduce((sum, die) => sum + die, 0)}` : action;
    let worths = known.get(key);
    if (worths === undefined) {
      const used = inUse();
      const copy = copied(s);
      short.play(copy, action);
      known.set(key, (worths = worthOf(copy, sides, rider)));
      release(used);
    }
    if (action === answer) came?.set(worths);
    for (let seat = 0; seat < mean.length; seat++) mean[seat]! += weight * worths[seat]!;
    weights += weight;
  }
  return mean.map((sum) => sum / weights);
}

/** [seat]: what a position is worth once everybody who is asked has ridden, up to the next turn. */
function worthOf(s: State, sides: readonly Side[], rider: Rider): Float64Array {
  for (;;) {
    const turn = game.turn(s);
    if (turn === CHANCE && phaseOf(s) !== 'verdict') return meanOf(s, sides, rider, null, null);
    if (turn < 0 || turn === NOBODY || phaseOf(s) === 'turn') break;
    short.play(s, swiftChoice(s));
  }
  // a picture sees no photo cards, and nobody over the last line
  const full = s.config.setup.rules.cheating || linesCrossed(s, rider) === courseOf(s).lines.length;
  return Float64Array.from(sides, (side, seat) => (full ? judge(s, side) : judgeFrom(pictures[seat]!, s, rider)));
}
