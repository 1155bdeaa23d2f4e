import { recall, remember } from '../../lib/storage.ts';

/**
 * What a click on one of several options does. `picks`: it selects the option, and a second click takes it. `takes`:
 * it takes the option at once.
 */
export const CLICKS = ['picks', 'takes'] as const;
export type Click = (typeof CLICKS)[number];

const KEY = 'click';
let click = $state<Click>(recall(KEY) === 'takes' ? 'takes' : 'picks');

/** The choice saved in this browser. */
export const clickDoes = (): Click => click;

export function setClick(next: Click): void {
  click = next;
  remember(KEY, next);
}

/** The option of one question that a click has selected. The keyboard selects by moving the focus and does not need it. */
export class Picks<Thing> {
  /** Null: no option, or the player has looked at something else since. */
  picked = $state.raw<Thing | null>(null);

  /** Handles a click on an option; true: the option is taken. @param does left out: as chosen for the whole page */
  click(thing: Thing, does: Click = click): boolean {
    const again = this.picked === thing;
    this.picked = thing;
    return again || does === 'takes';
  }

  rest(): void {
    this.picked = null;
  }
}
