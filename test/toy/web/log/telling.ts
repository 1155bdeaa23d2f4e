import type { Telling } from '../../../../src/web/frame/race/telling.ts';
import type { ToyAction } from '../../../kit/toy-game.ts';

/** Sentences of the toy game. A real game has them in content/GAME/words, in three languages. */

export const labelOf = (action: ToyAction): string => ('card' in action ? `${action.type} ${action.card}` : action.type);

export const telling: Telling = {
  isTold: ({ type }) => type !== 'next',
  tell({ type, facts }, names) {
    const who = names[Number(facts['seat'])] ?? '?';
    if (type === 'scored') return `${who} scores ${String(facts['points'])}.`;
    const card = facts['card'];
    return `${who} ${type}${typeof card === 'number' ? ` ${card}` : ''}.`;
  },
  isHeading: () => false,
};
