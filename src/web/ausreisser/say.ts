import type { Facts } from '../../kit/index.ts';
import { text } from '../lib/words.svelte.ts';

type English = typeof import('../../../content/words/en/ausreisser-screen.json');
type Plain<Key extends string> = Key extends `${infer Stem}_${'one' | 'few' | 'many' | 'other'}` ? Stem : Key;
type ScreenKey = Plain<keyof English>;

/** A sentence of this game's screens. */
export const say = (key: ScreenKey, facts: Facts = {}): string => text('ausreisser-screen', key, facts) ?? key;

/** `46`, `Spurt`, `Head wind`. */
export const cardName = (card: string): string => text('ausreisser', `nouns.card-${card}`) ?? card;

/** `in the bunch`. */
export const groupName = (group: 'yellow' | 'bunch' | 'dropped'): string => text('ausreisser', `nouns.place-${group}`) ?? group;

/** −3, 0, +1: points with a sign that is one. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0');
