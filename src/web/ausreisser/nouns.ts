import type { Points } from '../../games/ausreisser/index.ts';
import { formatNumber } from '../lib/figures.ts';
import { text } from '../lib/words.svelte.ts';

/** `46`, `Spurt`, `Headwind`. */
export const cardName = (card: string): string => text('ausreisser/race', `nouns.card-${card}`) ?? card;

/** `in the bunch`. */
export const groupName = (group: 'yellow' | 'bunch' | 'dropped'): string => text('ausreisser/race', `nouns.place-${group}`) ?? group;

/** −3, 0, +1: points with their sign, except zero. */
export const signed = (points: Points): string => `${points > 0 ? '+' : ''}${formatNumber(points)}`;
