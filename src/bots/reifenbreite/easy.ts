import {
  CARD_KIND_COUNT,
  CARD_OWNER,
  CARD_VALUE,
  cardsOfRider,
  mayPlayCard,
  courseOf,
  draftPreview,
  linesCrossed,
  managerOfRider,
  occupant,
  phaseOf,
  placeOf,
  placeToFollowTo,
  positionInTeam,
  riderAsked,
  riderOnTurn,
  surfaceChange,
  type Action,
  type Place,
  type Rider,
  type State,
} from '../../games/reifenbreite/index.ts';
import type { Random } from '../../kit/index.ts';
import type { Bot } from '../bot.ts';
import { cardPrice, estimateTurn, worthOfOption } from './turn-estimate.ts';
import { reasonFor } from './reasons.ts';
import { roadOf } from './road.ts';
import { estimatePlaces, meanMove, worthOf } from './worth.ts';

/**
 * A sensible player without a plan: follows where it pays, takes the short path and a good space for the next round, and plays cards where
 * they bring something. Looks one turn ahead by mean values.
 */
export const easy: Bot<State, Action> = {
  name: 'easy',
  game: 'reifenbreite',
  choose(seen, choices, random) {
    if (choices.length === 1) return choices[0]!;
    return bestOf(choices, judge(seen, choices), random);
  },
  explain: reasonFor,
};

/** The option with the greatest worth; ties are broken at random. */
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

/** How options are weighed in this phase. */
function judge(s: State, choices: readonly Action[]): (option: Action) => number {
  switch (phaseOf(s)) {
    case 'place':
      return placing(s);
    case 'turn':
      return turn(s);
    case 'answer':
      return answer(s);
    case 'move':
      return moving(s, choices);
    case 'follow':
      return following(s);
    case 'take':
      return (option) => (option.type === 'take' ? CARD_VALUE[option.card]! : 0);
    case 'give':
      return (option) => (option.type === 'give' ? -cardPrice(s, riderOnTurn(s), option.card) : 0);
    default:
      return () => 0;
  }
}

/** The front row, the star first; a place directly behind another rider is fine. */
function placing(s: State): (option: Action) => number {
  const course = courseOf(s);
  const { toFinish } = roadOf(course);
  return (option) => {
    if (option.type !== 'place') return 0;
    const ahead = course.straight[option.at]!;
    const draft = ahead >= 0 && occupant(s, course.spaceOf[ahead]!) >= 0 ? 0.8 : 0;
    return draft - toFinish[option.at]! - 0.1 * positionInTeam(option.rider);
  };
}

/** Distance to a line within which the rider with the cards should be in front. */
const NEAR = 13;
const ASKING_PAYS = 1.5;

function turn(s: State): (option: Action) => number {
  const rider = riderOnTurn(s);
  const from = placeOf(s, rider);
  const estimate = estimateTurn(s, rider, from);
  const dice = worthOfOption(estimate, { type: 'dice' });
  return (option) => {
    if (option.type === 'swap') {
      const line = roadOf(courseOf(s)).toLine[linesCrossed(s, rider)]![from]!;
      return line > NEAR ? -Infinity : dice + 0.6 * (ownCards(s, option.rider) - ownCards(s, rider)) - 1;
    }
    if (option.type === 'ask') {
      // costs one space, and gains the choice between following and a better starting space
      const won = meanMove(surfaceChange(s, placeOf(s, option.rider))) - meanMove(surfaceChange(s, from));
      return dice + won - ASKING_PAYS;
    }
    return worthOfOption(estimate, option);
  };
}

/** Energy cards with the rider's own number. */
function ownCards(s: State, rider: Rider): number {
  let cards = 0;
  CARD_OWNER.forEach((owner, kind) => (cards += owner === positionInTeam(rider) ? cardsOfRider(s, rider, kind) : 0));
  return cards;
}

/** The best of dice and single cards from a place, as an estimate of a turn there. */
function bestTurn(s: State, rider: Rider, from: Place): number {
  const estimate = estimateTurn(s, rider, from);
  let best = worthOfOption(estimate, { type: 'dice' });
  for (let kind = 0; kind < CARD_KIND_COUNT; kind++)
    if (mayPlayCard(s, rider, kind, from))
      best = Math.max(best, worthOfOption(estimate, { type: 'cards', cards: [kind], breakaway: false }));
  return best;
}

/** Being second has a value: the choice between following and the dice. */
const SECOND = 1.5;

function answer(s: State): (option: Action) => number {
  const asked = riderAsked(s);
  const front = placeOf(s, riderOnTurn(s));
  const leading = bestTurn(s, asked, front);
  const staying = bestTurn(s, asked, placeOf(s, asked)) + SECOND;
  return (option) => (option.type === 'agree' ? leading : staying);
}

/** How many of the best spaces are considered for possible followers. */
const LOOKED_AT = 5;
const TEAM_MATE_GAINS = 0.6;
const RIVAL_GAINS = 0.3;

function moving(s: State, choices: readonly Action[]): (option: Action) => number {
  const estimate = estimatePlaces(s, riderOnTurn(s));
  const worths = new Map<Action, number>();
  for (const option of choices) if (option.type === 'move') worths.set(option, worthOf(estimate, option.to));
  const ranked = [...worths].sort((a, b) => b[1] - a[1]).slice(0, LOOKED_AT);
  for (const [option, worth] of ranked) if (option.type === 'move') worths.set(option, worth + followersGain(s, option.to) + LOOKED_AT);
  return (option) => worths.get(option) ?? -Infinity;
}

/** The riders who would follow to a place, and the value of that to this seat. */
function followersGain(s: State, to: Place): number {
  const seat = managerOfRider(s.config, riderOnTurn(s));
  const { toFinish } = roadOf(courseOf(s));
  let gain = 0;
  for (const follower of draftPreview(s, to)) {
    if (follower.refusal !== null) break;
    const from = placeOf(s, follower.rider);
    const won = toFinish[from]! - toFinish[follower.to]! - meanMove(surfaceChange(s, from));
    if (won < -1) break;
    gain += managerOfRider(s.config, follower.rider) === seat ? TEAM_MATE_GAINS * (won + 1) : -RIVAL_GAINS * (won + 1);
  }
  return gain;
}

/** Bonus for following in spaces, because a draft is certain and dice are not. */
const FOLLOW_BONUS = 0.4;

function following(s: State): (option: Action) => number {
  const rider = riderAsked(s);
  const follow = worthOf(estimatePlaces(s, rider), placeToFollowTo(s)) + FOLLOW_BONUS;
  const stay = bestTurn(s, rider, placeOf(s, rider));
  return (option) => (option.type === 'follow' ? follow : stay);
}
