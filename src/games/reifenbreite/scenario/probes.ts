/** The probes of a scenario: values read from a position, each one word or a list of words. */
import type { Rider, Team } from '../vocabulary.ts';
import { oneOf, type Probe } from '../../../scenario/index.ts';
import { placeName } from '../../../course/index.ts';
import { phaseOf } from '../choices.ts';
import { CHANCE_KINDS } from '../deck.ts';
import { MOVED_HOW } from '../event.ts';
import { CARD_KIND_COUNT, formatCard, riderNumber, riderOfNumber, TEAMS } from '../riders.ts';
import { riderWord } from './position-words.ts';
import { racePoints, standings, teamScore } from '../rules/scoring.ts';
import {
  cardsOf,
  courseOf,
  F,
  get,
  inStack,
  isOnRoad,
  laidAside,
  riderValue,
  PHOTO_COUNT,
  photosOf,
  placeOf,
  R,
  type State,
} from '../state.ts';

/** Each probe and its subject: `at 51 B17.2` is about a rider, `round 3` has no subject. */
const PROBES = {
  next: 'nothing',
  asked: 'nothing',
  decides: 'nothing',
  'draft-to': 'nothing',
  'draft-length': 'nothing',
  'may-ride': 'nothing',
  round: 'nothing',
  wears: 'nothing',
  at: 'rider',
  moved: 'rider',
  rank: 'rider',
  points: 'rider',
  'sprint-points': 'rider',
  'jersey-points': 'rider',
  photos: 'rider',
  car: 'rider',
  hand: 'team',
  stack: 'card',
  aside: 'card',
  'team-points': 'team',
  score: 'team',
  standing: 'manager',
} as const;
type Name = keyof typeof PROBES;

const ABOUT = {
  rider: (text: string): string | undefined => (riderWord(text) === undefined ? undefined : text),
  team: oneOf(TEAMS),
  card: oneOf(CHANCE_KINDS),
  manager: oneOf(['1', '2', '3', '4']),
};

/** All probes by name. */
export const probes: Readonly<Record<string, Probe<State>>> = Object.fromEntries(
  (Object.keys(PROBES) as Name[]).map((name) => {
    const what = PROBES[name];
    const read = (state: State, about: string): string => readOff(state, name, about);
    return [name, what === 'nothing' ? { read } : { about: { what, parse: ABOUT[what] }, read }];
  }),
);

const NOTHING = '-';

/** @param about the probe's subject as written in the file: a rider's number, team, chance card or manager */
function readOff(s: State, probe: Name, about: string): string {
  const rider = riderOfNumber(Number(about));
  const team = TEAMS.findIndex((name) => name === about);
  switch (probe) {
    case 'next':
      return phaseOf(s) === 'turn' ? number(get(s, F.rider)) : `${NOTHING} ${phaseOf(s)}`;
    case 'asked':
      return phaseOf(s) === 'follow' || phaseOf(s) === 'answer' ? number(get(s, F.asked)) : `${NOTHING} ${phaseOf(s)}`;
    case 'decides':
      return phaseOf(s);
    case 'draft-to':
      return get(s, F.followTo) < 0 ? NOTHING : placeName(courseOf(s), get(s, F.followTo));
    case 'draft-length':
      return String(get(s, F.followLength));
    case 'may-ride':
      return String(get(s, F.points));
    case 'round':
      return String(get(s, F.round));
    case 'wears':
      return get(s, F.jersey) < 0 ? 'nobody' : number(get(s, F.jersey));
    case 'at':
      return isOnRoad(s, rider) ? placeName(courseOf(s), placeOf(s, rider)) : 'off';
    case 'moved':
      return MOVED_HOW[riderValue(s, R.moved, rider)]!;
    case 'rank':
      return String(riderValue(s, R.rank, rider));
    case 'points':
      return String(racePoints(s, rider));
    case 'sprint-points':
      return String(riderValue(s, R.sprintPoints, rider));
    case 'jersey-points':
      return String(riderValue(s, R.jerseyPoints, rider));
    case 'photos':
      return list(Array.from({ length: PHOTO_COUNT }, (_, i) => new Array<number>(photosOf(s, rider, i + 1)).fill(i + 1)).flat());
    case 'car':
      return String(riderValue(s, R.carUses, rider));
    case 'hand':
      return list(
        Array.from({ length: CARD_KIND_COUNT }, (_, kind) => new Array<string>(cardsOf(s, team, kind)).fill(formatCard(team, kind))).flat(),
      );
    case 'stack':
      return String(
        inStack(
          s,
          CHANCE_KINDS.findIndex((kind) => kind === about),
        ),
      );
    case 'aside':
      return String(
        laidAside(
          s,
          CHANCE_KINDS.findIndex((kind) => kind === about),
        ),
      );
    case 'team-points':
      return String(ended(s, team).points);
    case 'score':
      return String(ended(s, team).score);
    case 'standing': {
      const line = phaseOf(s) === 'over' ? standings(s).find(({ seat }) => seat === Number(about) - 1) : undefined;
      return line === undefined ? NOTHING : `rank ${line.rank} points ${line.points}`;
    }
  }
}

const number = (rider: Rider): string => (rider < 0 ? NOTHING : String(riderNumber(rider)));
const list = (words: readonly (string | number)[]): string => (words.length === 0 ? NOTHING : words.join(' '));

/** UR 17 over the finished stages. */
const ended = (s: State, team: Team) => teamScore(s, team, phaseOf(s) === 'over' ? s.config.stages.length : get(s, F.stage));
