/** The text form of actions (docs/formats/README.md), and the validation of actions that arrive as data. */
import {
  createValidator,
  checkedListOf,
  isWhole,
  createTextForm,
  type CheckedField,
  type CheckedTable,
  type TextForm,
} from '../../kit/index.ts';
import type { Action } from './action.ts';
import { CARD_NAMES, FULL_HAND, HILL, isSpeed, KIND_COUNT, SPURT } from './cards.ts';
import type { State } from './state.ts';
import type { CardKind } from './vocabulary.ts';

export const card: CheckedField<State, CardKind> = {
  format: (_, kind) => CARD_NAMES[kind]!,
  parse(_, text) {
    const kind = CARD_NAMES.indexOf(text);
    return kind < 0 ? undefined : kind;
  },
  isValid: (_, value) => isWhole(value, 0, KIND_COUNT - 1),
};

const ACTION_FIELDS: CheckedTable<State, Action> = {
  lay: { cards: checkedListOf(card, FULL_HAND) },
  hill: {},
  pass: {},
  discard: { card },
  draw: { card },
};

/** Returns the action if the untrusted value is a well-formed one, otherwise null. */
export const validateAction = createValidator<State, Action>(ACTION_FIELDS);

const plainActionText = createTextForm<State, Action>(ACTION_FIELDS, 'positional', 'action');

/**
 * `lay 45,spurt,hill`, always in this order. As data, a lay also lists its cards by role, so that sentences can use
 * them.
 */
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
