import { NO_SEAT, type Progress, type Seat } from '../../kit/index.ts';
import { CARD_NAMES, KIND_COUNT } from './cards.ts';
import { phaseOf, turn } from './choices.ts';
import type { Event } from './event.ts';
import { cardsToTake } from './rules/turn.ts';
import { forecast, type Forecast } from './forecast.ts';
import type { Pending } from './names.ts';
import {
  copyState,
  F,
  hideHand,
  hideStock,
  get,
  handIsKnown,
  hillsOpen,
  inHand,
  inStock,
  nameOf,
  riderValue,
  onPile,
  R,
  stagePoints,
  stockIsKnown,
  type State,
} from './state.ts';
import { standings } from './rules/stage.ts';
import type { Setup } from './setup.ts';
import type { CardKind, Minutes, Points, Rider, Speed, Tempo } from './vocabulary.ts';

/**
 * What a rider sees (DA 7): piles, minutes, jersey, tempo, totals and counts, his own hand, and a hand that is
 * shown (DA 4.4). Riders are seats.
 */
export interface View {
  /** Without the start position of the game, which would reveal all hands. */
  readonly setup: Omit<Setup, 'start'>;
  /** From 1. */
  readonly stage: number;
  /** Turns begun in this stage. */
  readonly turn: number;
  readonly pending: Pending;
  /** Cards in the stock, which are the kilometres to go. */
  readonly stock: number;
  readonly leader: Seat | null;
  readonly tempo: Tempo | null;
  readonly hill: boolean;
  /** Hills on all piles. */
  readonly hillsOpen: number;
  /** The current turn, or the last one. */
  readonly riding: { readonly rider: Seat | null; readonly card: string | null; readonly spurts: number; readonly winds: number };
  /** In seating order. */
  readonly riders: readonly RiderView[];
  /** The seat's own cards; null for a spectator. */
  readonly hand: readonly HandCard[] | null;
  /** Points of the finished stages, by seat. */
  readonly stages: readonly (readonly Points[])[];
  readonly standings: readonly { readonly rider: Seat; readonly rank: number; readonly points: Points }[];
}

/** What all seats see of a rider. */
export interface RiderView {
  readonly rider: Seat;
  readonly name: string;
  /** The rider's group. */
  readonly group: 'yellow' | 'bunch' | 'dropped';
  readonly minutes: Minutes;
  /** Cards in hand. */
  readonly cards: number;
  /** The cards on the rider's pile, each kind once. */
  readonly pile: readonly CardCount[];
  /** The last card laid in this stage; `speed` is null until the card is judged. */
  readonly last: { readonly card: string; readonly spurts: number; readonly winds: number; readonly speed: Speed | null } | null;
  readonly total: Points;
  /** Stages finished in yellow. */
  readonly wins: number;
  /** The card shown in the draw for the lead. */
  readonly drawn: string | null;
  /** The hand while it is shown (DA 4.4). */
  readonly shown: readonly CardCount[] | null;
}

/** A kind of card and how many there are. */
export interface CardCount {
  readonly card: string;
  readonly count: number;
}

/**
 * A card in hand and what it would bring by itself now. Null for a special, and while there is no tempo to compare
 * with.
 */
export interface HandCard extends CardCount {
  readonly brings: Forecast | null;
}

/** The decision that is due, with the facts that describe the question. */
export function pending(s: State): Pending {
  const kind = phaseOf(s);
  const seat: Seat = turn(s);
  if (kind === 'over') return { seat, kind, facts: {} };
  const rider = nameOf(s, get(s, F.actor));
  const [tempo, hill] = [get(s, F.tempo), get(s, F.hill) === 1];
  switch (kind) {
    case 'lead':
    case 'deal':
    case 'draw':
    case 'spurt':
    case 'refill':
      return { seat, kind, facts: { rider, cards: get(s, F.cards) } };
    case 'lay':
    case 'discard':
      return { seat, kind, facts: { rider, tempo, hill } };
    case 'draw-or-lay':
      return { seat, kind, facts: { rider, tempo, hill, cards: cardsToTake(s) } };
    case 'hill':
      return { seat, kind, facts: { rider, tempo, hill, leader: nameOf(s, get(s, F.leader)) } };
  }
}

/** Stages have turns, not rounds, because a change of the lead changes who plays last. */
export const progress = (s: State): Progress => ({ stage: get(s, F.stage) + 1, stages: s.config.setup.stages, round: null });

/** The state as far as a seat may know it; NO_SEAT is a spectator. */
export function hide(s: State, seat: Seat): State {
  const hidden = copyState(s);
  hideStock(hidden);
  for (let r = 0; r < s.config.riderCount; r++) if (r !== seat && !isShown(s, r)) hideHand(hidden, r);
  return hidden;
}

