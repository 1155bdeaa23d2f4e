import type { Action } from '../../../games/reifenbreite/index.ts';
import type { RaceScreenModel } from '../race-screen-model.svelte.ts';
import { DICE, type PointsForm } from './points-form.ts';

/** Picks an action where it is asked: the button that does it, as a selector. */
export function pickAction(model: RaceScreenModel, action: Action): string {
  const { session } = model;
  const facts = session.game.actions.toJson(session.state, action);
  switch (action.type) {
    case 'place':
      model.placing = Number(facts['rider']);
      break;
    case 'dice':
    case 'cards':
    case 'car':
    case 'swap':
    case 'ask':
      model.pick(formOf(action, facts));
      return action.type === 'cards' && action.breakaway ? '[data-breakaway]' : '[data-main]';
    case 'take':
    case 'give':
      model.pickedCard = String(facts['card']);
      return '[data-main]';
    case 'stay':
    case 'refuse':
      return '[data-no]';
    default:
  }
  const target = model.targets.find((each) => session.game.actions.format(session.state, each.action) === textOf(model, action));
  if (target) model.choose(target);
  return '[data-main]';
}

const textOf = ({ session }: RaceScreenModel, action: Action): string => session.game.actions.format(session.state, action);

/** How the rider makes his points by it. Breaking away has a button of its own. */
function formOf(action: Action, facts: Readonly<Record<string, unknown>>): PointsForm {
  switch (action.type) {
    case 'cards':
      return { ...DICE, cards: facts['cards'] as readonly string[] };
    case 'car':
      return { ...DICE, car: action.dice === 0 ? 0 : 1 };
    case 'swap':
    case 'ask':
      return { ...DICE, lead: { rider: Number(facts['rider']), how: action.type, action } };
    default:
      return DICE;
  }
}
