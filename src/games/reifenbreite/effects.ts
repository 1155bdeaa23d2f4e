/**
 * Everything that can happen, one function for each type of event: it records the event and changes the state. The
 * rules call these functions, and `evolve` calls the same ones to apply an event. They know no rules, because all
 * decisions are in their arguments. Each function is named after its event.
 */
import type { Seat } from '../../kit/index.ts';
import { PHASE, PHASES } from './action.ts';
import { MOVED_HOW, type Event, type MovedHow } from './event.ts';
import { CARD_VALUE, RIDER_COUNT, TEAMS, teamOf } from './riders.ts';
import {
  addPhoto,
  resetTurn,
  cardsOf,
  clearRace,
  F,
  get,
  inStack,
  laidAside,
  leaveRoad,
  riderValue,
  putOn,
  R,
  rideTo,
  set,
  setAside,
  setCards,
  setDecisionDue,
  setRiderValue,
  setSprintRider,
  setStack,
  setStagePoints,
  setStartSum,
  setTotal,
  type State,
} from './state.ts';
import type {
  AskedParty,
  CardKind,
  ChanceCard,
  Die,
  LineIndex,
  MovePoints,
  Photo,
  Place,
  Points,
  Rank,
  Rider,
  Round,
  StageIndex,
  Team,
  WayLength,
} from './vocabulary.ts';

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

const MOVED = Object.fromEntries(MOVED_HOW.map((how, i) => [how, i])) as Readonly<Record<MovedHow, number>>;
const { rode: RODE, followed: FOLLOWED, blocked: BLOCKED, stopped: STOPPED, fell: FELL, dismounted: DISMOUNTED } = MOVED;

// ---- what is decided next ----

/** @param phase a number of `PHASE` */
export function decisionDue(play: Play, phase: number, rider: Rider, asked: AskedParty, to: Place = -1, length: WayLength = 0): void {
  play.events?.push({ type: 'due', what: PHASES[phase]!, rider, asked, to, length });
  setDecisionDue(play.s, phase, rider, asked, to, length);
}

// ---- the start ----

export function raceBegan(play: Play, stage: StageIndex): void {
  play.events?.push({ type: 'race-began', stage });
  const { s } = play;
  set(s, F.stage, stage);
  clearRace(s);
  deal(s);
}

function deal(s: State): void {
  const { stages, managerOf, deck, setup } = s.config;
  const cards = stages[get(s, F.stage)]!.cards;
  for (let team = 0; team < TEAMS.length; team++) {
    if (managerOf[team]! < 0) continue;
    for (let kind = 0; kind < cards.length; kind++) setCards(s, team, kind, cards[kind]!);
  }
  for (let kind = 0; kind < deck.length; kind++) setStack(s, kind, deck[kind]!);
  set(s, F.rolling, (1 << setup.managers.length) - 1);
}

export function startRolled(play: Play, manager: Seat, dice: readonly Die[]): void {
  play.events?.push({ type: 'start-rolled', manager, dice });
  setStartSum(play.s, manager, sum(dice));
}

export function startTied(play: Play, managers: readonly Seat[]): void {
  play.events?.push({ type: 'start-tied', managers });
  const { s } = play;
  set(s, F.rolling, bits(managers));
  set(s, F.startTry, get(s, F.startTry) + 1);
}

export function startWon(play: Play, manager: Seat, team: Team): void {
  play.events?.push({ type: 'start-won', manager, team });
  set(play.s, F.firstTeam, play.s.config.table.indexOf(team));
}

export function placed(play: Play, rider: Rider, at: Place): void {
  play.events?.push({ type: 'placed', rider, at });
  const { s } = play;
  putOn(s, rider, at);
  set(s, F.placed, get(s, F.placed) + 1);
}

// ---- a round ----

export function roundBegan(play: Play, round: Round): void {
  play.events?.push({ type: 'round-began', round });
  const { s } = play;
  set(s, F.round, round);
  for (let r = 0; r < RIDER_COUNT; r++) if (riderValue(s, R.rank, r) === 0) setRiderValue(s, R.moved, r, 0);
}

export function jerseyScored(play: Play, rider: Rider, points: Points): void {
  play.events?.push({ type: 'jersey-scored', rider, points });
  setRiderValue(play.s, R.jerseyPoints, rider, riderValue(play.s, R.jerseyPoints, rider) + points);
}

export function takenOff(play: Play, rider: Rider): void {
  play.events?.push({ type: 'taken-off', rider });
  leaveRoad(play.s, rider);
  setRiderValue(play.s, R.place, rider, -1);
}

