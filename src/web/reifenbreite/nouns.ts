import type { Facts } from '../../kit/index.ts';
import { text } from '../lib/words.svelte.ts';

/** A thing or a counted thing as sentences hold it: `12 spaces`, `chance-fall`. */
export const noun = (key: string, facts: Facts = {}): string | undefined => text('reifenbreite/race', `nouns.${key}`, facts);
