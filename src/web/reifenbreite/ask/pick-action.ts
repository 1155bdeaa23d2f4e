import { riderNumber, type Action } from '../../../games/reifenbreite/index.ts';
import type { RaceScreenModel } from '../race-screen-model.svelte.ts';
import { DICE, type PointsForm } from './points-form.ts';

/**
 * Picks an action on the panel, as clicks of a person would.
 * @returns the button that does the action, as a selector within the panel
 */
export function pickAction(model: RaceScreenModel, action: Action): string {
  switch (action.type) {
    case 'place':
      model.placing = riderNumber(action.rider);
      chooseTarget(model, action.at);
      return '[data-main]';
    case 'move':
      chooseTarget(model, action.to);
      return '[data-main]';
    case 'dice':
    case 'cards':
    case 'car':
    case 'swap':
    case 'ask':
      model.pick(formOf(action));
      return action.type === 'cards' && action.breakaway ? '[data-breakaway]' : '[data-main]';
    case 'take':
    case 'give':
      model.pickedCard = action.card;
      return '[data-main]';
    case 'stay':
    case 'refuse':
      return '[data-no]';
    case 'follow':
    case 'agree':
    case 'roll':
    case 'photo':
    case 'card':
      return '[data-main]';
  }
}

function chooseTarget(model: RaceScreenModel, at: number): void {
  const target = model.targets.find(({ place }) => place === at);
  if (target) model.choose(target);
}

/** The form of an action. Breaking away has a button of its own. */
function formOf(action: Extract<Action, { type: 'dice' | 'cards' | 'car' | 'swap' | 'ask' }>): PointsForm {
  switch (action.type) {
    case 'cards':
      return { ...DICE, cards: action.cards };
    case 'car':
      return { ...DICE, car: action.dice === 0 ? 0 : 1 };
    case 'swap':
    case 'ask':
      return { ...DICE, lead: { rider: riderNumber(action.rider), action } };
    case 'dice':
      return DICE;
  }
}
