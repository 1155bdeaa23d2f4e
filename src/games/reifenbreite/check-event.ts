/**
 * Checks that an event is possible in its position: riders in the race and at the given places, free spaces, cards
 * in hand. It checks no rules, so a race of older rules passes and a forged record does not. Used when events are
 * read, never when they are decided.
 */
import { firstViolation, isBetween, type Invariant } from '../../kit/index.ts';
import type { Event } from './event.ts';
import {
  cardsOf,
  courseOf,
  F,
  get,
  hasMoved,
  inStack,
  isOnRoad,
  occupant,
  riderValue,
  photosOf,
  placeOf,
  R,
  sprintRider,
  type State,
} from './state.ts';
import { CARD_KIND_COUNT, RIDER_COUNT, TEAMS, TEAM_SIZE, teamOf } from './riders.ts';
import type { CardKind, Place, Rider, Team } from './vocabulary.ts';

/** Higher than any rules give; they keep the numbers within 16 bits. */
const MAX_POINTS = 99;
const MAX_MOVE = 40;
const MAX_ROUNDS = 9_999;
const MAX_RACE_COUNT = 999;

/** Returns the name of the first impossible field, or null if the event fits. */
export function invalidField(s: State, event: Event): string | null {
  return firstViolation(checksOf(s, event));
}

type Check = Invariant<string>;

const isInRace = (s: State, rider: Rider): boolean => rider >= 0 && s.config.managerOf[teamOf(rider)]! >= 0;
const isInTurn = (s: State, rider: Rider): boolean => isInRace(s, rider) && isOnRoad(s, rider);
const onTurn = (s: State, rider: Rider): Check => ['rider', isInTurn(s, rider)];

/** The space is free, or its rider is one of those who leave. */
function isFree(s: State, place: Place, ...leaving: readonly Rider[]): boolean {
  if (place < 0) return false;
  const by = occupant(s, courseOf(s).spaceOf[place]!);
  return by < 0 || leaving.includes(by);
}

/** No more of a kind than were dealt, and one fewer each time. */
function inHand(s: State, rider: Rider, kinds: readonly CardKind[]): boolean {
  for (let kind = 0; kind < CARD_KIND_COUNT; kind++)
    if (kinds.filter((k) => k === kind).length > cardsOf(s, teamOf(rider), kind)) return false;
  return true;
}

const allRidersPlaced = (s: State): boolean => {
  let racing = 0;
  for (let r = 0; r < RIDER_COUNT; r++) {
    if (!isInRace(s, r) || riderValue(s, R.rank, r) > 0) continue;
    if (!isOnRoad(s, r)) return false;
    racing++;
  }
  return racing > 0;
};

