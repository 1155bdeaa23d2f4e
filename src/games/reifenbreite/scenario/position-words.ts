/** Reads the `position` part of a scenario, statement by statement. */
import type { Team } from '../vocabulary.ts';
import { oneOf, ScenarioSyntaxError, wholeNumber, type PositionReader, type Spot, type LineReader } from '../../../scenario/index.ts';
import { CHANCE_KINDS } from '../deck.ts';
import { MOVED_HOW, type MovedHow } from '../event.ts';
import { parseCard, riderOfNumber, TEAMS } from '../riders.ts';
import {
  TURN_KINDS,
  usualDice,
  usualPoints,
  type Position,
  type RiderPosition,
  type RiderCount,
  type TurnPosition,
} from './position-data.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type List<T> = T extends readonly (infer Item)[] ? Item[] : never;

const rider = (text: string): number | undefined => {
  const found = /^\d\d$/.test(text) ? riderOfNumber(Number(text)) : -1;
  return found < 0 ? undefined : found;
};
const team = (text: string): number | undefined => {
  const found = TEAMS.findIndex((name) => name === text);
  return found < 0 ? undefined : found;
};
const space = (text: string): string | undefined => (/^[A-Z]{1,2}\d+\.[1-4](@\d)?$/.test(text) ? text : undefined);
const MAX_ROUND = 999;
const MAX_MOVE = 40;
const MAX_POINTS = 9_999;

export { rider as riderWord, space as spaceWord };

/** Makes a reader of the statements below `position`. */
export function positionReader(spot: Spot): PositionReader<Position> {
  const riders: RiderPosition[] = [];
  const sprints: List<Position['sprints']> = [];
  const jerseyPoints: RiderCount[] = [];
  const spent: List<Position['spent']> = [];
  const photos: List<Position['photos']> = [];
  const cars: RiderCount[] = [];
  const earlier: List<Position['earlier']> = [];
  const single: Writable<
    Pick<Position, 'stage' | 'round' | 'first' | 'rolls' | 'turn' | 'end' | 'points' | 'others' | 'othersHow' | 'jersey' | 'stack'>
  > = {
    stage: 0,
    round: -1,
    first: -1,
    rolls: null,
    turn: null,
    end: null,
    points: null,
    others: null,
    othersHow: 'no',
    jersey: null,
    stack: null,
  };
  const counted = (words: LineReader, at: Spot, least: number, most: number): RiderCount => ({
    ...at,
    rider: words.read('rider', rider),
    count: words.read('number', wholeNumber(least, most)),
  });

  return {
    read(words, statement, at) {
      switch (statement) {
        case 'stage':
          single.stage = words.read('stage', wholeNumber(1, 30)) - 1;
          break;
        case 'round':
          single.round = words.read('round', wholeNumber(0, MAX_ROUND));
          if (words.take('first')) single.first = words.read('team', team);
          else if (words.take('rolls')) single.rolls = { ...at, sums: [words.read('team', rolls), ...words.rest('team=sum', rolls)] };
          break;
        case 'turn':
          single.turn = readTurn(words, at);
          if (single.points !== null) throw new ScenarioSyntaxError(at, 'scenario-twice', { statement });
          break;
        case 'verdict':
        case 'over':
          single.end = { ...at, kind: statement, photos: words.rest('photo', wholeNumber(1, 6)) };
          break;
        case 'points': {
          if (single.turn !== null) throw new ScenarioSyntaxError(at, 'scenario-twice', { statement });
          const count = words.read('points', wholeNumber(1, MAX_MOVE));
          single.points = { ...at, count, who: words.take('alone') ? 'alone' : 'may-follow' };
          break;
        }
        case 'rider':
          riders.push(readRider(words, at));
          break;
        case 'others':
          single.others = words.read('back, home', oneOf(['back', 'home'] as const));
          if (words.more && single.others === 'back') single.othersHow = words.read('how he has moved', how);
          break;
        case 'sprint':
          sprints.push({ ...at, name: words.word('line').text, riders: words.rest('rider', rider) });
          break;
        case 'jersey':
          single.jersey = { ...at, rider: words.read('rider', rider) };
          break;
        case 'jersey-points':
          jerseyPoints.push(counted(words, at, 0, MAX_POINTS));
          break;
        case 'spent': {
          const index = words.read('team', team);
          const kinds = words.rest('energy card', (text) => {
            const kind = parseCard(index, text);
            return kind < 0 ? undefined : kind;
          });
          spent.push({ ...at, team: index, kinds });
          break;
        }
        case 'photos':
          photos.push({ ...at, rider: words.read('rider', rider), photos: words.rest('photo', wholeNumber(1, 6)) });
          break;
        case 'car':
          cars.push(counted(words, at, 0, 4));
          break;
        case 'stack': {
          const counts = CHANCE_KINDS.map(() => 0);
          while (words.more) {
            const kind = words.read('chance card', oneOf(CHANCE_KINDS));
            counts[CHANCE_KINDS.indexOf(kind)] = words.read('number of cards', wholeNumber(0, 50));
          }
          single.stack = { ...at, counts };
          break;
        }
        case 'earlier':
          earlier.push({
            ...at,
            stage: words.read('stage', wholeNumber(1, 30)) - 1,
            points: words.rest('rider=points', (text) => {
              const found = /^(\d\d)=(\d{1,4})$/.exec(text);
              const who = rider(found?.[1] ?? '');
              return found === null || who === undefined ? undefined : { ...at, rider: who, count: Number(found[2]) };
            }),
          });
          break;
        default:
          throw new ScenarioSyntaxError(at, 'scenario-unknown-statement', { found: statement.slice(0, 40) });
      }
      words.end();
    },
    finish() {
      if (single.round < 0) throw new ScenarioSyntaxError(spot, 'scenario-missing', { statement: 'round' });
      return { ...spot, ...single, riders, sprints, jerseyPoints, spent, photos, cars, earlier };
    },
  };
}

