/** Parts of the panel that the guide hides until it has explained them: followers, energy cards, odds, and the odds of all ways of making points. */
export const PARTS = ['followers', 'cards', 'odds', 'ways'] as const;
export type AskedPart = (typeof PARTS)[number];
