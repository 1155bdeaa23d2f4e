/**
 * Everything that can happen, one function for each type of event: it records the event and changes the state. The
 * rules call these functions, and `evolve` calls the same ones to apply an event. They know no rules, because all
 * decisions are in their arguments. Each function is named after its event.
 */
import { PHASES } from './action.ts';
import { HILL, SPURT, WIND } from './cards.ts';
import type { Event, HillHow } from './event.ts';
import type { JudgedRider } from './rules/judge.ts';
import {
  clearStage,
  drawCard,
  drawUnseen,
  F,
  forgottenBy,
  get,
  revealHand,
  layCard,
  riderValue,
  resetTurn,
  R,
  set,
  setDecisionDue,
  setForgotten,
  setRiderValue,
  setStagePoints,
  showForLead,
  shuffleAll,
  type State,
} from './state.ts';
import type { CardKind, Minutes, Points, Rider, Speed, StageIndex, Tempo } from './vocabulary.ts';

/** A state that an action or event is changing. */
export interface Play {
  s: State;
  /** Receives the events; null if none are wanted (`play`, `evolve`). */
  readonly events: Event[] | null;
}

/**
 * Returns a `Play` that changes `s` and records no events. It belongs to the config and is valid until the next
 * call.
 */
export function withoutEvents(s: State): Play {
  const { work } = s.config;
  const play = (work.playWithoutEvents ??= { s, events: null }) as Play;
  play.s = s;
  return play;
}

// ---- what is decided next ----

/**
 * Sets the next decision.
 * @param phase a number of `PHASE`
 * @param rider who decides or draws
 * @param cards how many cards the step still draws
 */
export function decisionDue(play: Play, phase: number, rider: Rider, cards = 0): void {
  play.events?.push({ type: 'due', what: PHASES[phase]!, rider, cards });
  setDecisionDue(play.s, phase, rider, cards);
}

// ---- the draw for the lead, and dealing ----

export function leadDrawn(play: Play, rider: Rider, card: CardKind): void {
  play.events?.push({ type: 'lead-drawn', rider, card });
  showForLead(play.s, rider, card);
}

/** These riders draw again. */
export function leadTied(play: Play, riders: readonly Rider[]): void {
  play.events?.push({ type: 'lead-tied', riders });
  const { s } = play;
  set(s, F.leadTry, get(s, F.leadTry) + 1);
  set(s, F.drawing, riderBits(riders));
}

export function leadShuffled(play: Play): void {
  play.events?.push({ type: 'lead-shuffled' });
  shuffleAll(play.s);
}

export function leadWon(play: Play, rider: Rider): void {
  play.events?.push({ type: 'lead-won', rider });
  set(play.s, F.drawing, 0);
  set(play.s, F.leader, rider);
}

export function stageBegan(play: Play, stage: StageIndex, leader: Rider): void {
  play.events?.push({ type: 'stage-began', stage, leader });
  const { s } = play;
  set(s, F.stage, stage);
  set(s, F.leader, leader);
  clearStage(s);
}

/** `dealt` and `drew`. */
export function cardDrawn(play: Play, how: 'dealt' | 'drew', rider: Rider, card: CardKind): void {
  play.events?.push({ type: how, rider, card });
  set(play.s, F.shown, 0);
  drawCard(play.s, rider, card);
}

// ---- a turn ----

export function turnBegan(play: Play, rider: Rider): void {
  play.events?.push({ type: 'turn-began', rider });
  resetTurn(play.s, rider);
}

export function forgot(play: Play, rider: Rider, cards: number): void {
  play.events?.push({ type: 'forgot', rider, cards });
  setForgotten(play.s, rider, forgottenBy(play.s, rider) + cards);
}

/** `dealt` and `drew` as the other riders see them. */
export function drewUnseen(s: State, rider: Rider): void {
  set(s, F.shown, 0);
  drawUnseen(s, rider);
}

export function laid(play: Play, rider: Rider, card: CardKind, spurts: number): void {
  play.events?.push({ type: 'laid', rider, card, spurts });
  const { s } = play;
  layCard(s, rider, card, rider);
  for (let i = 0; i < spurts; i++) layCard(s, rider, SPURT, rider);
  set(s, F.card, card);
  set(s, F.spurts, spurts);
  setRiderValue(s, R.lastCard, rider, card);
  setRiderValue(s, R.lastSpurts, rider, spurts);
  setRiderValue(s, R.lastWinds, rider, get(s, F.winds));
  setRiderValue(s, R.lastSpeed, rider, 0);
}

