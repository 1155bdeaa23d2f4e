/**
 * The second referee's own list of options in phases where the rules restrict them, written from the rules document
 * and not from the engine.
 */
import { NONE, placeName } from '../../src/course/index.ts';
import {
  cardsOfRider,
  courseOf,
  isOnRoad,
  occupant,
  phaseOf,
  placeOf,
  riderNumber,
  type State,
} from '../../src/games/reifenbreite/index.ts';
import { F, get } from '../../src/games/reifenbreite/state.ts';
import { riders, SURFACE, surfaceOf, ways } from './referee-road.ts';

/** The facts of a turn that restrict later options. */
export interface TurnSoFar {
  readonly rider: number;
  readonly points: number;
  /** UR 16: whether the lead was changed; who has refused it. */
  readonly changed: boolean;
  readonly refused: readonly number[];
  readonly moved: ReadonlySet<number>;
  readonly carUses: number;
}

const CARDS = ['1-6M', '1-5', '2-6M', '2-5', '3-6M', '4-5', 'J-6M', 'J-5'];

/** The legal actions as texts, in phases where the rules restrict them; null in the other phases. */
export function legalOptions(s: State, turn: TurnSoFar): string[] | null {
  const name = (place: number): string => placeName(courseOf(s), place);
  switch (phaseOf(s)) {
    case 'move': {
      const course = courseOf(s);
      const all = [...ways(s, placeOf(s, turn.rider), turn.points)];
      const beyond = (place: number): boolean => course.crossed[place] === course.lines.length;
      const greatest = Math.max(...all.filter(([place]) => beyond(place)).map(([, way]) => way));
      return all.filter(([place, way]) => !beyond(place) || way === greatest).map(([place]) => `move ${name(place)}`);
    }
    case 'place': {
      const course = courseOf(s);
      const team = riders.filter((r) => r >> 2 === get(s, F.asked));
      const lanes = team.filter((r) => isOnRoad(s, r)).map((r) => course.lane[placeOf(s, r)]);
      const dots = [...course.startDots].filter((dot) => occupant(s, course.spaceOf[dot]!) < 0 && !lanes.includes(course.lane[dot]));
      return team.filter((r) => !isOnRoad(s, r)).flatMap((r) => dots.map((dot) => `place ${riderNumber(r)} ${name(dot)}`));
    }
    case 'turn':
      return ['dice', ...cardOptions(s, turn), ...carOptions(s, turn), ...leadOptions(s, turn)];
    default:
      return null;
  }
}

function cardOptions(s: State, turn: TurnSoFar): string[] {
  if (get(s, F.round) === 1) return [];
  const rider = turn.rider;
  const digit = String((rider >> 2) + 2);
  const surface = surfaceOf(s, placeOf(s, rider));
  const hand = CARDS.flatMap((text, kind) =>
    new Array<string>(cardsOfRider(s, rider, kind)).fill(text.startsWith('J') ? text : digit + text),
  );
  const usable = hand.filter(
    (card) => (card.startsWith('J') || card.startsWith(String(riderNumber(rider)))) && !(surface === SURFACE.uphill && card.endsWith('M')),
  );
  const plays = new Set(usable);
  if (surface !== SURFACE.cobblestone)
    usable.forEach((card, i) => {
      for (const other of usable.slice(i + 1)) plays.add(`${card},${other}`);
    });
  return [...plays].flatMap((cards) => [`cards ${cards}`, `cards ${cards} breakaway`]);
}

function carOptions(s: State, turn: TurnSoFar): string[] {
  return s.config.setup.rules.cheating && turn.carUses < 4 ? ['car 1', 'car 0'] : [];
}

function leadOptions(s: State, turn: TurnSoFar): string[] {
  if (!s.config.setup.rules.switching || turn.changed) return [];
  const { managerOf } = s.config;
  const list: string[] = [];
  const { back, spaceOf: space } = courseOf(s);
  for (let at = back[placeOf(s, turn.rider)]!; at !== NONE; at = back[at]!) {
    const rider = occupant(s, space[at]!);
    if (rider < 0 || turn.moved.has(rider)) break;
    if (managerOf[rider >> 2] === managerOf[turn.rider >> 2]) list.push(`swap ${riderNumber(rider)}`);
    else if (!turn.refused.includes(rider)) return [...list, `ask ${riderNumber(rider)}`];
  }
  return list;
}
