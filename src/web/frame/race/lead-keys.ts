import { withNextFrame } from '../../lib/paint.ts';
import type { RaceLayout } from './race-screen.ts';

/** What there is to know of the race on screen whenever the keyboard is led. */
export interface Leading {
  readonly layout: () => Pick<RaceLayout, 'leadsAt' | 'leadsFrom'>;
  /** Where whoever is asked begins, as a selector; where the game says nothing, at the first answer or the main button. */
  readonly first: () => string | null | undefined;
}

/** @returns leads the keyboard to what is asked: once, however many reasons there are for it, and when all that has changed is laid out */
export function createKeyLeader(leading: Leading): () => void {
  let leads = false;
  return () => {
    if (leads) return;
    leads = true;
    withNextFrame(() => {
      leads = false;
      focusDecision(leading);
    });
  };
}

/** The keyboard stays where it was put, but for what is newly asked. */
function focusDecision({ layout, first }: Leading): void {
  const root = document.querySelector<HTMLElement>('.race[data-entries]');
  const panel = root?.querySelector<HTMLElement>('[data-asked]');
  const at = document.activeElement;
  const { leadsAt, leadsFrom } = layout();
  const stays = at !== null && at !== document.body && !at.matches(leadsFrom);
  if (!root || !panel || (stays && leadsAt === 'every-step')) return;
  for (let scrolled: HTMLElement | null = panel; scrolled && scrolled !== root.parentElement; scrolled = scrolled.parentElement)
    scrolled.scrollTop = 0;
  if (stays) return;
  const own = first();
  for (const wanted of [...(own ? [own] : []), '[data-asked] [data-first]', '[data-asked] [data-main]', '[data-asked] [data-skip]']) {
    const found = root.querySelector<HTMLElement | SVGElement>(wanted);
    if (found) return found.focus({ preventScroll: true });
  }
}
