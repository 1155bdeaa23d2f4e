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
import type { CardName, NamedAction } from './names.ts';
import { CARD_NAMES, FULL_HAND, HILL, isSpeed, KIND_COUNT, SPURT } from './cards.ts';
import type { State } from './state.ts';
import type { CardKind } from './vocabulary.ts';

export const card: CheckedField<State, CardKind, CardName> = {
  format: (_, kind) => CARD_NAMES[kind]!,
  parse(_, text) {
    const kind = CARD_NAMES.indexOf(text);
    return kind < 0 ? undefined : kind;
  },
  isValid: (_, value) => isWhole(value, 0, KIND_COUNT - 1),
  toNamed: (_, kind) => CARD_NAMES[kind]!,
};

/** The text form's fields of an action: only the cards of a lay. */
type WrittenAction = Exclude<NamedAction, { type: 'lay' }> | Pick<Extract<NamedAction, { type: 'lay' }>, 'type' | 'cards'>;
const ACTION_FIELDS: CheckedTable<State, Action, WrittenAction> = {
  lay: { cards: checkedListOf(card, FULL_HAND) },
  hill: {},
  pass: {},
  take: {},
  discard: { card },
  draw: { card },
};

/** Returns the action if the untrusted value is a well-formed one, otherwise null. */
export const validateAction = createValidator<State, Action, WrittenAction>(ACTION_FIELDS);

const plainActionText = createTextForm<State, Action, WrittenAction>(ACTION_FIELDS, 'positional', 'action');

/**
 * `lay 45,spurt,hill`, always in this order. As data, a lay also lists its cards by role, so that sentences can use
 * them.
 */
export const actionText: TextForm<State, Action, NamedAction> = {
  format: (s, action) =>
    plainActionText.format(s, action.type === 'lay' ? { ...action, cards: [...action.cards].sort((a, b) => a - b) } : action),
  parse: (s, text) => plainActionText.parse(s, text),
  toNamed(s, action) {
    const written = plainActionText.toNamed(s, action);
    if (action.type !== 'lay' || written.type !== 'lay') return written as Exclude<NamedAction, { type: 'lay' }>;
    const speed = action.cards.find(isSpeed);
    const spurts = action.cards.filter((kind) => kind === SPURT).length;
    return { ...written, card: speed === undefined ? null : CARD_NAMES[speed]!, spurts, hill: action.cards.includes(HILL) };
  },
  toFacts: (named) => plainActionText.toFacts(named),
};
