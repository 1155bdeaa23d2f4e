import { text } from '../../lib/words.svelte.ts';
import type { Gallery } from '../../frame/learn/scene-screen.ts';

/** All scenarios of this game, with those of the guided first race. */
export const gallery: Gallery = {
  page: 'scenarios',
  titleOf: (name) =>
    text('reifenbreite/scenarios', `scenario.${name}`) ?? text('reifenbreite/guide', `name.${name.replace('guide-', '')}`) ?? name,
  picture: () => import('./Thumb.svelte'),
};
