import { withNextFrame } from '../../lib/paint.ts';
import type { RaceLayout } from './race-screen.ts';

export interface QuestionFocus {
  readonly layout: () => Pick<RaceLayout, 'focusMovesAt' | 'focusMovesFrom'>;
  /** A selector for where the focus goes; null or undefined: to the first answer, or the main button. */
  readonly first: () => string | null | undefined;
}

/** @returns moves the focus to the question with the next frame, once for several calls */
export function createFocusMover(target: QuestionFocus): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    withNextFrame(() => {
      isDue = false;
      moveFocus(target);
    });
  };
}

/** Leaves the focus where the player has put it, unless the layout says otherwise for that element. */
function moveFocus({ layout, first }: QuestionFocus): void {
  const root = document.querySelector<HTMLElement>('.race[data-entries]');
  const panel = root?.querySelector<HTMLElement>('[data-asked]');
  const active = document.activeElement;
  const { focusMovesAt, focusMovesFrom } = layout();
  const stays = active !== null && active !== document.body && !active.matches(focusMovesFrom);
  if (!root || !panel || (stays && focusMovesAt === 'every-step')) return;
  for (let scrolled: HTMLElement | null = panel; scrolled && scrolled !== root.parentElement; scrolled = scrolled.parentElement)
    scrolled.scrollTop = 0;
  if (stays) return;
  const own = first();
  for (const selector of [...(own ? [own] : []), '[data-asked] [data-first]', '[data-asked] [data-main]', '[data-asked] [data-skip]']) {
    const found = root.querySelector<HTMLElement | SVGElement>(selector);
    if (found) return found.focus({ preventScroll: true });
  }
}
