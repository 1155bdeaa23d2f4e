import { isHidden } from '../../../table/index.ts';
import type { AnySession } from '../../session/session.svelte.ts';

/**
 * Whether a race online asks the player, and others may notice it. A question whose addressee is secret is neither shown in the page's title
 * nor announced by a sound (docs/decisions/0005-answers-in-advance.md).
 */
export function isYourTurn({ isRemote, hasQuestion, over, game, config, pending }: AnySession): boolean {
  return isRemote && hasQuestion && !over && !isHidden(game.advance?.questions(config) ?? [], pending.kind);
}
