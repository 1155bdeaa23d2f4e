import { forecast, riderAsked, type Action, type State } from '../../../games/ausreisser/index.ts';
import { bringsSentence } from './brings.ts';

/** What can be seen of an option on the road: what its cards would bring now. @param names of the riders, by seat */
export function visibleReasons(state: State, action: Action, names: readonly string[]): readonly string[] {
  if (action.type !== 'lay') return [];
  const rider = riderAsked(state);
  const found = forecast(state, rider, action.cards);
  return found === null ? [] : [bringsSentence(found, names[rider] ?? '')];
}
