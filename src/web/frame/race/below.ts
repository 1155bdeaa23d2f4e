import BelowLayout from './BelowLayout.svelte';
import type { RaceLayout } from './race-screen.ts';

export const below: RaceLayout = { component: BelowLayout, focusMovesFrom: 'h1, [data-skip]', focusMovesAt: 'every-step' };
