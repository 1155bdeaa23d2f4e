/** The colour and the pattern that distinguish jerseys (`looks.css`, `Jersey.svelte`). */
import type { Seat } from '../../../kit/index.ts';
export const LOOKS = ['red', 'blue', 'black', 'green', 'violet', 'orange'] as const;
export type Look = (typeof LOOKS)[number];

/** The look of a seat, in games where every seat has its own jersey. */
export const lookOf = (seat: Seat): Look => LOOKS[seat % LOOKS.length]!;