function checksOf(s: State, event: Event): readonly Check[] {
  const managers = s.config.setup.managers.length;
  switch (event.type) {
    case 'race-began':
      return [['stage', event.stage === get(s, F.stage) + 1]];
    case 'start-rolled':
      return [
        ['manager', event.manager < managers],
        ['dice', event.dice.length === 2],
      ];
    case 'start-tied':
      return [['managers', event.managers.length > 1 && event.managers.every((m) => m < managers)]];
    case 'start-won':
      return [
        ['manager', event.manager < managers],
        ['team', s.config.managerOf[event.team] === event.manager],
      ];
    case 'placed':
      return [
        ['rider', isInRace(s, event.rider) && placeOf(s, event.rider) < 0 && riderValue(s, R.rank, event.rider) === 0],
        ['at', isFree(s, event.at)],
      ];
    case 'round-began':
      return [['round', isBetween(event.round, 1, MAX_ROUNDS) && allRidersPlaced(s)]];
    case 'turn-began':
      return [['rider', isInTurn(s, event.rider) && !hasMoved(s, event.rider) && get(s, F.round) > 0]];
    case 'due':
      return checksOfDecisionDue(s, event);
    case 'lead-offered':
    case 'lead-refused':
      return [onTurn(s, event.rider), ['asked', isInTurn(s, event.asked) && event.asked !== event.rider]];
    case 'lead-changed': {
      const { rider, leader, riderTo, leaderTo } = event;
      const { spaceOf } = courseOf(s);
      return [
        onTurn(s, rider),
        ['leader', isInTurn(s, leader) && leader !== rider],
        ['riderTo', isFree(s, riderTo, rider, leader)],
        ['leaderTo', isFree(s, leaderTo, rider, leader) && spaceOf[leaderTo] !== spaceOf[riderTo]],
      ];
    }
    case 'played-cards':
      return [onTurn(s, event.rider), ['cards', event.cards.length > 0 && inHand(s, event.rider, event.cards)]];
    case 'held-car':
      return [
        onTurn(s, event.rider),
        ['dice', isBetween(event.dice, 0, 1)],
        ['worth', isBetween(event.worth, 0, MAX_MOVE)],
        ['photos', isBetween(event.photos, 0, 2)],
      ];
    case 'rolled':
      return [onTurn(s, event.rider), ['dice', event.dice.length > 0], ['total', isBetween(event.total, 0, MAX_MOVE)]];
    case 'photographed':
      return [onTurn(s, event.rider), ['photo', photosOf(s, event.rider, event.photo) < MAX_RACE_COUNT]];
    case 'chance-drawn':
      return [
        onTurn(s, event.rider),
        ['card', inStack(s, event.card) > 0],
        ['photos', isBetween(event.photos, 0, 1)],
        ['dice', isBetween(event.dice, 0, 1)],
      ];
    case 'card-taken': {
      const dealt = s.config.stages[get(s, F.stage)]!.cards;
      return [onTurn(s, event.rider), ['card', cardsOf(s, teamOf(event.rider), event.card) < dealt[event.card]!]];
    }
    case 'card-lost':
      return [onTurn(s, event.rider), ['card', inHand(s, event.rider, [event.card])]];
    case 'total':
      return [
        onTurn(s, event.rider),
        ['total', isBetween(event.total, 0, MAX_MOVE)],
        ['change', isBetween(event.change, -MAX_MOVE, MAX_MOVE)],
        ['points', isBetween(event.points, 0, MAX_MOVE)],
      ];
    case 'chose-dice':
    case 'stack-renewed':
    case 'no-card':
    case 'dismounted':
    case 'blocked':
    case 'stopped':
      return [onTurn(s, event.rider)];
    case 'fell':
      return [onTurn(s, event.rider), ['by', isInTurn(s, event.by)]];
    case 'moved':
      return riding(s, event);
    case 'followed':
      return [['leader', isInTurn(s, event.leader) && event.leader !== event.rider], ...riding(s, event)];
    case 'stayed':
      return [onTurn(s, event.rider), ['leader', isInTurn(s, event.leader) && event.leader !== event.rider]];
    case 'crossed':
      return [onTurn(s, event.rider), ['line', event.line >= riderValue(s, R.crossed, event.rider)]];
    case 'sprinted':
      return [
        onTurn(s, event.rider),
        ['rank', isBetween(event.rank, 1, 3) && sprintRider(s, event.line, event.rank) < 0],
        ['points', isBetween(event.points, 0, MAX_POINTS)],
      ];
    case 'jersey':
      return [
        ['from', event.from === get(s, F.jersey)],
        ['to', isInRace(s, event.to)],
      ];
    case 'finished':
      return [
        ['rider', isInTurn(s, event.rider) && riderValue(s, R.rank, event.rider) === 0],
        ['rank', event.rank === get(s, F.finished) + 1],
        ['points', isBetween(event.points, 0, MAX_POINTS)],
      ];
    case 'jersey-scored':
      return [
        ['rider', isInRace(s, event.rider)],
        ['points', isBetween(event.points, 0, MAX_POINTS) && riderValue(s, R.jerseyPoints, event.rider) < MAX_RACE_COUNT],
      ];
    case 'taken-off':
      return [['rider', isInTurn(s, event.rider) && riderValue(s, R.rank, event.rider) > 0]];
    case 'returned':
      return [
        ['rider', isInRace(s, event.rider) && riderValue(s, R.dismountedAs, event.rider) > 0],
        ['to', isFree(s, event.to)],
      ];
    case 'verdict':
      return [['photo', get(s, F.verdict2) === 0 && event.photo !== get(s, F.verdict1)]];
    case 'disqualified':
      return [['rider', isInRace(s, event.rider)]];
    case 'race-ended':
      return [
        ['stage', event.stage === get(s, F.stage)],
        ['points', event.points.length === RIDER_COUNT && event.points.every((points) => isBetween(points, 0, MAX_ROUNDS))],
      ];
  }
}

function riding(
  s: State,
  { rider, from, to, length }: Pick<Extract<Event, { type: 'moved' }>, 'rider' | 'from' | 'to' | 'length'>,
): Check[] {
  return [onTurn(s, rider), ['from', from === placeOf(s, rider)], ['to', isFree(s, to)], ['length', isBetween(length, 0, MAX_MOVE)]];
}

/** The next decision: a seat that can make it, and a subject that exists. */
function checksOfDecisionDue(s: State, { what, rider, asked, to, length }: Extract<Event, { type: 'due' }>): readonly Check[] {
  const noRider: Check = ['rider', rider < 0];
  switch (what) {
    case 'start-roll':
      return [noRider, ['asked', isBetween(asked, 0, s.config.setup.managers.length - 1)]];
    case 'place':
      return [noRider, ['asked', asked >= 0 && asked < TEAMS.length && mayPlace(s, asked)]];
    case 'answer':
      return [onTurn(s, rider), ['asked', isInTurn(s, asked) && asked !== rider]];
    case 'follow':
      return [
        onTurn(s, rider),
        ['asked', isInTurn(s, asked) && asked !== rider],
        ['to', isFree(s, to)],
        ['length', isBetween(length, 0, MAX_MOVE)],
      ];
    case 'card':
      return [onTurn(s, rider), ['what', s.config.deck.some((_, kind) => inStack(s, kind) > 0)]];
    case 'extra':
      return [onTurn(s, rider), ['what', get(s, F.chance) >= 0 || s.config.setup.rules.fallTable === true]];
    case 'take':
    case 'give':
      return [onTurn(s, rider), ['what', get(s, F.chance) >= 0]];
    case 'verdict':
      return [noRider, ['what', get(s, F.verdict2) === 0]];
    case 'turn':
    case 'dice':
    case 'photo':
    case 'move':
      return [onTurn(s, rider)];
    case 'over':
      return [noRider];
  }
}

/** A team in the race with a rider who is not placed yet. */
function mayPlace(s: State, team: Team): boolean {
  if (s.config.managerOf[team]! < 0) return false;
  for (let r = TEAM_SIZE * team; r < TEAM_SIZE * (team + 1); r++) if (placeOf(s, r) < 0 && riderValue(s, R.rank, r) === 0) return true;
  return false;
}
