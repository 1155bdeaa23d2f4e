import {
  lengthTo,
  phaseOf,
  placeOf,
  pointsToRide,
  reachFrom,
  reifenbreite as game,
  riderOnTurn,
  type Action,
  type Place,
  type State,
} from '../../../../games/reifenbreite/index.ts';
import { groundOf } from '../../medium/ground.ts';
import { mostWorth, sideOf, weigh } from '../../medium/medium.ts';
import { dearest, listed } from '../options.ts';
import { SCHOOL } from './school.ts';
import { LOOKS, weighFor, lookAround, look, worthOf } from './space.ts';
import { dot, beginTurn, lookAtCards, lookAtSwap, lookAtAsking, followLooks } from './turn.ts';

/**
 * How everybody rides in Master's imagined races: as Medium would, as far as some sums of what is seen at a glance can tell. Whoever rides on the road is asked what a space is worth; all else is made of
 * that: what dice and cards lead to, whether to follow. The numbers are a regression over what Medium thinks (`scripts/fit-schooled.mjs`, `school.ts`).
 */

const short = game.unchecked!;

/** What the rider who decides would do. */
export function schooledChoice(s: State): Action {
  const { items, count } = short.options(s);
  if (count === 1) return items[0]!;
  switch (phaseOf(s)) {
    case 'move':
      return bestMove(s, items, count);
    case 'turn':
      return bestTurn(s, items, count);
    case 'follow':
      return listed(items, count, dot(SCHOOL.follow, followLooks(s)) > 0 ? 'follow' : 'stay');
    case 'answer': {
      const choices = items.slice(0, count);
      return choices[mostWorth(weigh(s, choices, sideOf(s, 'team')))]!;
    }
    case 'take':
    case 'give':
      return dearest(items, count, phaseOf(s) === 'take' ? 1 : -1);
    default:
      return items[0]!;
  }
}

/** Turns short of the best beyond which a space is not looked at. */
const COMPANY = 1.1;

function bestMove(s: State, at: readonly Action[], count: number): Action {
  const ground = groundOf(s);
  const { toFinish } = ground.pace;
  const rider = riderOnTurn(s);
  const from = placeOf(s, rider);
  const w = weighFor(toFinish[from]!);
  let nearest = Infinity;
  for (let i = 0; i < count; i++) {
    const option = at[i]!;
    if (option.type === 'move' && toFinish[option.to]! < nearest) nearest = toFinish[option.to]!;
  }
  lookAround(s, ground, rider);
  const reach = reachFrom(s, from, pointsToRide(s));
  let best = at[0]!;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const option = at[i]!;
    if (option.type !== 'move' || toFinish[option.to]! > nearest + COMPANY) continue;
    const worth = worthOf(w, look(s, ground, rider, option.to, lengthTo(reach, option.to)), LOOKS);
    if (worth > most) [most, best] = [worth, option];
  }
  return best;
}

/** Looks at all options of a `move`, for whoever fits the weights. */
export function lookAtMove(s: State, to: Place): Float64Array {
  const ground = groundOf(s);
  const rider = riderOnTurn(s);
  const from = placeOf(s, rider);
  lookAround(s, ground, rider);
  return look(s, ground, rider, to, lengthTo(reachFrom(s, from, pointsToRide(s)), to));
}

function bestTurn(s: State, at: readonly Action[], count: number): Action {
  beginTurn(s);
  let best = at[0]!;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const option = at[i]!;
    let worth: number;
    if (option.type === 'dice') worth = 0;
    else if (option.type === 'cards')
      worth = dot(option.cards.length === 1 ? SCHOOL.one : SCHOOL.two, lookAtCards(s, riderOnTurn(s), option));
    else if (option.type === 'swap') worth = dot(SCHOOL.swap, lookAtSwap(s, option.rider));
    else if (option.type === 'ask') worth = dot(SCHOOL.ask, lookAtAsking(s, option.rider));
    else continue;
    if (worth > most) [most, best] = [worth, option];
  }
  return best;
}
