import BelowLayout from './BelowLayout.svelte';
import type { RaceLayout } from './race-screen.ts';

export const below: RaceLayout = { component: BelowLayout, leadsFrom: 'h1, [data-skip]', leadsAt: 'every-step' };
