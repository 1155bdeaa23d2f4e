/** The text forms: how actions, events and states are written and read (docs/formats/README.md). */
import {
  admitter,
  checkedListOf,
  count,
  fittingText,
  flag,
  isWhole,
  listOf,
  textForm,
  word,
  yesNo,
  type CheckedField,
  type CheckedTable,
  type Field,
  type FieldTable,
} from '../../kit/index.ts';
import { parsePlace, placeName } from '../../course/index.ts';
import { PHASES, type Action } from './action.ts';
import { CHANCE_KINDS } from './deck.ts';
import type { Event } from './event.ts';
import { unfittingField } from './check-event.ts';
import { CARD_KIND_COUNT, formatCard, parseCard, RIDER_COUNT, riderNumber, riderOfNumber, TEAMS, teamOf } from './riders.ts';
import { placeMeant } from './rules/why-reach.ts';
import { courseOf, F, get, placeOf, type State } from './state.ts';
import type { CardKind, Place, Rider, Team } from './vocabulary.ts';

type Fields<V> = Field<State, V>;
/** Of actions, which may come without a text. */
type Checked<V> = CheckedField<State, V>;

/** A rider by the number on his jersey; `-` for none. */
const rider: Fields<Rider> = {
  format: (_, r) => (r < 0 ? '-' : String(riderNumber(r))),
  parse(_, text) {
    if (text === '-') return -1;
    const r = /^\d\d$/.test(text) ? riderOfNumber(Number(text)) : -1;
    return r < 0 ? undefined : r;
  },
  json: (_, r) => (r < 0 ? null : riderNumber(r)),
};
const someRider: Checked<Rider> = {
  ...rider,
  parse: (s, text, whole) => (text === '-' ? undefined : rider.parse(s, text, whole)),
  fits: (_, value) => isWhole(value, 0, RIDER_COUNT - 1),
};

/** A place by its name, `B17.2`, with the lap where it is not the first: `B17.2@2`; `-` for none. */
const place: Fields<Place> = {
  format: (s, p) => (p < 0 ? '-' : placeName(courseOf(s), p)),
  parse(s, text) {
    if (text === '-') return -1;
    const found = parsePlace(courseOf(s), text);
    return found.ok ? found.value : undefined;
  },
  json: (s, p) => (p < 0 ? null : placeName(courseOf(s), p)),
};

const isPlace = (s: State, value: unknown): boolean => isWhole(value, 0, courseOf(s).placeCount - 1);
const somePlace: Checked<Place> = {
  ...place,
  parse: (s, text, whole) => (text === '-' ? undefined : place.parse(s, text, whole)),
  fits: isPlace,
};

/** A target: without a lap, the place of that space that is meant by the rider whose move it is. */
const target: Checked<Place> = {
  format: (s, p, whole) => place.format(s, p, whole),
  parse(s, text) {
    const found = parsePlace(courseOf(s), text);
    if (!found.ok) return undefined;
    if (text.includes('@') || get(s, F.rider) < 0) return found.value;
    const meant = placeMeant(s, placeOf(s, get(s, F.rider)), courseOf(s).spaceOf[found.value]!, get(s, F.points));
    return meant < 0 ? found.value : meant;
  },
  fits: isPlace,
};

const teamOfWhole = (s: State, whole: Readonly<Record<string, unknown>>): Team =>
  teamOf(typeof whole['rider'] === 'number' ? whole['rider'] : get(s, F.rider));

const energyCard: Checked<CardKind> = {
  format: (s, kind, whole) => formatCard(teamOfWhole(s, whole), kind),
  parse(s, text, whole) {
    const kind = parseCard(teamOfWhole(s, whole), text);
    return kind < 0 ? undefined : kind;
  },
  fits: (_, value) => isWhole(value, 0, CARD_KIND_COUNT - 1),
};

const oneOf = <W extends string>(words: readonly W[]): Checked<number> => ({
  format: (_, index) => words[index]!,
  parse(_, text) {
    const index = words.findIndex((w) => w === text);
    return index < 0 ? undefined : index;
  },
  fits: (_, value) => isWhole(value, 0, words.length - 1),
});
const chanceCard = oneOf(CHANCE_KINDS);
const team = oneOf(TEAMS);

const between = (least: number, most: number): Checked<number> => ({
  ...count,
  parse(s, text, whole) {
    const value = count.parse(s, text, whole);
    return value === undefined || value < least || value > most ? undefined : value;
  },
  fits: (_, value) => isWhole(value, least, most),
});
const die = between(1, 6);
const dice = checkedListOf(die, 2);
const manager = between(1, 4);
/** Managers are counted from 1 at the edges. */
const seat: Fields<number> = {
  format: (_, index) => String(index + 1),
  parse: (s, text, whole) => shift(manager.parse(s, text, whole), -1),
  json: (_, index) => index + 1,
};
const shift = (value: number | undefined, by: number): number | undefined => (value === undefined ? undefined : value + by);

const stage: Fields<number> = {
  format: (_, index) => String(index + 1),
  parse: (s, text, whole) => shift(between(1, s.config.stages.length).parse(s, text, whole), -1),
  json: (_, index) => index + 1,
};

/** A line as its number in the course and its letter, `2:D`. */
const line: Fields<number> = {
  format: (s, index) => `${index + 1}:${courseOf(s).lines[index]!.name}`,
  parse(s, text) {
    const index = courseOf(s).lines.findIndex((l, i) => `${i + 1}:${l.name}` === text);
    return index < 0 ? undefined : index;
  },
};

/** Who is asked: a rider, but a manager for the start roll and a team for placing. */
const asked: Fields<number> = {
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
  json(_, value, whole) {
    if (value < 0) return null;
    if (whole['what'] === 'start-roll') return value + 1;
    return whole['what'] === 'place' ? TEAMS[value] : riderNumber(value);
  },
};

const ACTION_FIELDS: CheckedTable<State, Action> = {
  place: { rider: someRider, at: somePlace },
  swap: { rider: someRider },
  ask: { rider: someRider },
  agree: {},
  refuse: {},
  dice: {},
  cards: { cards: checkedListOf(energyCard, 4), breakaway: flag('breakaway') },
  car: { dice: count },
  take: { card: energyCard },
  give: { card: energyCard },
  move: { to: target },
  follow: {},
  stay: {},
  roll: { dice },
  photo: { photo: die },
  card: { card: chanceCard },
};

const EVENT_FIELDS: FieldTable<State, Event> = {
  'race-began': { stage },
  'start-rolled': { manager: seat, dice },
  'start-tied': { managers: listOf(seat, 4) },
  'start-won': { manager: seat, team },
  placed: { rider, at: place },
  'round-began': { round: count },
  'turn-began': { rider },
  due: { what: word(PHASES), rider, asked, to: place, length: count },
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
  jersey: { from: rider, to: rider },
  finished: { rider, rank: count, points: count },
  'jersey-scored': { rider, points: count },
  'taken-off': { rider },
  returned: { rider, to: place },
  verdict: { photo: die },
  disqualified: { rider, photo: die },
  'race-ended': { stage, points: listOf(count, 16) },
};

export const actionText = textForm<State, Action>(ACTION_FIELDS, 'positional', 'action');
/** Anything at all as an action that could be written down in this position; null where it is none. */
export const admitAction = admitter<State, Action>(ACTION_FIELDS);
/** An event that does not fit the position it meets (`check-event.ts`) is no better than one that cannot be read. */
export const eventText = fittingText<State, Event>(textForm(EVENT_FIELDS, 'named', 'event'), 'event', unfittingField);
