import type { Gallery } from '../../frame/learn/scene-screen.ts';
import { text } from '../../lib/words.svelte.ts';

/** The scenarios of this game. */
export const gallery: Gallery = {
  page: 'scenes',
  titleOf: (name) => text('ausreisser/scenarios', `scenario.${name}`) ?? name,
  picture: () => import('./Thumb.svelte'),
};
