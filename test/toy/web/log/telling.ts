import type { Telling } from '../../../../src/web/frame/race/telling.ts';
import type { LogEvent } from '../../../../src/table/index.ts';
import type { ToyAction, ToyEvent } from '../../../kit/toy-game.ts';

/** Sentences of the toy game. A real game has them in content/GAME/words, in three languages. */

export const labelOf = (action: ToyAction): string => ('card' in action ? `${action.type} ${action.card}` : action.type);

export const telling: Telling = {
  isTold: ({ named }) => named.type !== 'next',
  tell({ event }: LogEvent<ToyEvent>, names) {
    const who = names[event.seat] ?? '?';
    if (event.type === 'scored') return `${who} scores ${event.points}.`;
    const card = 'card' in event && event.card !== null ? ` ${event.card}` : '';
    return `${who} ${event.type}${card}.`;
  },
  isHeading: () => false,
};
