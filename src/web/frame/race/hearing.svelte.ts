import { recall, remember } from '../../lib/storage.ts';
import { HEARINGS, type Hearing } from './announcements.ts';

const KEY = 'heard';
let chosen = $state<Hearing>(HEARINGS.find((each) => each === recall(KEY)) ?? 'full');

/** How much the screen reader announces, as chosen in this browser. */
export const hearing = (): Hearing => chosen;

export function setHearing(next: Hearing): void {
  chosen = next;
  remember(KEY, next);
}