const isShown = (s: State, rider: Rider): boolean => get(s, F.shown) === 1 && rider === get(s, F.rider);
const nullable = (n: number): number | null => (n < 0 ? null : n);
const cardOrNull = (kind: CardKind): string | null => (kind < 0 ? null : CARD_NAMES[kind]!);

function counted(countOf: (kind: CardKind) => number): CardCount[] {
  const list: CardCount[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) if (countOf(kind) > 0) list.push({ card: CARD_NAMES[kind]!, count: countOf(kind) });
  return list;
}

/** The view of a seat; NO_SEAT is a spectator. */
export function view(s: State, seat: Seat): View {
  const { riderCount } = s.config;
  const { start: _, ...setup } = s.config.setup;
  const over = phaseOf(s) === 'over';
  const tempo = get(s, F.tempo);
  return {
    setup,
    stage: get(s, F.stage) + 1,
    turn: get(s, F.turn),
    pending: pending(s),
    stock: get(s, F.stock),
    leader: nullable(get(s, F.leader)),
    tempo: tempo === 0 ? null : tempo,
    hill: get(s, F.hill) === 1,
    hillsOpen: hillsOpen(s),
    riding: {
      rider: nullable(get(s, F.rider)),
      card: cardOrNull(get(s, F.card)),
      spurts: get(s, F.spurts),
      winds: get(s, F.winds),
    },
    riders: setup.riders.map((_, r) => riderView(s, r)),
    hand: seat >= 0 && seat < riderCount ? hand(s, seat) : null,
    stages: Array.from({ length: over ? setup.stages : get(s, F.stage) }, (_, stage) =>
      setup.riders.map((__, r) => stagePoints(s, stage, r)),
    ),
    standings: over ? standings(s).map(({ seat: rider, rank, points }) => ({ rider, rank, points })) : [],
  };
}

function hand(s: State, rider: Rider): HandCard[] {
  const cards = counted((kind) => inHand(s, rider, kind));
  return cards.map(({ card, count }) => ({ card, count, brings: forecast(s, rider, [CARD_NAMES.indexOf(card)]) }));
}

function riderView(s: State, r: Rider): RiderView {
  const minutes = riderValue(s, R.minutes, r);
  const last = riderValue(s, R.lastCard, r);
  const speed = riderValue(s, R.lastSpeed, r);
  return {
    rider: r,
    name: nameOf(s, r),
    group: r === get(s, F.leader) ? 'yellow' : minutes > 0 ? 'dropped' : 'bunch',
    minutes,
    cards: riderValue(s, R.hand, r),
    pile: counted((kind) => onPile(s, r, kind)),
    last:
      last < 0
        ? null
        : {
            card: CARD_NAMES[last]!,
            spurts: riderValue(s, R.lastSpurts, r),
            winds: riderValue(s, R.lastWinds, r),
            speed: speed === 0 ? null : speed,
          },
    total: riderValue(s, R.total, r),
    wins: riderValue(s, R.wins, r),
    drawn: cardOrNull(riderValue(s, R.leadCard, r)),
    shown: isShown(s, r) ? counted((kind) => inHand(s, r, kind)) : null,
  };
}

/** The complete state, hidden parts included, for auditing programs. */
export function stateJson(s: State): Readonly<Record<string, unknown>> {
  const { riderCount } = s.config;
  return {
    ...view(s, NO_SEAT),
    hands: Array.from({ length: riderCount }, (_, r) => (handIsKnown(s, r) ? counted((kind) => inHand(s, r, kind)) : null)),
    stockCards: stockIsKnown(s) ? counted((kind) => inStock(s, kind)) : null,
  };
}

/** Events that all seats see as they are. A new type of event belongs here or into `see`. */
type OpenEvent = Extract<
  Event,
  {
    readonly type:
      | 'lead-drawn'
      | 'lead-tied'
      | 'lead-shuffled'
      | 'lead-won'
      | 'stage-began'
      | 'due'
      | 'turn-began'
      | 'dealt-hidden'
      | 'drew-hidden'
      | 'laid'
      | 'led'
      | 'took-lead'
      | 'sheltered'
      | 'dropped'
      | 'kept-up'
      | 'lost'
      | 'won-back'
      | 'hill-laid'
      | 'hill-over'
      | 'passed'
      | 'wind-laid'
      | 'hand-shown'
      | 'discarded'
      | 'turn-empty'
      | 'forgot'
      | 'stage-ended';
  }
>;

/** The event as a seat sees it: the cards that other riders draw are hidden. */
export function see(event: Event, seat: Seat): Event {
  if (event.type === 'dealt' || event.type === 'drew')
    return event.rider === seat ? event : { type: `${event.type}-hidden`, rider: event.rider };
  return event satisfies OpenEvent;
}
