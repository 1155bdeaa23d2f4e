import {
  CARD_KIND_COUNT,
  CARD_OWNER,
  CARD_VALUE,
  cardsDealt,
  cardsOfRider,
  CHANCE_EFFECTS,
  CHANCE_KINDS,
  finishers,
  hasMoved,
  inStack,
  phaseOf,
  placeOf,
  placeToFollowTo,
  positionInTeam,
  reifenbreite as game,
  riderAsked,
  riderBehind,
  riderOnTurn,
  roundOf,
  surfaceAt,
  surfaceChange,
  TEAM_SIZE,
  type Action,
  type ChanceCard,
  type Event,
  type MovePoints,
  type Points,
  type Rider,
  type State,
} from '../../../games/reifenbreite/index.ts';
import { isOwn, judge, type Side } from './judgement.ts';
import { paceOf } from './pace.ts';

/**
 * What an option leads to, by the rules themselves: played on a copy, followed by whoever would follow, then judged. Own dice and cards are not guessed
 * but weighed, all of them.
 */

const short = game.short!;

/** Positions that are imagined, one within the other: used again, since there are some hundred of them a decision. */
const imagined: State[] = [];
let depth = 0;

/** What comes of a copy of a position, which is good while `work` looks at it. */
function onCopy(s: State, work: (copy: State) => number): number {
  let copy = imagined[depth];
  if (copy?.config === s.config) short.copyInto(copy, s);
  else imagined[depth] = copy = game.copy(s);
  depth++;
  const worth = work(copy);
  depth--;
  return worth;
}

/** The worth of a position as if one more thing had happened. */
const judgeAfter = (s: State, side: Side, event: Event): number => onCopy(s, (copy) => judge(game.evolve(copy, event), side));

/** The worth of the position after an own option, those behind having followed where it pays them. */
export function worthAfter(s: State, side: Side, action: Action): number {
  return onCopy(s, (copy) => playOn(copy, side, action));
}

/** As `worthAfter`, on `s` itself. */
function playOn(s: State, side: Side, action: Action): number {
  // only who comes in last ends a race
  if (finishers(s) >= s.config.table.length * TEAM_SIZE - 1) {
    const told: Event[] = [];
    short.play(s, action, told);
    // The next stage begins in the same breath, and is no part of this race.
    for (const event of told) if (event.type === 'race-ended') return pointsOf(event.points, side);
  } else short.play(s, action);
  if (phaseOf(s) !== 'follow') return judge(s, side);
  if (isOwn(side, riderAsked(s))) return Math.max(worthAfter(s, side, FOLLOW), playOn(s, side, STAY));
  return playOn(s, side, wouldFollow(s, side) ? FOLLOW : STAY);
}

const FOLLOW: Action = { type: 'follow' };
const STAY: Action = { type: 'stay' };

const pointsOf = (points: readonly Points[], side: Side): number =>
  points.reduce((sum, n, rider) => (isOwn(side, rider) ? sum + n * (1 + side.weights.rivals) : sum), 0);

/** Another manager's rider follows where his own dice promise no more. */
function wouldFollow(s: State, { weights }: Side): boolean {
  const { toFinish } = paceOf(s);
  return toFinish[placeToFollowTo(s)]! <= toFinish[placeOf(s, riderAsked(s))]! - 1 + weights.rivalFollows;
}

/** More points than a turn can bring: 11 by a chance card or 12 by cards, and a descent; 7 and an extra die. */
const MOST = 17;

/** What each number of points is worth to the rider whose turn it is. */
interface PointsEstimate {
  /** [points] */
  readonly open: Float64Array;
  /** [points], if nobody may follow. */
  readonly alone: Float64Array;
  /** Without a move this round. */
  readonly stopped: number;
  readonly change: MovePoints;
  /** The position as it is. */
  readonly now: number;
}

/** What the rider whose turn it is may expect of each of his options but a change of the lead; -Infinity for those. */
export class Turn {
  readonly s: State;
  readonly side: Side;
  readonly rider: Rider;
  readonly estimate: PointsEstimate;
  readonly #sevens = new Map<string, number>();

  constructor(s: State, side: Side) {
    this.s = s;
    this.side = side;
    this.rider = riderOnTurn(s);
    this.estimate = estimatePoints(s, side, this.rider);
  }

  worth(option: Action): number {
    const { s, rider, estimate } = this;
    switch (option.type) {
      case 'dice':
        return this.#mean(0, 2, 'open');
      case 'cards': {
        const base = option.cards.reduce((sum, kind) => sum + CARD_VALUE[kind]!, 0);
        const after = judgeAfter(s, this.side, { type: 'played-cards', rider, cards: option.cards, breakaway: option.breakaway });
        return this.#mean(base, 2 - option.cards.length, option.breakaway ? 'alone' : 'open') + after - estimate.now;
      }
      case 'car':
        return (
          this.#mean(option.dice === 1 ? 6 : 12, option.dice, 'open') + this.side.weights.dread * this.#photos(option.dice === 1 ? 1 : 2)
        );
      default:
        return -Infinity;
    }
  }

  /** The best option without a change of the lead, and its worth. */
  best(options: readonly Action[] = game.choices(this.s)): number {
    let best = -Infinity;
    for (const option of options) best = Math.max(best, this.worth(option));
    return best;
  }

