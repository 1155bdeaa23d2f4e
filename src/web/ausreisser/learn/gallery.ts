import type { Gallery } from '../../frame/learn/scene-screen.ts';
import { text } from '../../lib/words.svelte.ts';

/** The scenarios of this game, those of the guided first stage among them. */
export const gallery: Gallery = {
  page: 'scenes',
  titleOf: (name) =>
    text('ausreisser/scenarios', `scenario.${name}`) ?? text('ausreisser/guide', `name.${name.replace('guide-', '')}`) ?? name,
  picture: () => import('./Thumb.svelte'),
};
