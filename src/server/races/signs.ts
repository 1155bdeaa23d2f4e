/** What of a text its readers can see: names are refused by it, lines of chat are cleaned by it. */

/** Fillers of Hangul are letters to Unicode, and empty. */
const FILLERS = '\\u115f\\u1160\\u3164\\uffa0';
/** Signs that nobody sees, or that turn others round; those that join letters are part of some scripts, and of emoji. */
const UNSEEN = new RegExp(`[\\p{Cc}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}${FILLERS}]|(?![\\u200c\\u200d])\\p{Cf}`, 'u');
const ALL_UNSEEN = new RegExp(UNSEEN, 'gu');
/** Something to see, and not merely marks on top of each other, nor the cell of Braille without a dot. */
const SEEN = new RegExp(`(?![\\u2800${FILLERS}])[\\p{L}\\p{N}\\p{P}\\p{S}]`, 'u');
/** More marks on one letter than any script puts there; what joins letters parts no marks. */
const PILE = /(\p{M}(?:[\u200c\u200d]*\p{M}){2})(?:[\u200c\u200d]*\p{M})+/u;
const ALL_PILES = new RegExp(PILE, 'gu');
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** Whether all of it is seen, and there is something to see. */
export const isSeen = (text: string): boolean => !UNSEEN.test(text) && SEEN.test(text) && !PILE.test(text);

/** What is seen of a text, in one line; empty where nothing is. */
export function seenOf(text: string): string {
  const line = text.replace(BREAKS, ' ').replace(ALL_UNSEEN, '').replace(/\s+/g, ' ').trim();
  return SEEN.test(line) ? line.normalize('NFC').replace(ALL_PILES, '$1') : '';
}
