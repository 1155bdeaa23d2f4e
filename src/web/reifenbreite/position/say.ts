import type { Facts } from '../../../kit/index.ts';
import { text } from '../../lib/words.svelte.ts';

type English = typeof import('../../../../content/reifenbreite/words/en/position.json');

/** A sentence of the position editor of this game. */
export const sayPosition = (key: keyof English, facts: Facts = {}): string => text('reifenbreite/position', key, facts) ?? key;
