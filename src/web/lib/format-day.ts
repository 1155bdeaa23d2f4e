import { currentLanguage } from './words.svelte.ts';

/** A day as records write it, `2026-11-27`, in the reader's language. */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day));
