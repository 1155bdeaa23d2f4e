/** The text forms: how actions, events and states are written and read (docs/formats/README.md). Riders are counted from 1, in data they go by name. */
import {
  count,
  fail,
  formatNumbers,
  listOf,
  ok,
  parseNumbers,
  textForm,
  word,
  yesNo,
  type Field,
  type FieldTable,
  type Problem,
  type Result,
  type TextForm,
} from '../../kit/index.ts';
import { PHASES, type Action } from './action.ts';
import { CARD_NAMES, FULL_HAND, HILL, isSpeed, SPURT } from './cards.ts';
import { HILL_HOW, type Event } from './event.ts';
import { unfittingField } from './possible.ts';
import type { Config, State } from './race.ts';
import { F, get, inHand, inStock, nameOf, newState, onPile } from './state.ts';

type Fields<V> = Field<State, V>;

/** A rider by his seat, from 1; `-` for none. */
const rider: Fields<number> = {
  format: (_, r) => (r < 0 ? '-' : String(r + 1)),
  parse(s, text) {
    if (text === '-') return -1;
    const r = /^\d$/.test(text) ? Number(text) - 1 : -1;
    return r >= 0 && r < s.config.riderCount ? r : undefined;
  },
  json: (s, r) => (r < 0 ? null : nameOf(s, r)),
};
const someRider: Fields<number> = { ...rider, parse: (s, text, whole) => (text === '-' ? undefined : rider.parse(s, text, whole)) };

const card: Fields<number> = {
  format: (_, kind) => CARD_NAMES[kind]!,
  parse(_, text) {
    const kind = CARD_NAMES.indexOf(text);
    return kind < 0 ? undefined : kind;
  },
};

const stage: Fields<number> = {
  format: (_, index) => String(index + 1),
  parse(s, text) {
    const index = /^\d$/.test(text) ? Number(text) - 1 : -1;
    return index >= 0 && index < s.config.setup.stages ? index : undefined;
  },
  json: (_, index) => index + 1,
};

/** A count that cannot be below nothing. */
const whole: Fields<number> = { ...count, parse: (_, text) => (/^\d{1,4}$/.test(text) ? Number(text) : undefined) };

const ACTION_FIELDS: FieldTable<State, Action> = {
  lay: { cards: listOf(card, FULL_HAND) },
  hill: {},
  pass: {},
  discard: { card },
  draw: { card },
};

const EVENT_FIELDS: FieldTable<State, Event> = {
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
  'hand-shown': { rider: someRider, hills: whole, spurts: whole },
  discarded: { rider: someRider, card },
  'turn-empty': { rider: someRider },
  'stage-ended': { stage, leader: someRider, points: listOf(count, 6) },
};

const plainActionText = textForm<State, Action>(ACTION_FIELDS, 'positional', 'action');

/** `lay 45,spurt,hill`, in this order however they were named. As data a lay also says what its cards are, so that sentences can be made of it. */
export const actionText: TextForm<State, Action> = {
  format: (s, action) =>
    plainActionText.format(s, action.type === 'lay' ? { ...action, cards: [...action.cards].sort((a, b) => a - b) } : action),
  parse: (s, text) => plainActionText.parse(s, text),
  toJson(s, action) {
    const json = plainActionText.toJson(s, action);
    if (action.type !== 'lay') return json;
    const speed = action.cards.find(isSpeed);
    const spurts = action.cards.filter((kind) => kind === SPURT).length;
    return { ...json, card: speed === undefined ? null : CARD_NAMES[speed]!, spurts, hill: action.cards.includes(HILL) };
  },
};
const namedEvents = textForm<State, Event>(EVENT_FIELDS, 'named', 'event');
/** An event that does not fit the position it meets (`possible.ts`) is no better than one that cannot be read. */
export const eventText: TextForm<State, Event> = {
  format: (s, event) => namedEvents.format(s, event),
  toJson: (s, event) => namedEvents.toJson(s, event),
  parse(s, text) {
    const read = namedEvents.parse(s, text);
    const field = read.ok ? unfittingField(s, read.value) : null;
    if (!read.ok || field === null) return read;
    const at = field === 'type' ? text.search(/\S/) : text.indexOf(` ${field}=`) + field.length + 2;
    const found = text.slice(at).split(/\s/, 1)[0] ?? '';
    return fail({ code: 'event-field', column: at + 1, facts: { type: read.value.type, field, found: found.slice(0, 40) } });
  },
};

/** The whole state as its numbers. Read back only with the same set-up. */
export function formatState(s: State): string {
  return formatNumbers(s.d);
}

export function parseState(config: Config, text: string): Result<State, Problem> {
  const s = newState(config);
  const read = parseNumbers(text, s.d);
  if (!read.ok) return read;
  const wrong = impossible(s);
  return wrong === null ? ok(s) : fail({ code: 'state-unreadable', column: 1, facts: { found: String(wrong) } });
}

/** A number that no position of the set-up holds: a phase, stage or seat that does not exist, more cards than there are; null where all can be. */
function impossible(s: State): number | null {
  const { riderCount, setup, deck } = s.config;
  const ranges: readonly (readonly [value: number, least: number, most: number])[] = [
    [get(s, F.phase), 0, PHASES.length - 1],
    [get(s, F.stage), 0, setup.stages - 1],
    ...[F.rider, F.actor, F.leader].map((field) => [get(s, field), -1, riderCount - 1] as const),
    ...deck.flatMap((all, kind) => {
      const hands = setup.riders.flatMap((_, r) => [inHand(s, r, kind), onPile(s, r, kind)]);
      const there = [inStock(s, kind), ...hands];
      const known = there.filter((count) => count > 0).reduce((a, b) => a + b, 0);
      return [...there.map((count) => [count, -1, all] as const), [known, 0, all] as const];
    }),
  ];
  return ranges.find(([value, least, most]) => value < least || value > most)?.[0] ?? null;
}
