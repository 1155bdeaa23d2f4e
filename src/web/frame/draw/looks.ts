/** What tells jerseys apart: a colour and a pattern each (`looks.css`, `Jersey.svelte`). */
import type { Seat } from '../../../kit/index.ts';
export const LOOKS = ['red', 'blue', 'black', 'green', 'violet', 'orange'] as const;
export type Look = (typeof LOOKS)[number];

/** Where every seat has a jersey of its own. */
export const lookOf = (seat: Seat): Look => LOOKS[seat % LOOKS.length]!;
