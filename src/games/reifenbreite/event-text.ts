/** The text form of events (docs/formats/README.md). */
import { SURFACES } from '../../course/index.ts';
import {
  count,
  validatedTextForm,
  listOf,
  createTextForm,
  word,
  yesNo,
  type Field,
  type FieldTable,
  type TextForm,
} from '../../kit/index.ts';
import { PHASES } from './action.ts';
import { between, chanceCard, dice, die, energyCard, oneOf, place, placeOrNone, rider, riderOrNone } from './action-text.ts';
import { invalidField } from './check-event.ts';
import type { Event } from './event.ts';
import type { NamedEvent, NamedLine } from './names.ts';
import { riderNumber, TEAMS, type TeamName } from './riders.ts';
import { ASPHALT, surfaceAt } from './rules/surfaces.ts';
import { courseOf, placeOf, type State } from './state.ts';

type Fields<V, N> = Field<State, V, N>;

const team = oneOf(TEAMS);
const manager = between(1, 4);
/** A manager, counted from 1 in texts. */
const seat: Fields<number, number> = {
  format: (_, index) => String(index + 1),
  parse: (s, text, whole) => shift(manager.parse(s, text, whole), -1),
  toNamed: (_, index) => index + 1,
};
const shift = (value: number | undefined, by: number): number | undefined => (value === undefined ? undefined : value + by);

const stage: Fields<number, number> = {
  format: (_, index) => String(index + 1),
  parse: (s, text, whole) => shift(between(1, s.config.stages.length).parse(s, text, whole), -1),
  toNamed: (_, index) => index + 1,
};

/** A line by its number in the course and its letter, `2:D`. */
const line: Fields<number, NamedLine> = {
  format: (s, index) => `${index + 1}:${courseOf(s).lines[index]!.name}`,
  parse(s, text) {
    const index = courseOf(s).lines.findIndex((l, i) => `${i + 1}:${l.name}` === text);
    return index < 0 ? undefined : index;
  },
  toNamed: (s, index) => ({ number: index + 1, name: courseOf(s).lines[index]!.name }),
  toFact: ({ number, name }) => `${number}:${name}`,
};

/** Who is asked: a rider, but a manager for the start roll and a team for placing. */
const asked: Fields<number, number | TeamName | null> = {
  format(s, value, whole) {
    if (value < 0) return '-';
    if (whole['what'] === 'start-roll') return seat.format(s, value, whole);
    return whole['what'] === 'place' ? team.format(s, value, whole) : rider.format(s, value, whole);
  },
  parse(s, text, whole) {
    if (text === '-') return -1;
    if (whole['what'] === 'start-roll') return seat.parse(s, text, whole);
    return whole['what'] === 'place' ? team.parse(s, text, whole) : rider.parse(s, text, whole);
  },
  toNamed(_, value, whole) {
    if (value < 0) return null;
    if (whole['what'] === 'start-roll') return value + 1;
    return whole['what'] === 'place' ? TEAMS[value]! : riderNumber(value);
  },
};

const EVENT_FIELDS: FieldTable<State, Event, NamedEvent> = {
  'race-began': { stage },
  'start-rolled': { manager: seat, dice },
  'start-tied': { managers: listOf(seat, 4) },
  'start-won': { manager: seat, team },
  placed: { rider, at: place },
  'round-began': { round: count },
  'turn-began': { rider },
  due: { what: word(PHASES), rider: riderOrNone, asked, to: placeOrNone, length: count },
  'lead-offered': { rider, asked: rider },
  'lead-refused': { rider, asked: rider },
  'lead-changed': { rider, leader: rider, riderTo: place, leaderTo: place },
  'chose-dice': { rider },
  'played-cards': { rider, cards: listOf(energyCard, 2), breakaway: yesNo },
  'held-car': { rider, dice: count, worth: count, photos: count },
  rolled: { rider, dice, total: count },
  photographed: { rider, photo: die },
  'stack-renewed': { rider },
  'chance-drawn': { rider, card: chanceCard, photos: count, dice: count },
  'card-taken': { rider, card: energyCard },
  'card-lost': { rider, card: energyCard },
  'no-card': { rider, wanted: word(['take', 'give']) },
  total: { rider, total: count, change: count, points: count, alone: yesNo },
  dismounted: { rider },
  blocked: { rider },
  stopped: { rider },
  fell: { rider, by: rider },
  moved: { rider, from: place, to: place, length: count },
  followed: { rider, leader: rider, from: place, to: place, length: count },
  stayed: { rider, leader: rider },
  crossed: { rider, line },
  sprinted: { rider, line, rank: count, points: count },
  jersey: { from: riderOrNone, to: rider },
  finished: { rider, rank: count, points: count },
  'jersey-scored': { rider, points: count },
  'taken-off': { rider },
  returned: { rider, to: place },
  verdict: { photo: die },
  disqualified: { rider, photo: die },
  'race-ended': { stage, points: listOf(count, 16) },
};

/** Rejects events that are impossible in their position (`check-event.ts`). */
const validated = validatedTextForm<State, Event, NamedEvent>(createTextForm(EVENT_FIELDS, 'named', 'event'), 'event', invalidField);

/** As data, a total also says what the road did to it, so that sentences can use it. */
export const eventText: TextForm<State, Event, NamedEvent> = {
  ...validated,
  toNamed(s, event) {
    const named = validated.toNamed(s, event);
    if (event.type !== 'total' || named.type !== 'total') return named;
    const surface = event.change === 0 ? ASPHALT : surfaceAt(s, placeOf(s, event.rider));
    return { ...named, surface: SURFACES[surface]!, taken: Math.max(0, -event.change) };
  },
};