export function returned(play: Play, rider: Rider, to: Place): void {
  play.events?.push({ type: 'returned', rider, to });
  const { s } = play;
  putOn(s, rider, to);
  setRiderValue(s, R.dismountedAs, rider, 0);
  set(s, F.dismounted, get(s, F.dismounted) - 1);
}

// ---- a turn up to its total ----

export function turnBegan(play: Play, rider: Rider): void {
  play.events?.push({ type: 'turn-began', rider });
  resetTurn(play.s, PHASE.turn, rider);
}

export function choseDice(play: Play, rider: Rider): void {
  play.events?.push({ type: 'chose-dice', rider });
  set(play.s, F.phase, PHASE.dice);
  set(play.s, F.dice, 2);
}

export function playedCards(play: Play, rider: Rider, cards: readonly CardKind[], how: 'breakaway' | 'open'): void {
  play.events?.push({ type: 'played-cards', rider, cards, breakaway: how === 'breakaway' });
  const { s } = play;
  const team = teamOf(rider);
  let worth = 0;
  for (const kind of cards) {
    setCards(s, team, kind, cardsOf(s, team, kind) - 1);
    worth += CARD_VALUE[kind]!;
  }
  set(s, F.base, worth);
  set(s, F.points, worth);
  set(s, F.dice, 2 - cards.length);
  set(s, F.phase, PHASE.dice);
  if (how === 'breakaway') {
    set(s, F.breakaway, 1);
    set(s, F.alone, 1);
  }
}

export function heldCar(play: Play, rider: Rider, dice: number, worth: MovePoints, photos: number): void {
  play.events?.push({ type: 'held-car', rider, dice, worth, photos });
  const { s } = play;
  setRiderValue(s, R.carUses, rider, riderValue(s, R.carUses, rider) + 1);
  set(s, F.phase, PHASE.dice);
  set(s, F.dice, dice);
  set(s, F.base, worth);
  set(s, F.points, worth);
  set(s, F.photosDue, photos);
}

export function rolled(play: Play, rider: Rider, dice: readonly Die[], total: MovePoints): void {
  play.events?.push({ type: 'rolled', rider, dice, total });
  set(play.s, F.dice, 0);
  set(play.s, F.points, total);
}

export function photographed(play: Play, rider: Rider, photo: Photo): void {
  play.events?.push({ type: 'photographed', rider, photo });
  addPhoto(play.s, rider, photo);
  set(play.s, F.photosDue, get(play.s, F.photosDue) - 1);
}

export function stackRenewed(play: Play, rider: Rider): void {
  play.events?.push({ type: 'stack-renewed', rider });
  const { s } = play;
  for (let kind = 0; kind < s.config.deck.length; kind++) {
    setStack(s, kind, inStack(s, kind) + laidAside(s, kind));
    setAside(s, kind, 0);
  }
}

export function chanceDrawn(play: Play, rider: Rider, card: ChanceCard, photos: number, dice: number): void {
  play.events?.push({ type: 'chance-drawn', rider, card, photos, dice });
  const { s } = play;
  setStack(s, card, inStack(s, card) - 1);
  setAside(s, card, laidAside(s, card) + 1);
  set(s, F.chance, card);
  set(s, F.photosDue, photos);
  set(s, F.dice, dice);
}

export function cardTaken(play: Play, rider: Rider, card: CardKind): void {
  play.events?.push({ type: 'card-taken', rider, card });
  const team = teamOf(rider);
  setCards(play.s, team, card, cardsOf(play.s, team, card) + 1);
}

export function cardLost(play: Play, rider: Rider, card: CardKind): void {
  play.events?.push({ type: 'card-lost', rider, card });
  const team = teamOf(rider);
  setCards(play.s, team, card, cardsOf(play.s, team, card) - 1);
}

export function noCard(play: Play, rider: Rider, wanted: 'take' | 'give'): void {
  play.events?.push({ type: 'no-card', rider, wanted });
}

/** Sets the points to ride; the move is due unless the next effect says otherwise. */
export function totalMade(
  play: Play,
  rider: Rider,
  total: MovePoints,
  change: MovePoints,
  points: MovePoints,
  who: 'alone' | 'may-follow',
): void {
  play.events?.push({ type: 'total', rider, total, change, points, alone: who === 'alone' });
  setTotal(play.s, PHASE.move, points, who);
}

// ---- changes of the lead ----

