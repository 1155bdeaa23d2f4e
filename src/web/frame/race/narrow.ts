import { MediaQuery } from 'svelte/reactivity';

/** A screen with one column, or too low for anything at its foot. The styles of the race use the same query. */
export const narrow = new MediaQuery('(max-width: 52rem), (max-height: 32rem)');
