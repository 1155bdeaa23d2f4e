import type { Gallery } from '../../frame/learn/scene-screen.ts';
import { text } from '../../lib/words.svelte.ts';

/** All scenarios of this game, with those of the guided first stage. */
export const gallery: Gallery = {
  page: 'scenes',
  titleOf: (name) =>
    text('ausreisser/scenarios', `scenario.${name}`) ?? text('ausreisser/guide', `name.${name.replace('guide-', '')}`) ?? name,
  picture: () => import('./Thumb.svelte'),
};
