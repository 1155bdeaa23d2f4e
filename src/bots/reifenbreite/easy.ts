import {
  CARD_VALUE,
  courseOf,
  occupant,
  phaseOf,
  placeOf,
  placeToFollowTo,
  positionInTeam,
  riderAsked,
  riderOnTurn,
  type Action,
  type CardKind,
  type Place,
  type State,
} from '../../games/reifenbreite/index.ts';
import type { Random } from '../../kit/index.ts';
import type { Bot } from '../bot.ts';
import { reasonFor } from './reasons.ts';

/**
 * Rides as people do in their first race: follows where that is far enough, otherwise throws the dice, rides as far as it can, and keeps its
 * cards for the last part of the road. docs/figures.md says how a scripted newcomer does against it.
 */
export const easy: Bot<State, Action> = {
  name: 'easy',
  game: 'reifenbreite',
  choose(seen, choices, random) {
    if (choices.length === 1) return choices[0]!;
    return bestOf(choices, liking(seen), random);
  },
  explain: reasonFor,
};

/** The option it likes most; ties are broken at random. */
function bestOf(choices: readonly Action[], worth: (option: Action) => number, random: Random): Action {
  let best: Action[] = [];
  let most = -Infinity;
  for (const option of choices) {
    const value = worth(option);
    if (value > most) [most, best] = [value, [option]];
    else if (value === most) best.push(option);
  }
  return best.length === 1 ? best[0]! : best[random.below(best.length)]!;
}

/** How options are liked in this phase. */
function liking(s: State): (option: Action) => number {
  switch (phaseOf(s)) {
    case 'place':
      return (option) => (option.type === 'place' ? along(s, option.at) - 0.1 * positionInTeam(option.rider) : 0);
    case 'turn':
      return turn(s);
    case 'move':
      return (option) => (option.type === 'move' ? along(s, option.to) + (hasWheel(s, option.to) ? WHEEL : 0) : 0);
    case 'follow':
      return following(s);
    case 'answer':
      return (option) => (option.type === 'refuse' ? 1 : 0);
    case 'take':
      return (option) => (option.type === 'take' ? valueOf([option.card]) : 0);
    case 'give':
      return (option) => (option.type === 'give' ? -valueOf([option.card]) : 0);
    default:
      return () => 0;
  }
}

/** The last part of the road, in which it plays its cards. */
const LAST_PART = 1 / 3;

/** Its highest cards near the end, otherwise the dice. It neither takes the car nor changes the lead. */
function turn(s: State): (option: Action) => number {
  const course = courseOf(s);
  const isLate = along(s, placeOf(s, riderOnTurn(s))) > (1 - LAST_PART) * course.lines.at(-1)!.distance;
  return (option) => {
    if (option.type === 'dice') return 0;
    return option.type === 'cards' && isLate && !option.breakaway ? valueOf(option.cards) : -1;
  };
}

/** The spaces that a newcomer gives up for a place behind another rider. */
const WHEEL = 1.5;
/** The spaces that make it follow, a few less than two dice bring. */
const WORTH_FOLLOWING = 4;

function following(s: State): (option: Action) => number {
  const brings = along(s, placeToFollowTo(s)) - along(s, placeOf(s, riderAsked(s)));
  return (option) => (option.type === 'follow' ? brings : WORTH_FOLLOWING - 0.5);
}

/** Spaces from the start, as one sees them on the board; what the inside of a bend saves is left out. */
const along = (s: State, place: Place): number => courseOf(s).front[place]! / courseOf(s).frontDenominator;

const hasWheel = (s: State, place: Place): boolean => {
  const course = courseOf(s);
  const ahead = course.straight[place]!;
  return ahead >= 0 && occupant(s, course.spaceOf[ahead]!) >= 0;
};

const valueOf = (cards: readonly CardKind[]): number => cards.reduce((sum, kind) => sum + CARD_VALUE[kind]!, 0);
