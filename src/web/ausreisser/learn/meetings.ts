import type { Meeting } from '../../frame/learn/meetings.ts';
import type { EventType, Pending, View } from '../../../games/ausreisser/index.ts';
import type { RaceEvent, ShownRace } from '../race-session.ts';

/** Things a newcomer meets for the first time, each with its section of the rules. */

const SECTIONS = {
  'hill-asked': 'DA 4.1',
  discard: 'DA 4.4',
  lay: 'DA 3',
  tempo: 'DA 3.1',
  wind: 'DA 4.3',
  hill: 'DA 4.1',
  dropped: 'DA 3.3',
  back: 'DA 3.3',
  jersey: 'DA 3.2',
  slipstream: 'DA 3.2',
  stage: 'DA 5',
  sprint: 'DA 4.2',
  'hill-held': 'DA 4.1',
} as const;
type Id = keyof typeof SECTIONS;
export const MEETINGS = Object.keys(SECTIONS) as readonly Id[];

const OF_QUESTION: Readonly<Partial<Record<Pending['kind'], Id>>> = { hill: 'hill-asked', discard: 'discard' };
/** What a speed card means to the rider who plays one. The note on being dropped speaks for the third group. */
const OF_GROUP: Readonly<Partial<Record<View['riders'][number]['group'], Id>>> = { yellow: 'tempo', bunch: 'lay' };
const OF_EVENT: Readonly<Partial<Record<EventType, Id>>> = {
  'wind-laid': 'wind',
  'hill-laid': 'hill',
  dropped: 'dropped',
  'took-lead': 'jersey',
  sheltered: 'slipstream',
  'stage-ended': 'stage',
};
/** Cards in the viewer's hand. */
const OF_CARD: Readonly<Record<string, Id>> = { spurt: 'sprint', hill: 'hill-held' };

type MeetingContext = Pick<ShownRace, 'recent' | 'pending'> & {
  /** Whether the viewer of the screen is asked. */
  readonly hasQuestion: boolean;
  /** The view of this viewer; a covered hand is null. */
  readonly view: Pick<View, 'hand' | 'riders'>;
};

const meeting = (id: Id, how: Meeting['how']): Meeting => ({ id, section: SECTIONS[id], how });

/** What is new to a newcomer in a position, the most important first. */
export function meetingsOf({ recent, pending, hasQuestion, view }: MeetingContext): readonly Meeting[] {
  const { kind } = pending;
  const group = view.riders.find(({ rider }) => rider === pending.seat)?.group;
  const question = kind === 'lay' && group !== undefined ? OF_GROUP[group] : OF_QUESTION[kind];
  const asks = hasQuestion && question !== undefined ? [meeting(question, 'asks')] : [];
  const came = recent.flatMap((event) => ofEvent(event));
  const inHand = hasQuestion && kind === 'lay' ? (view.hand ?? []).flatMap(({ card }) => OF_CARD[card] ?? []) : [];
  return [...asks, ...[...came, ...inHand].map((id) => meeting(id, 'came'))];
}

function ofEvent({ event }: RaceEvent): readonly Id[] {
  if (event.type === 'won-back') return event.minutes === 0 ? ['back'] : [];
  const id = OF_EVENT[event.type];
  return id === undefined ? [] : [id];
}