export function windLaid(play: Play, rider: Rider): void {
  play.events?.push({ type: 'wind-laid', rider });
  const { s } = play;
  layCard(s, rider, WIND, rider);
  set(s, F.winds, get(s, F.winds) + 1);
}

export function handShown(play: Play, rider: Rider, hills: number, spurts: number, winds: number): void {
  play.events?.push({ type: 'hand-shown', rider, hills, spurts, winds });
  set(play.s, F.shown, 1);
  revealHand(play.s, rider, [
    [HILL, hills],
    [SPURT, spurts],
    [WIND, winds],
  ]);
}

export function discarded(play: Play, rider: Rider, card: CardKind): void {
  play.events?.push({ type: 'discarded', rider, card });
  layCard(play.s, rider, card, rider);
}

export function turnEmpty(play: Play, rider: Rider): void {
  play.events?.push({ type: 'turn-empty', rider });
}

// ---- what a card brings ----

export function led(play: Play, rider: Rider, speed: Speed): void {
  play.events?.push({ type: 'led', rider, speed });
  recordSpeed(play.s, rider, speed);
  set(play.s, F.tempo, speed);
}

export function tookLead(play: Play, rider: Rider, from: Rider, speed: Speed): void {
  play.events?.push({ type: 'took-lead', rider, from, speed });
  recordSpeed(play.s, rider, speed);
  set(play.s, F.tempo, speed);
  set(play.s, F.leader, rider);
}

export function sheltered(play: Play, rider: Rider, speed: Speed, tempo: Tempo): void {
  play.events?.push({ type: 'sheltered', rider, speed, tempo });
  recordSpeed(play.s, rider, speed);
}

export function keptUp(play: Play, rider: Rider, speed: Speed, tempo: Tempo, road: JudgedRider['road']): void {
  play.events?.push({ type: 'kept-up', rider, speed, tempo, hill: road === 'hill' });
  recordSpeed(play.s, rider, speed);
}

export function dropped(play: Play, rider: Rider, speed: Speed, tempo: Tempo, minutes: Minutes, road: JudgedRider['road']): void {
  play.events?.push({ type: 'dropped', rider, speed, tempo, minutes, hill: road === 'hill' });
  recordSpeed(play.s, rider, speed);
  setRiderValue(play.s, R.minutes, rider, minutes);
}

/** The rider loses minutes, or wins some back. */
export function minutesChanged(
  play: Play,
  how: 'lost' | 'won-back',
  rider: Rider,
  speed: Speed,
  tempo: Tempo,
  change: Minutes,
  minutes: Minutes,
): void {
  play.events?.push({ type: how, rider, speed, tempo, change, minutes });
  recordSpeed(play.s, rider, speed);
  setRiderValue(play.s, R.minutes, rider, minutes);
}

/** Records the final speed of the last card. */
function recordSpeed(s: State, rider: Rider, speed: Speed): void {
  setRiderValue(s, R.lastSpeed, rider, speed);
  setRiderValue(s, R.lastWinds, rider, get(s, F.winds));
}

// ---- hills ----

export function hillLaid(play: Play, rider: Rider, leader: Rider, how: HillHow, tempo: Tempo): void {
  play.events?.push({ type: 'hill-laid', rider, leader, how, tempo });
  const { s } = play;
  layCard(s, rider, HILL, leader);
  set(s, F.hill, 1);
  set(s, F.tempo, tempo);
  if (how === 'with-card') set(s, F.ownHill, 1);
}

export function hillOver(play: Play): void {
  play.events?.push({ type: 'hill-over' });
  set(play.s, F.hill, 0);
}

export function passed(play: Play, rider: Rider): void {
  play.events?.push({ type: 'passed', rider });
}

// ---- the end of a stage ----

/** @param points of every rider by seat */
export function stageEnded(play: Play, stage: StageIndex, leader: Rider, points: readonly Points[]): void {
  play.events?.push({ type: 'stage-ended', stage, leader, points });
  const { s } = play;
  for (let r = 0; r < s.config.riderCount; r++) {
    setStagePoints(s, stage, r, points[r]!);
    setRiderValue(s, R.total, r, riderValue(s, R.total, r) + points[r]!);
    setRiderValue(s, R.minutes, r, 0);
  }
  setRiderValue(s, R.wins, leader, riderValue(s, R.wins, leader) + 1);
}

/** A set of riders as bits: bit r for rider r. */
export const riderBits = (riders: readonly Rider[]): number => riders.reduce((mask, r) => mask | (1 << r), 0);
