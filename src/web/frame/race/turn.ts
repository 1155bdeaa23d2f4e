import { isHidden } from '../../../table/index.ts';
import type { AnySession } from '../../session/session.svelte.ts';

/**
 * Whether whoever sits here is asked by a race far away, and others may notice: a question that nobody may know whom it concerns is neither told in a page's title nor by a
 * sound (docs/decisions/0005-answers-in-advance.md).
 */
export function isYourTurn({ far, asked, over, game, config, pending }: AnySession): boolean {
  return far && asked && !over && !isHidden(game.advance?.questions(config) ?? [], pending.kind);
}
