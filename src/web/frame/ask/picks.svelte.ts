import { recall, remember } from '../../lib/storage.ts';

/** What a click does where one of several is to be taken: it picks, and a second one on the same takes it; or it takes at once, for those who want it so. */
export const CLICKS = ['picks', 'takes'] as const;
export type Click = (typeof CLICKS)[number];

const KEY = 'click';
let click = $state<Click>(recall(KEY) === 'takes' ? 'takes' : 'picks');

/** As chosen in this browser. */
export const clickDoes = (): Click => click;

export function setClick(next: Click): void {
  click = next;
  remember(KEY, next);
}

/** What clicks have picked so far, of one question. Keys pick by going there: they need none of this. */
export class Picks<Thing> {
  /** Null: nothing yet, or something else has been looked at since. */
  picked = $state.raw<Thing | null>(null);

  /** A click on one of them; true: it is taken. @param does as everywhere on this page, where it is left out */
  click(thing: Thing, does: Click = click): boolean {
    const again = this.picked === thing;
    this.picked = thing;
    return again || does === 'takes';
  }

  rest(): void {
    this.picked = null;
  }
}
