/** Parts of what is asked that a guide keeps back until it has explained them: who could follow, energy cards, what may come, and that for all ways of making points. */
export const PARTS = ['followers', 'cards', 'odds', 'ways'] as const;
export type AskedPart = (typeof PARTS)[number];
