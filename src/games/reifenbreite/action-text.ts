/** The text form of actions (docs/formats/README.md), and the validation of actions that arrive as data. */
import {
  createValidator,
  checkedListOf,
  count,
  flag,
  isWhole,
  createTextForm,
  type CheckedField,
  type CheckedTable,
  type Field,
} from '../../kit/index.ts';
import { parsePlace, placeName } from '../../course/index.ts';
import type { Action } from './action.ts';
import { CHANCE_KINDS } from './deck.ts';
import type { CardName, NamedAction, SpaceName } from './names.ts';
import { CARD_KIND_COUNT, formatCard, parseCard, RIDER_COUNT, riderNumber, riderOfNumber, teamOf } from './riders.ts';
import { nearestPlaceOfSpace } from './rules/why-reach.ts';
import { courseOf, F, get, placeOf, type State } from './state.ts';
import type { CardKind, Place, Rider, RiderNumber, Team } from './vocabulary.ts';

type Fields<V, N> = Field<State, V, N>;
/** Fields of actions, which may arrive without a text. */
type Checked<V, N> = CheckedField<State, V, N>;

/** A rider by jersey number; `-` for none. */
export const riderOrNone: Fields<Rider, RiderNumber | null> = {
  format: (_, r) => (r < 0 ? '-' : String(riderNumber(r))),
  parse(_, text) {
    if (text === '-') return -1;
    const r = /^\d\d$/.test(text) ? riderOfNumber(Number(text)) : -1;
    return r < 0 ? undefined : r;
  },
  toNamed: (_, r) => (r < 0 ? null : riderNumber(r)),
};
/** For fields that always have a value. */
export const rider: Fields<Rider, RiderNumber> = { ...riderOrNone, toNamed: (_, r) => riderNumber(r) };
const someRider: Checked<Rider, RiderNumber> = {
  ...rider,
  parse: (s, text, whole) => (text === '-' ? undefined : rider.parse(s, text, whole)),
  isValid: (_, value) => isWhole(value, 0, RIDER_COUNT - 1),
};

/** A place by its name, `B17.2`, with the lap if it is not the first: `B17.2@2`; `-` for none. */
export const placeOrNone: Fields<Place, SpaceName | null> = {
  format: (s, p) => (p < 0 ? '-' : placeName(courseOf(s), p)),
  parse(s, text) {
    if (text === '-') return -1;
    const found = parsePlace(courseOf(s), text);
    return found.ok ? found.value : undefined;
  },
  toNamed: (s, p) => (p < 0 ? null : placeName(courseOf(s), p)),
};
/** For fields that always have a value. */
export const place: Fields<Place, SpaceName> = { ...placeOrNone, toNamed: (s, p) => placeName(courseOf(s), p) };

const isPlace = (s: State, value: unknown): boolean => isWhole(value, 0, courseOf(s).placeCount - 1);
const somePlace: Checked<Place, SpaceName> = {
  ...place,
  parse: (s, text, whole) => (text === '-' ? undefined : place.parse(s, text, whole)),
  isValid: isPlace,
};

/**
 * The place that a person means by the name of a space. Without a lap, the place of that space that the rider on
 * turn would reach.
 * @returns null if there is no such space
 */
export function placeCalled(s: State, name: string): Place | null {
  const found = parsePlace(courseOf(s), name);
  if (!found.ok) return null;
  if (name.includes('@') || get(s, F.rider) < 0) return found.value;
  const meant = nearestPlaceOfSpace(s, placeOf(s, get(s, F.rider)), courseOf(s).spaceOf[found.value]!, get(s, F.points));
  return meant < 0 ? found.value : meant;
}

/** A target of a move. Without a lap it means the place of that space that the rider on turn would reach. */
const target: Checked<Place, SpaceName> = {
  ...place,
  parse: (s, text) => placeCalled(s, text) ?? undefined,
  isValid: isPlace,
};

const teamOfWhole = (s: State, whole: Readonly<Record<string, unknown>>): Team =>
  teamOf(typeof whole['rider'] === 'number' ? whole['rider'] : get(s, F.rider));

/** An energy card of the acting rider's team, such as `21-6M`. */
export const energyCard: Checked<CardKind, CardName> = {
  format: (s, kind, whole) => formatCard(teamOfWhole(s, whole), kind),
  parse(s, text, whole) {
    const kind = parseCard(teamOfWhole(s, whole), text);
    return kind < 0 ? undefined : kind;
  },
  isValid: (_, value) => isWhole(value, 0, CARD_KIND_COUNT - 1),
  toNamed: (s, kind, whole) => formatCard(teamOfWhole(s, whole), kind),
};

/** One of some words, stored as its index. */
export const oneOf = <W extends string>(words: readonly W[]): Checked<number, W> => ({
  format: (_, index) => words[index]!,
  parse(_, text) {
    const index = words.findIndex((w) => w === text);
    return index < 0 ? undefined : index;
  },
  isValid: (_, value) => isWhole(value, 0, words.length - 1),
  toNamed: (_, index) => words[index]!,
});
export const chanceCard = oneOf(CHANCE_KINDS);

/** A whole number between two bounds, both included. */
export const between = (least: number, most: number): Checked<number, number> => ({
  ...count,
  parse(s, text, whole) {
    const value = count.parse(s, text, whole);
    return value === undefined || value < least || value > most ? undefined : value;
  },
  isValid: (_, value) => isWhole(value, least, most),
});
export const die = between(1, 6);
export const dice = checkedListOf(die, 2);
const ACTION_FIELDS: CheckedTable<State, Action, NamedAction> = {
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

export const actionText = createTextForm<State, Action, NamedAction>(ACTION_FIELDS, 'positional', 'action');
/** Returns the action if the untrusted value is well-formed in this position, otherwise null. */
export const validateAction = createValidator<State, Action, NamedAction>(ACTION_FIELDS);
