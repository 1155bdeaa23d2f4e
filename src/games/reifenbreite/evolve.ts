import { PHASES } from './action.ts';
import { watchEvent } from './working-copy.ts';
import { MOVED_HOW, type Event, type MovedHow } from './event.ts';
import { CARD_VALUE, RIDER_COUNT, TEAMS, teamOf } from './riders.ts';
import {
  addPhoto,
  beginTurn,
  cardsOf,
  clearRace,
  F,
  get,
  inStack,
  laidAside,
  leaveRoad,
  of,
  putOn,
  R,
  renew,
  rideTo,
  set,
  setAside,
  setCards,
  setDecisionDue,
  setOf,
  setSprintRider,
  setStack,
  setStagePoints,
  setStartSum,
  type State,
} from './state.ts';

const MOVED = Object.fromEntries(MOVED_HOW.map((how, i) => [how, i])) as Readonly<Record<MovedHow, number>>;
const PHASE = Object.fromEntries(PHASES.map((phase, i) => [phase, i])) as Readonly<Record<(typeof PHASES)[number], number>>;
const { rode: RODE, followed: FOLLOWED, blocked: BLOCKED, stopped: STOPPED, fell: FELL, dismounted: DISMOUNTED } = MOVED;

/** Applies an event in place. Knows no rules: all that had to be decided is in the event. */
export function evolve(s: State, event: Event): State {
  apply(s, event);
  watchEvent(s, event);
  return s;
}

/**
 * `evolve` for the working copy itself. The events of every turn, the most frequent first: an engine compares one after the other, and keeps what it
 * calls inside only while the function is small.
 */
export function apply(s: State, event: Event): State {
  renew(s);
  switch (event.type) {
    case 'turn-began':
      beginTurn(s, PHASE.turn, event.rider);
      break;
    case 'total':
      set(s, F.phase, PHASE.move);
      set(s, F.points, event.points);
      set(s, F.alone, event.alone ? 1 : 0);
      break;
    case 'rolled':
      set(s, F.dice, 0);
      set(s, F.points, event.total);
      break;
    case 'moved':
      rideTo(s, event.rider, event.to);
      setOf(s, R.moved, event.rider, RODE);
      break;
    case 'chose-dice':
      set(s, F.phase, PHASE.dice);
      set(s, F.dice, 2);
      break;
    case 'due':
      setDecisionDue(s, PHASES.indexOf(event.what), event.rider, event.asked, event.to, event.length);
      break;
    case 'followed':
      rideTo(s, event.rider, event.to);
      setOf(s, R.moved, event.rider, FOLLOWED);
      break;
    case 'stayed':
      break;
    default:
      applyRare(s, event);
  }
  return s;
}

type FrequentType = 'turn-began' | 'total' | 'rolled' | 'moved' | 'chose-dice' | 'due' | 'followed' | 'stayed';

