import { MediaQuery } from 'svelte/reactivity';

/** A screen on which the race is shown one below the other, or that is too low for anything at its foot; as in the styles of the race. */
export const narrow = new MediaQuery('(max-width: 52rem), (max-height: 32rem)');
