import type { Meeting } from '../../frame/learn/meetings.ts';
import { surfacesCount, type Action, type EventType, type Pending, type View } from '../../../games/reifenbreite/index.ts';
import type { RaceEvent, ShownRace } from '../race-session.ts';

/** Things a newcomer meets for the first time, each with its section of the rules. */

const SECTIONS = {
  roll: 'UR 5.3',
  move: 'UR 5.3',
  follow: 'UR 5.4',
  answer: 'UR 16',
  seven: 'UR 7',
  fall: 'UR 7.1',
  dismounted: 'UR 9.2',
  jersey: 'UR 15.1',
  sprint: 'UR 15',
  breakaway: 'UR 6.1',
  photo: 'UR 14',
  finish: 'UR 8',
  cobbles: 'UR 9.4',
  climb: 'UR 9.2',
  descent: 'UR 9.3',
  lead: 'UR 16',
  car: 'UR 14',
  cards: 'UR 6',
} as const;
type Id = keyof typeof SECTIONS;
export const MEETINGS = Object.keys(SECTIONS) as readonly Id[];

const OF_EVENT: Readonly<Partial<Record<EventType, Id>>> = {
  'chance-drawn': 'seven',
  fell: 'fall',
  dismounted: 'dismounted',
  jersey: 'jersey',
  sprinted: 'sprint',
  'held-car': 'photo',
  photographed: 'photo',
  finished: 'finish',
};
/** Questions that are something new themselves. */
const OF_QUESTION: Readonly<Partial<Record<Pending['kind'], Id>>> = { follow: 'follow', answer: 'answer', turn: 'roll', move: 'move' };
const OF_SURFACE: Readonly<Partial<Record<View['riders'][number]['surface'], Id>>> = {
  cobblestone: 'cobbles',
  uphill: 'climb',
  downhill: 'descent',
};

type MeetingContext = Pick<ShownRace, 'recent' | 'view' | 'pending' | 'choices' | 'hasQuestion'>;

const meeting = (id: Id, how: Meeting['how']): Meeting => ({ id, section: SECTIONS[id], how });

/** What is new to a newcomer in a position, the most important first. */
export function meetingsOf(race: MeetingContext): readonly Meeting[] {
  const came = race.recent.flatMap((event) => ofEvent(event)).map((id) => meeting(id, 'came'));
  return [...asksOf(race), ...came, ...onTurn(race)];
}

function asksOf({ hasQuestion, pending: { kind } }: MeetingContext): readonly Meeting[] {
  const id = OF_QUESTION[kind];
  return hasQuestion && id !== undefined ? [meeting(id, 'asks')] : [];
}

function ofEvent({ named }: RaceEvent): readonly Id[] {
  if (named.type === 'played-cards') return named.breakaway ? ['breakaway'] : [];
  const id = OF_EVENT[named.type];
  return id === undefined ? [] : [id];
}

/** What is new on a turn: the surface under the rider, then what he may do. */
function onTurn({ hasQuestion, pending, view, choices }: MeetingContext): readonly Meeting[] {
  if (!hasQuestion || pending.kind !== 'turn') return [];
  const { cheating } = view.setup.rules;
  const me = view.riders.find(({ rider }) => rider === pending.facts.rider);
  const road = !surfacesCount(view.setup.rules) || !me || me.surfaceChange === 0 ? undefined : OF_SURFACE[me.surface];
  const may = (...types: readonly Action['type'][]): boolean => choices.some(({ type }) => types.includes(type));
  const found: readonly (Id | false | undefined)[] = [road, may('swap', 'ask') && 'lead', cheating && 'car', may('cards') && 'cards'];
  return found.flatMap((id) => (id ? [meeting(id, 'came')] : []));
}
