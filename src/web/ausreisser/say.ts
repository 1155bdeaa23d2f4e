import type { BaseKey } from '../../words/index.ts';
import type { Points } from '../../games/ausreisser/index.ts';
import type { Facts } from '../../kit/index.ts';
import { formatNumber } from '../lib/figures.ts';
import { text } from '../lib/words.svelte.ts';

type English = typeof import('../../../content/ausreisser/words/en/screen.json');
type ScreenKey = BaseKey<keyof English>;

/** A sentence of this game's screens. */
export const say = (key: ScreenKey, facts: Facts = {}): string => text('ausreisser/screen', key, facts) ?? key;

type KeysKey = keyof typeof import('../../../content/ausreisser/words/en/keys.json');
/** What a key of this game's screens does. */
export const sayKey = (key: KeysKey): string => text('ausreisser/keys', key) ?? key;

type CardKey = keyof typeof import('../../../content/ausreisser/words/en/card.json');
/** What it says of itself on the home page. */
export const sayCard = (key: CardKey, facts: Facts = {}): string => text('ausreisser/card', key, facts) ?? key;

/** `46`, `Spurt`, `Headwind`. */
export const cardName = (card: string): string => text('ausreisser/race', `nouns.card-${card}`) ?? card;

/** `in the bunch`. */
export const groupName = (group: 'yellow' | 'bunch' | 'dropped'): string => text('ausreisser/race', `nouns.place-${group}`) ?? group;

/** −3, 0, +1: points with a sign that is one. */
export const signed = (points: Points): string => `${points > 0 ? '+' : ''}${formatNumber(points)}`;