const rolls = (text: string): { team: Team; sum: number } | undefined => {
  const found = /^([a-z]+)(?:=(\d{1,2}))?$/.exec(text);
  const who = team(found?.[1] ?? '');
  return who === undefined ? undefined : { team: who, sum: found?.[2] === undefined ? -1 : Number(found[2]) };
};

/** `turn 21 follow asked 31 to A7.2 length 4 points 6`: the question, then the results of the turn so far. */
function readTurn(words: LineReader, at: Spot): TurnPosition {
  const who = words.read('rider', rider);
  const kind = words.read(TURN_KINDS.join(', '), oneOf(TURN_KINDS));
  const number = (name: string, most: number, none: number): number =>
    words.take(name) ? words.read('number', wholeNumber(0, most)) : none;
  const asked = words.take('asked') ? words.read('rider', rider) : -1;
  const to = words.take('to') ? words.read('space', space) : null;
  const length = number('length', MAX_MOVE, 0);
  const base = number('base', MAX_MOVE, 0);
  const dice = number('dice', 2, usualDice(kind, base));
  const points = number('points', MAX_MOVE, usualPoints(kind, base));
  const photos = number('photos', 2, 0);
  const chance = words.take('chance') ? CHANCE_KINDS.indexOf(words.read('chance card', oneOf(CHANCE_KINDS))) : -1;
  const [alone, breakaway, led] = [words.take('alone'), words.take('breakaway'), words.take('led')];
  const refused = words.take('refused') ? words.rest('rider', rider) : [];
  return { ...at, rider: who, kind, asked, to, length, dice, base, points, photos, chance, alone, breakaway, led, refused };
}

const how = (text: string): MovedHow | undefined => (text === 'no' ? undefined : oneOf(MOVED_HOW)(text));

/** `rider 51 A10.2 [rode] [rank 2] [over 1]`, `rider 21 home 1 [followed]`. */
function readRider(words: LineReader, at: Spot): RiderPosition {
  const who = words.read('rider', rider);
  if (words.take('home')) {
    const rank = words.read('rank', wholeNumber(1, 16));
    return { ...at, rider: who, space: null, how: words.more ? words.read('how he has moved', how) : 'rode', rank, over: -1 };
  }
  const where = words.read('space', space);
  const moved = how(words.peek()) === undefined ? 'no' : words.read('how he has moved', how);
  const rank = words.take('rank') ? words.read('rank', wholeNumber(1, 16)) : 0;
  const over = words.take('over') ? words.read('lines', wholeNumber(0, 24)) : -1;
  return { ...at, rider: who, space: where, how: moved, rank, over };
}