  #worthOfTotal(total: MovePoints, how: 'open' | 'alone'): number {
    const points = Math.max(0, Math.min(MOST, total + this.estimate.change));
    return points === 0 ? this.estimate.stopped : this.estimate[how][points]!;
  }

  /** The mean over so many dice on top of `base`; a 7 brings a chance card (UR 7). */
  #mean(base: MovePoints, dice: number, how: 'open' | 'alone'): number {
    if (dice === 0) return this.#total(base, how);
    let sum = 0;
    for (let a = 1; a <= 6; a++) {
      if (dice === 1) sum += 6 * this.#total(base + a, how);
      else for (let b = 1; b <= 6; b++) sum += this.#total(base + a + b, how);
    }
    return sum / 36;
  }

  #total(total: MovePoints, how: 'open' | 'alone'): number {
    if (total !== 7 || roundOf(this.s) === 1) return this.#worthOfTotal(total, how);
    let seven = this.#sevens.get(how);
    if (seven === undefined) this.#sevens.set(how, (seven = this.#chanceCard(how)));
    return seven;
  }

  #chanceCard(how: 'open' | 'alone'): number {
    let cards = 0;
    let sum = 0;
    CHANCE_KINDS.forEach((kind, i) => {
      const count = inStack(this.s, i);
      if (count === 0) return;
      const effect = CHANCE_EFFECTS[kind];
      const alone = effect.alone ? 'alone' : how;
      let worth = (effect.gains ? this.#cardBack() : 0) + (effect.loses ? this.#cardLost() : 0) + (effect.photo ? this.#photos(1) : 0);
      if (effect.falls) worth += this.#fall(i);
      else if (effect.stops) worth += this.estimate.stopped;
      else if (effect.die === 'none') worth += this.#worthOfTotal(7 + effect.plus, alone);
      else for (let die = 1; die <= 6; die++) worth += this.#worthOfTotal(die + (effect.die === 'again' ? 0 : 7), alone) / 6;
      cards += count;
      sum += count * worth;
    });
    return cards === 0 ? this.#worthOfTotal(7, how) : sum / cards;
  }

  /** UR 7.1: who falls with him is found out by the rules. */
  #fall(card: ChanceCard): number {
    return onCopy(this.s, (s) => {
      game.evolve(s, { type: 'due', what: 'card', rider: this.rider, asked: -1, to: -1, length: 0 });
      const told: Event[] = [];
      onCopy(s, (drawn) => {
        short.play(drawn, { type: 'card', card }, told);
        return 0;
      });
      for (const event of told) if (event.type === 'fell') game.evolve(s, event);
      return judge(s, this.side);
    });
  }

  #cardBack(): number {
    return this.#handChange('card-taken');
  }

  #cardLost(): number {
    return this.#handChange('card-lost');
  }

  /** One card of his own number more or less: the kind matters little here. */
  #handChange(type: 'card-taken' | 'card-lost'): number {
    const { s, rider } = this;
    for (let card = 0; card < CARD_KIND_COUNT; card++) {
      if (CARD_OWNER[card] !== positionInTeam(rider)) continue;
      const left = cardsOfRider(s, rider, card);
      if (type === 'card-lost' ? left === 0 : left >= cardsDealt(s, card)) continue;
      return judgeAfter(s, this.side, { type, rider, card }) - this.estimate.now;
    }
    return 0;
  }

  /** UR 14: what so many photo cards cost. */
  #photos(count: number): number {
    const after = (s: State, left: number): number => {
      if (left === 0) return judge(s, this.side);
      let sum = 0;
      for (let photo = 1; photo <= 6; photo++)
        sum += onCopy(s, (copy) => after(game.evolve(copy, { type: 'photographed', rider: this.rider, photo }), left - 1));
      return sum / 6;
    };
    return after(this.s, count) - this.estimate.now;
  }
}

function estimatePoints(s: State, side: Side, rider: Rider): PointsEstimate {
  const from = placeOf(s, rider);
  const open = worthOfPoints(s, side, rider, 'open');
  const behind = riderBehind(s, from);
  const followed = behind >= 0 && !hasMoved(s, behind) && surfaceAt(s, placeOf(s, behind)) === surfaceAt(s, from);
  return {
    open,
    alone: followed ? worthOfPoints(s, side, rider, 'alone') : open,
    stopped: judgeAfter(s, side, { type: 'stopped', rider }),
    change: surfaceChange(s, from),
    now: judge(s, side),
  };
}

/** [points]: the best space that so many points allow. */
function worthOfPoints(s: State, side: Side, rider: Rider, how: 'open' | 'alone'): Float64Array {
  const best = new Float64Array(MOST + 1).fill(-Infinity);
  const known = new Map<Action, number>();
  const before = game.copy(s);
  for (let points = 1; points <= MOST; points++) {
    game.evolve(before, { type: 'total', rider, total: points, change: 0, points, alone: how === 'alone' });
    for (const option of game.choices(before)) {
      let worth = known.get(option);
      if (worth === undefined) known.set(option, (worth = worthAfter(before, side, option)));
      if (worth > best[points]!) best[points] = worth;
    }
    // Blocked: he stays where he is.
    if (best[points] === -Infinity) best[points] = judgeAfter(s, side, { type: 'blocked', rider });
  }
  return best;
}