function applyRare(s: State, event: Exclude<Event, { readonly type: FrequentType }>): void {
  switch (event.type) {
    case 'played-cards': {
      const team = teamOf(event.rider);
      let worth = 0;
      for (const kind of event.cards) {
        setCards(s, team, kind, cardsOf(s, team, kind) - 1);
        worth += CARD_VALUE[kind]!;
      }
      set(s, F.base, worth);
      set(s, F.points, worth);
      set(s, F.dice, 2 - event.cards.length);
      set(s, F.phase, PHASE.dice);
      if (event.breakaway) {
        set(s, F.breakaway, 1);
        set(s, F.alone, 1);
      }
      break;
    }
    case 'chance-drawn':
      setStack(s, event.card, inStack(s, event.card) - 1);
      setAside(s, event.card, laidAside(s, event.card) + 1);
      set(s, F.chance, event.card);
      set(s, F.photosDue, event.photos);
      set(s, F.dice, event.dice);
      break;
    case 'fell':
      setOf(s, R.moved, event.rider, FELL);
      break;
    case 'crossed':
      setOf(s, R.crossed, event.rider, event.line + 1);
      break;
    case 'lead-offered':
      break;
    case 'lead-refused':
      set(s, F.refused, get(s, F.refused) | (1 << event.asked));
      break;
    case 'lead-changed':
      leaveRoad(s, event.rider);
      leaveRoad(s, event.leader);
      putOn(s, event.rider, event.riderTo);
      putOn(s, event.leader, event.leaderTo);
      set(s, F.leadChanged, 1);
      break;
    case 'held-car':
      setOf(s, R.carUses, event.rider, of(s, R.carUses, event.rider) + 1);
      set(s, F.phase, PHASE.dice);
      set(s, F.dice, event.dice);
      set(s, F.base, event.worth);
      set(s, F.points, event.worth);
      set(s, F.photosDue, event.photos);
      break;
    case 'photographed':
      addPhoto(s, event.rider, event.photo);
      set(s, F.photosDue, get(s, F.photosDue) - 1);
      break;
    case 'dismounted':
      leaveRoad(s, event.rider);
      set(s, F.dismounted, get(s, F.dismounted) + 1);
      setOf(s, R.dismountedAs, event.rider, get(s, F.dismounted));
      setOf(s, R.moved, event.rider, DISMOUNTED);
      break;
    case 'returned':
      putOn(s, event.rider, event.to);
      setOf(s, R.dismountedAs, event.rider, 0);
      set(s, F.dismounted, get(s, F.dismounted) - 1);
      break;
    case 'race-began':
      set(s, F.stage, event.stage);
      clearRace(s);
      deal(s);
      break;
    case 'start-rolled':
      setStartSum(s, event.manager, sum(event.dice));
      break;
    case 'start-tied':
      set(s, F.rolling, bits(event.managers));
      set(s, F.startTry, get(s, F.startTry) + 1);
      break;
    case 'start-won':
      set(s, F.firstTeam, s.config.table.indexOf(event.team));
      break;
    case 'placed':
      putOn(s, event.rider, event.at);
      set(s, F.placed, get(s, F.placed) + 1);
      break;
    case 'round-began':
      set(s, F.round, event.round);
      for (let r = 0; r < RIDER_COUNT; r++) if (of(s, R.rank, r) === 0) setOf(s, R.moved, r, 0);
      break;
    case 'stack-renewed':
      for (let kind = 0; kind < s.config.deck.length; kind++) {
        setStack(s, kind, inStack(s, kind) + laidAside(s, kind));
        setAside(s, kind, 0);
      }
      break;
    case 'card-taken':
      setCards(s, teamOf(event.rider), event.card, cardsOf(s, teamOf(event.rider), event.card) + 1);
      break;
    case 'card-lost':
      setCards(s, teamOf(event.rider), event.card, cardsOf(s, teamOf(event.rider), event.card) - 1);
      break;
    case 'no-card':
      break;
    case 'blocked':
      setOf(s, R.moved, event.rider, BLOCKED);
      break;
    case 'stopped':
      setOf(s, R.moved, event.rider, STOPPED);
      break;
    case 'sprinted':
      setSprintRider(s, event.line, event.rank, event.rider);
      setOf(s, R.sprintPoints, event.rider, of(s, R.sprintPoints, event.rider) + event.points);
      break;
    case 'jersey':
      set(s, F.jersey, event.to);
      break;
    case 'finished':
      setOf(s, R.rank, event.rider, event.rank);
      set(s, F.finished, get(s, F.finished) + 1);
      break;
    case 'jersey-scored':
      setOf(s, R.jerseyPoints, event.rider, of(s, R.jerseyPoints, event.rider) + event.points);
      break;
    case 'taken-off':
      leaveRoad(s, event.rider);
      setOf(s, R.place, event.rider, -1);
      break;
    case 'verdict':
      set(s, get(s, F.verdict1) === 0 ? F.verdict1 : F.verdict2, event.photo);
      break;
    case 'disqualified':
      setOf(s, R.disqualified, event.rider, 1);
      break;
    case 'race-ended':
      for (let r = 0; r < RIDER_COUNT; r++) setStagePoints(s, event.stage, r, event.points[r]!);
      break;
  }
}

function deal(s: State): void {
  const { stages, managerOf, deck, setup } = s.config;
  const cards = stages[get(s, F.stage)]!.cards;
  for (let team = 0; team < TEAMS.length; team++) {
    if (managerOf[team]! < 0) continue;
    for (let kind = 0; kind < cards.length; kind++) setCards(s, team, kind, cards[kind]!);
  }
  for (let kind = 0; kind < deck.length; kind++) setStack(s, kind, deck[kind]!);
  set(s, F.rolling, bits(setup.managers.map((_, i) => i)));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const bits = (numbers: readonly number[]): number => numbers.reduce((mask, n) => mask | (1 << n), 0);
