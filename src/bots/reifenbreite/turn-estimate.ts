import {
  CARD_KIND_COUNT,
  CARD_OWNER,
  CARD_VALUE,
  cardsOfRider,
  CHANCE_EFFECTS,
  CHANCE_KINDS,
  FALL_TABLE,
  courseOf,
  finisherCount,
  hasMoved,
  inStack,
  isOnRoad,
  jerseyPointsOf,
  lengthTo,
  managerOfRider,
  photosOf,
  placeOf,
  positionInTeam,
  rankOf,
  rankPoints,
  reachFrom,
  RIDER_COUNT,
  riderBehind,
  roundOf,
  sprintPointsOf,
  surfaceAt,
  surfaceChange,
  type Action,
  type CardKind,
  type MovePoints,
  type Place,
  type Rider,
  type State,
} from '../../games/reifenbreite/index.ts';
import { estimatePlaces, SPACES_PER_POINT, worthOf, type PlaceEstimate } from './worth.ts';

/** More points than a turn can bring: 7 with an extra die, downhill. */
const MAX_POINTS = 18;
/** Weights of a follower's gain: positive for a team-mate, negative for a rival. */
const TEAM_MATE_FOLLOWS = 0.5;
const RIVAL_FOLLOWS = -0.25;
/** Spaces beyond which following beats the dice. */
const WORTH_FOLLOWING = 5;
const CARD = 1.8;
/** A disqualification counts more than its points, so the bot avoids the car unless the gain is large. */
const DREAD = 2;
/** Share of a card's mean value; below 1, since a card kept too long is worth nothing. */
const CARD_PRICE = 0.8;
/**
 * Additional reserve value of a card while this many turns remain; without it nearly all cards are spent by the
 * third round.
 */
const WAIT = 0.5;
const WAIT_TURNS = 8;

/** A rider's expectation of every way to make points (UR 5.6, 2) from a place, before any roll. */
export interface TurnEstimate {
  readonly places: PlaceEstimate;
  /** By points: the best place within this many spaces; [0] is staying. */
  readonly best: readonly number[];
  readonly change: MovePoints;
  /** For each space beyond WORTH_FOLLOWING: its value to the riders behind. */
  readonly followers: number;
}

/** @param from the rider's place, or the one that a change of the lead would give it */
export function estimateTurn(s: State, rider: Rider, from: Place): TurnEstimate {
  const places = estimatePlaces(s, rider);
  const reach = reachFrom(s, from, MAX_POINTS);
  const best = new Array<number>(MAX_POINTS + 1).fill(-Infinity);
  best[0] = worthOf(places, from) - 1;
  for (let i = 0; i < reach.count; i++) {
    const place = reach.queue[i]!;
    const length = lengthTo(reach, place);
    best[length] = Math.max(best[length]!, worthOf(places, place));
  }
  // stopping short is always allowed but staying is not, so from one space on the best so far counts
  for (let points = 1; points <= MAX_POINTS; points++)
    best[points] = best[points] === -Infinity ? best[points - 1]! : points === 1 ? best[1]! : Math.max(best[points]!, best[points - 1]!);
  return { places, best, change: surfaceChange(s, from), followers: followersWeight(places, from) };
}

function followersWeight({ s, seat }: PlaceEstimate, from: Place): number {
  let weight = 0;
  let at = from;
  for (let r = riderBehind(s, at); r >= 0 && !hasMoved(s, r); r = riderBehind(s, at)) {
    if (surfaceAt(s, placeOf(s, r)) !== surfaceAt(s, at)) break;
    weight += managerOfRider(s.config, r) === seat ? TEAM_MATE_FOLLOWS : RIVAL_FOLLOWS;
    at = placeOf(s, r);
  }
  return weight;
}

type Followers = 'may-follow' | 'alone';

/** The value of a total before the surface changes it. */
function worthOfTotal({ best, change, followers }: TurnEstimate, total: MovePoints, who: Followers): number {
  const points = Math.max(0, Math.min(MAX_POINTS, total + change));
  const beyond = points - WORTH_FOLLOWING;
  return best[points]! + (who === 'may-follow' && beyond > 0 ? beyond * followers : 0);
}

/** The mean over this many dice added to `base`; a 7 brings a chance card (UR 7). */
function roll(p: TurnEstimate, base: MovePoints, dice: number, who: Followers): number {
  const chance = roundOf(p.places.s) > 1 ? chanceCard(p, who) : worthOfTotal(p, 7, who);
  const worth = (total: MovePoints): number => (total === 7 ? chance : worthOfTotal(p, total, who));
  if (dice === 0) return worth(base);
  let sum = 0;
  for (let a = 1; a <= 6; a++) {
    if (dice === 1) sum += 6 * worth(base + a);
    else for (let b = 1; b <= 6; b++) sum += worth(base + a + b);
  }
  return sum / 36;
}

