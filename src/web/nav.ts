import { gameOfPage, gamesOnScreen } from './registry.ts';
import type { Route } from './lib/route.svelte.ts';

/** The parts of the site, in the order of the navigation. Each is also the address of its page; `play` is the home page. */
export const AREAS = ['play', 'online', 'puzzles', 'learn', 'workshop', 'races'] as const;
export type Area = (typeof AREAS)[number];

const SHARED: Readonly<Record<string, Area>> = {
  online: 'online',
  puzzles: 'puzzles',
  learn: 'learn',
  rules: 'learn',
  workshop: 'workshop',
  position: 'workshop',
  companion: 'workshop',
  load: 'workshop',
  races: 'races',
  field: 'races',
  home: 'play',
  same: 'play',
};

/** The part of the site that an address belongs to; undefined for the screens of a race. */
export function areaOf({ screen }: Pick<Route, 'screen'>): Area | undefined {
  if (Object.hasOwn(SHARED, screen)) return SHARED[screen];
  for (const { learn, workshop, builder } of gamesOnScreen) {
    if (learn.some(({ page }) => page === screen)) return 'learn';
    if (screen === builder || workshop.some(({ page }) => page === screen)) return 'workshop';
  }
  return gameOfPage(screen) === undefined ? undefined : 'play';
}
