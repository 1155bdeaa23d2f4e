import BesideLayout from './BesideLayout.svelte';
import type { RaceLayout } from './race-screen.ts';

export const beside: RaceLayout = { component: BesideLayout, focusMovesFrom: 'h1, .panel, .panel *, .field *', focusMovesAt: 'questions' };
