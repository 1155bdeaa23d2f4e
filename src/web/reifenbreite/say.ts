import type { Facts } from '../../kit/index.ts';
import type { BaseKey } from '../../words/index.ts';
import { text } from '../lib/words.svelte.ts';

type English = typeof import('../../../content/reifenbreite/words/en/screen.json');
type ScreenKey = BaseKey<keyof English>;

/** A sentence of this game's screens. */
export const say = (key: ScreenKey, facts: Facts = {}): string => text('reifenbreite/screen', key, facts) ?? key;

type AskedKey = keyof typeof import('../../../content/reifenbreite/words/en/asked.json');
/** What a jersey tells that was asked: fetched when somebody wants to know. */
export const sayAsked = (key: AskedKey, facts: Facts = {}): string => text('reifenbreite/asked', key, facts) ?? key;

type KeysKey = keyof typeof import('../../../content/reifenbreite/words/en/keys.json');
/** What a key of this game's screens does. */
export const sayKey = (key: KeysKey): string => text('reifenbreite/keys', key) ?? key;

type CardKey = keyof typeof import('../../../content/reifenbreite/words/en/card.json');
/** What it says of itself on the home page. */
export const sayCard = (key: CardKey, facts: Facts = {}): string => text('reifenbreite/card', key, facts) ?? key;

/** A thing or a counted thing as sentences hold it: `12 spaces`, `chance-fall`. */
export const noun = (key: string, facts: Facts = {}): string | undefined => text('reifenbreite/race', `nouns.${key}`, facts);
