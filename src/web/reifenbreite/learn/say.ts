import type { Facts } from '../../../kit/index.ts';
import { text } from '../../lib/words.svelte.ts';

export type GuideKey = keyof typeof import('../../../../content/reifenbreite/words/en/guide.json');

/** A sentence of the guided first race. */
export const say = (key: GuideKey, facts: Facts = {}): string => text('reifenbreite/guide', key, facts) ?? key;
