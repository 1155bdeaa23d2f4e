import type { Action, State } from '../../../../games/reifenbreite/index.ts';
import type { Refusal } from '../../../../kit/index.ts';
import { t } from '../../../lib/words.svelte.ts';
import type { RaceSession } from '../ride.svelte.ts';

/** How a rider is to make his points: what is picked on the panel, and what it comes to. */
export interface Picks {
  /** Names of energy cards, `21-6M`; none: dice. */
  readonly cards: readonly string[];
  readonly breakaway: boolean;
  /** Dice at the chase car; null: not there. */
  readonly car: 0 | 1 | null;
}

/** The text of the action that the picks stand for. */
function textOf({ cards, breakaway, car }: Picks): string {
  if (car !== null) return `car ${car}`;
  return cards.length === 0 ? 'dice' : `cards ${cards.join(',')}${breakaway ? ' breakaway' : ''}`;
}

export interface Wish {
  readonly action: Action | null;
  /** Why it cannot be done. */
  readonly refusal: Refusal | null;
}

export function wishOf(session: RaceSession, picks: Picks): Wish {
  const state: State = session.state;
  const action = session.game.actions.parse(state, textOf(picks));
  if (!action.ok) return { action: null, refusal: null };
  return { action: action.value, refusal: session.whyNot(action.value) };
}

const valueOf = (card: string): string => /-(\d)/.exec(card)?.[1] ?? '';

/** What the main button says. */
export function labelOf({ cards, breakaway, car }: Picks): string {
  if (car !== null) return t(car === 0 ? 'decide.car-do-0' : 'decide.car-do-1');
  if (cards.length === 0) return t('decide.dice');
  const values = cards.map(valueOf).join(' + ');
  if (breakaway) return t(cards.length === 1 ? 'decide.break-one' : 'decide.break-two', { values });
  return t(cards.length === 1 ? 'decide.card-one' : 'decide.card-two', { values });
}