function chanceCard(p: TurnEstimate, who: Followers): number {
  const { s, rider } = p.places;
  if (s.config.setup.rules.fallTable) {
    const rides = FALL_TABLE.filter((result) => result === 'rides').length / FALL_TABLE.length;
    return rides * worthOfTotal(p, 7, who) + (1 - rides) * p.best[0]!;
  }
  let cards = 0;
  let sum = 0;
  CHANCE_KINDS.forEach((kind, i) => {
    const effect = CHANCE_EFFECTS[kind];
    const count = inStack(s, i);
    if (count === 0) return;
    let worth = (effect.gains ? CARD : 0) - (effect.loses ? CARD : 0) - (effect.photo ? photoCost(s, rider, 1) : 0);
    const alone = effect.alone ? 'alone' : who;
    if (effect.falls || effect.stops) worth += p.best[0]!;
    else if (effect.die === 'none') worth += worthOfTotal(p, 7 + effect.plus, alone);
    else for (let die = 1; die <= 6; die++) worth += worthOfTotal(p, die + (effect.die === 'again' ? 0 : 7), alone) / 6;
    cards += count;
    sum += count * worth;
  });
  return cards === 0 ? worthOfTotal(p, 7, who) : sum / cards;
}

/** The value of an option of a turn; -Infinity for options that make no points. */
export function worthOfOption(p: TurnEstimate, option: Action): number {
  const { s, rider } = p.places;
  switch (option.type) {
    case 'dice':
      return roll(p, 0, 2, 'may-follow');
    case 'cards': {
      let base = 0;
      let price = 0;
      for (const kind of option.cards) {
        base += CARD_VALUE[kind]!;
        price += cardPrice(s, rider, kind);
      }
      return roll(p, base, 2 - option.cards.length, option.breakaway ? 'alone' : 'may-follow') - price;
    }
    case 'car':
      return roll(p, option.dice === 1 ? 6 : 12, option.dice, 'may-follow') - photoCost(s, rider, option.dice === 1 ? 1 : 2);
    default:
      return -Infinity;
  }
}

/**
 * The reserve value of a card. It is high with much road left and few cards, and zero at the finish, so that cards are spent where they bring most.
 */
export function cardPrice(s: State, rider: Rider, kind: CardKind): number {
  const turns = turnsLeft(s, rider);
  let cards = 0;
  for (let k = 0; k < CARD_KIND_COUNT; k++) {
    if (CARD_OWNER[k] === positionInTeam(rider)) cards += cardsOfRider(s, rider, k);
    else if (CARD_OWNER[k] === -1) cards += cardsOfRider(s, rider, k) / ridersLeft(s, rider);
  }
  const scarce = Math.min(1, Math.max(0, turns - 1) / (cards + 1));
  const joker = CARD_OWNER[kind] === -1 ? 0.2 : 0;
  const wait = Math.min(1, Math.max(0, turns - 1) / WAIT_TURNS);
  return (CARD_VALUE[kind]! - 3.5 + joker) * scarce * CARD_PRICE * (1 + WAIT * wait);
}

const turnsLeft = (s: State, rider: Rider): number => {
  const { lines, length } = courseOf(s);
  const place = placeOf(s, rider);
  const { front, frontDenominator } = courseOf(s);
  const fromStart = front[place]! / frontDenominator;
  return Math.max(0, (lines.at(-1)?.distance ?? length) - fromStart) / 8;
};

/** Riders of the team still on the road, including this one. They share the jokers. */
const ridersLeft = (s: State, rider: Rider): number => {
  let left = 0;
  for (let r = rider - positionInTeam(rider); r < rider - positionInTeam(rider) + 4; r++) if (rankOf(s, r) === 0) left++;
  return Math.max(1, left);
};

/** UR 14: the points a disqualification would cost, by the added chance from the photo cards. */
function photoCost(s: State, rider: Rider, photos: number): number {
  let different = 0;
  for (let photo = 1; photo <= 6; photo++) if (photosOf(s, rider, photo) > 0) different++;
  let likelier = 0;
  for (let i = 0; i < photos && different < 6; i++) {
    // a new number with (6 - d) / 6; then one more pair of cards out of fifteen for each of the others
    likelier += (((6 - different) / 6) * (5 - different)) / 15;
    different++;
  }
  return DREAD * likelier * SPACES_PER_POINT * (pointsInSight(s, rider) + sprintPointsOf(s, rider) + jerseyPointsOf(s, rider));
}

/** Rank points if the riders finished in their current order. */
function pointsInSight(s: State, rider: Rider): number {
  let rank = finisherCount(s) + 1;
  for (let r = 0; r < RIDER_COUNT; r++)
    if (r !== rider && isOnRoad(s, r) && rankOf(s, r) === 0 && placeOf(s, r) > placeOf(s, rider)) rank++;
  return rankPoints(rank);
}