export function leadOffered(play: Play, rider: Rider, asked: Rider): void {
  play.events?.push({ type: 'lead-offered', rider, asked });
}

export function leadRefused(play: Play, rider: Rider, asked: Rider): void {
  play.events?.push({ type: 'lead-refused', rider, asked });
  set(play.s, F.refused, get(play.s, F.refused) | (1 << asked));
}

export function leadChanged(play: Play, rider: Rider, leader: Rider, riderTo: Place, leaderTo: Place): void {
  play.events?.push({ type: 'lead-changed', rider, leader, riderTo, leaderTo });
  const { s } = play;
  leaveRoad(s, rider);
  leaveRoad(s, leader);
  putOn(s, rider, riderTo);
  putOn(s, leader, leaderTo);
  set(s, F.leadChanged, 1);
}

// ---- how a rider has his move of the round ----

export function moved(play: Play, rider: Rider, from: Place, to: Place, length: WayLength): void {
  play.events?.push({ type: 'moved', rider, from, to, length });
  rideTo(play.s, rider, to, RODE);
}

export function followed(play: Play, rider: Rider, leader: Rider, from: Place, to: Place, length: WayLength): void {
  play.events?.push({ type: 'followed', rider, leader, from, to, length });
  rideTo(play.s, rider, to, FOLLOWED);
}

export function stayed(play: Play, rider: Rider, leader: Rider): void {
  play.events?.push({ type: 'stayed', rider, leader });
}

export function blocked(play: Play, rider: Rider): void {
  play.events?.push({ type: 'blocked', rider });
  setRiderValue(play.s, R.moved, rider, BLOCKED);
}

export function stopped(play: Play, rider: Rider): void {
  play.events?.push({ type: 'stopped', rider });
  setRiderValue(play.s, R.moved, rider, STOPPED);
}

/** @param by the rider the fall spread from; for the first one, himself */
export function fell(play: Play, rider: Rider, by: Rider): void {
  play.events?.push({ type: 'fell', rider, by });
  setRiderValue(play.s, R.moved, rider, FELL);
}

export function dismounted(play: Play, rider: Rider): void {
  play.events?.push({ type: 'dismounted', rider });
  const { s } = play;
  leaveRoad(s, rider);
  set(s, F.dismounted, get(s, F.dismounted) + 1);
  setRiderValue(s, R.dismountedAs, rider, get(s, F.dismounted));
  setRiderValue(s, R.moved, rider, DISMOUNTED);
}

// ---- lines ----

export function crossed(play: Play, rider: Rider, line: LineIndex): void {
  play.events?.push({ type: 'crossed', rider, line });
  setRiderValue(play.s, R.crossed, rider, line + 1);
}

export function sprinted(play: Play, rider: Rider, line: LineIndex, rank: Rank, points: Points): void {
  play.events?.push({ type: 'sprinted', rider, line, rank, points });
  setSprintRider(play.s, line, rank, rider);
  setRiderValue(play.s, R.sprintPoints, rider, riderValue(play.s, R.sprintPoints, rider) + points);
}

/** @param from -1 for the first wearer */
export function jerseyHandedOver(play: Play, from: Rider, to: Rider): void {
  play.events?.push({ type: 'jersey', from, to });
  set(play.s, F.jersey, to);
}

export function finished(play: Play, rider: Rider, rank: Rank, points: Points): void {
  play.events?.push({ type: 'finished', rider, rank, points });
  setRiderValue(play.s, R.rank, rider, rank);
  set(play.s, F.finished, get(play.s, F.finished) + 1);
}

// ---- after the race ----

export function verdictDrawn(play: Play, photo: Photo): void {
  play.events?.push({ type: 'verdict', photo });
  set(play.s, get(play.s, F.verdict1) === 0 ? F.verdict1 : F.verdict2, photo);
}

export function disqualified(play: Play, rider: Rider, photo: Photo): void {
  play.events?.push({ type: 'disqualified', rider, photo });
  setRiderValue(play.s, R.disqualified, rider, 1);
}

/** @param points of every rider in this race, 0 if disqualified */
export function raceEnded(play: Play, stage: StageIndex, points: readonly Points[]): void {
  play.events?.push({ type: 'race-ended', stage, points });
  for (let r = 0; r < RIDER_COUNT; r++) setStagePoints(play.s, stage, r, points[r]!);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const bits = (numbers: readonly number[]): number => numbers.reduce((mask, n) => mask | (1 << n), 0);
