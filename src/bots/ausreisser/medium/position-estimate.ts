import type { Seat } from '../../../kit/index.ts';
import {
  finalSpeed,
  forecast,
  inHand,
  judge,
  minutesOf,
  SPEED_KINDS,
  speedOf,
  tempoUnderHill,
  type CardKind,
  type Forecast,
  type Minutes,
  type Rider,
  type Speed,
  type State,
  type Tempo,
} from '../../../games/ausreisser/index.ts';
import { bestCards, chanceToTakeLead, turnsLeft, unseenBy, type Unseen } from './unseen.ts';
import type { Weights } from './weights.ts';

/** What a seat makes of a position before it weighs its options. */
export interface PositionEstimate {
  readonly s: State;
  readonly seat: Seat;
  readonly weights: Weights;
  readonly unseen: Unseen;
  /** Turns of its own to come. */
  readonly turns: number;
  /** km/h of the fastest cards that will hardly be needed any more. */
  readonly idle: Speed;
  /** [rider][kind]: what the others have to ride with; empty for the seat itself. */
  readonly best: readonly (readonly number[])[];
}

export type Road = Forecast['road'];

export function estimatePosition(s: State, seat: Seat, weights: Weights): PositionEstimate {
  const unseen = unseenBy(s, seat);
  const turns = turnsLeft(s);
  // Of the cards to come and those in hand a hand full stays unplayed: the slowest, if one can help it.
  const share = weights.unplayed / (weights.unplayed + 1 + turns);
  const speeds = unseen.slower[SPEED_KINDS]!;
  let kind = 0;
  while (kind < SPEED_KINDS - 1 && unseen.slower[kind + 1]! < share * speeds) kind++;
  const best = s.config.setup.riders.map((_, r) => (r === seat ? [] : bestCards(s, unseen, r)));
  return { s, seat, weights, unseen, turns, idle: speedOf(kind), best };
}

/** Who rides after `from` and before `to`, clockwise. */
export function between(s: State, from: Rider, to: Rider): readonly Rider[] {
  const { riderCount } = s.config;
  const riders: Rider[] = [];
  for (let r = (from + 1) % riderCount; r !== to; r = (r + 1) % riderCount) riders.push(r);
  return riders;
}

/** Minutes that a rider's card costs him against a tempo, less than 0 where they are given back. */
function loss(card: CardKind, minutes: Minutes, tempo: Tempo, road: Road): Minutes {
  return judge({ role: 'other', minutes, tempo, road }, finalSpeed(card, 0, 0, road)).minutes - minutes;
}

/** Minutes that riders are expected to lose against a tempo, each with his fastest card. */
export function expectedLoss({ s, best }: PositionEstimate, riders: readonly Rider[], tempo: Tempo, road: Road): Minutes {
  const judgedBy = road === 'hill' ? tempoUnderHill(tempo) : tempo;
  let sum = 0;
  for (const r of riders) {
    const minutes = minutesOf(s, r);
    const chances = best[r]!;
    for (let kind = 0; kind < chances.length; kind++) sum += chances[kind]! * loss(kind, minutes, judgedBy, road);
  }
  return sum;
}

/** Minutes the seat's own fastest card would cost as things stand in `s`; 0 without one. */
export function ownLoss({ seat }: PositionEstimate, s: State): Minutes {
  let kind = SPEED_KINDS - 1;
  while (kind > 0 && inHand(s, seat, kind) <= 0) kind--;
  return forecast(s, seat, [kind])?.change ?? 0;
}

/** The chance that none of those riders takes the lead from a tempo. */
export function chanceToKeep({ s, unseen, weights }: PositionEstimate, riders: readonly Rider[], tempo: Tempo, road: Road): number {
  let keep = 1;
  for (const r of riders) keep *= 1 - weights.willing * chanceToTakeLead(s, unseen, r, tempo, road);
  return Math.max(0, keep);
}

/** What it is worth to lead when the own next turn begins, or when the stage ends before it. */
export function worthOfLeading({ turns, weights }: PositionEstimate): number {
  return weights.keep * Math.min(1, turns) + (turns < 1 ? weights.yellow : 0);
}
