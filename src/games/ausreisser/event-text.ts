/** The text form of events (docs/formats/README.md). Riders are numbered from 1; JSON data uses their names. */
import { count, validatedTextForm, listOf, createTextForm, word, yesNo, type Field, type FieldTable } from '../../kit/index.ts';
import { card } from './action-text.ts';
import { PHASES } from './action.ts';
import type { Config } from './config.ts';
import { HILL_HOW, type Event } from './event.ts';
import { invalidField } from './check-event.ts';
import { nameOf, type State } from './state.ts';
import type { NamedEvent, RiderName } from './names.ts';
import type { Rider } from './vocabulary.ts';

type Fields<V, N> = Field<State, V, N>;

/** Something of which there are `countOf`, written from 1. */
const ordinal = <N>(countOf: (config: Config) => number, toNamed: (s: State, index: number) => N): Fields<number, N> => ({
  format: (_, index) => String(index + 1),
  parse: (s, text) => (/^[1-9]\d?$/.test(text) && Number(text) <= countOf(s.config) ? Number(text) - 1 : undefined),
  toNamed,
});
/** A rider by seat number. */
const someRider = ordinal<RiderName>(({ riderCount }) => riderCount, nameOf);
/** The same, or `-` for none. */
const rider: Fields<Rider, RiderName | null> = {
  format: (s, r, whole) => (r < 0 ? '-' : someRider.format(s, r, whole)),
  parse: (s, text, whole) => (text === '-' ? -1 : someRider.parse(s, text, whole)),
  toNamed: (s, r) => (r < 0 ? null : nameOf(s, r)),
};
const stage = ordinal<number>(
  ({ setup }) => setup.stages,
  (_, index) => index + 1,
);

/** A count that cannot be negative. */
const whole: Fields<number, number> = {
  ...count,
  parse: (_, text) => (/^\d{1,4}$/.test(text) ? Number(text) : undefined),
};

/** Left out in texts that are older than the field. */
const wholeOrNone: Fields<number, number> = { ...whole, parse: (s, text, rest) => (text === '' ? 0 : whole.parse(s, text, rest)) };

const EVENT_FIELDS: FieldTable<State, Event, NamedEvent> = {
  'lead-drawn': { rider: someRider, card },
  'lead-tied': { riders: listOf(someRider, 6) },
  'lead-shuffled': {},
  'lead-won': { rider: someRider },
  'stage-began': { stage, leader: someRider },
  dealt: { rider: someRider, card },
  'dealt-hidden': { rider: someRider },
  due: { what: word(PHASES), rider, cards: whole },
  'turn-began': { rider: someRider },
  drew: { rider: someRider, card },
  'drew-hidden': { rider: someRider },
  laid: { rider: someRider, card, spurts: whole },
  led: { rider: someRider, speed: whole },
  'took-lead': { rider: someRider, from: someRider, speed: whole },
  sheltered: { rider: someRider, speed: whole, tempo: whole },
  dropped: { rider: someRider, speed: whole, tempo: whole, minutes: whole, hill: yesNo },
  'kept-up': { rider: someRider, speed: whole, tempo: whole, hill: yesNo },
  lost: { rider: someRider, speed: whole, tempo: whole, change: whole, minutes: whole },
  'won-back': { rider: someRider, speed: whole, tempo: whole, change: whole, minutes: whole },
  'hill-laid': { rider: someRider, leader: someRider, how: word(HILL_HOW), tempo: whole },
  'hill-over': {},
  passed: { rider: someRider },
  'wind-laid': { rider: someRider },
  'hand-shown': { rider: someRider, hills: whole, spurts: whole, winds: wholeOrNone },
  discarded: { rider: someRider, card },
  'turn-empty': { rider: someRider },
  forgot: { rider: someRider, cards: whole },
  'stage-ended': { stage, leader: someRider, points: listOf(count, 6) },
};

/** Rejects events that are impossible in their position (`check-event.ts`). */
export const eventText = validatedTextForm<State, Event, NamedEvent>(createTextForm(EVENT_FIELDS, 'named', 'event'), 'event', invalidField);
