import { MediaQuery } from 'svelte/reactivity';

/** A screen on which the race is shown one below the other, as in the styles of the race. */
export const narrow = new MediaQuery('max-width: 52rem');
