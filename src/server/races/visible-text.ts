/** What of a text its readers can see: names are refused by it, lines of chat are cleaned by it. */

/** Fillers of Hangul are letters to Unicode, and empty. */
const FILLERS = '\\u115f\\u1160\\u3164\\uffa0';
/** What chooses one of several shapes: of ideographs, of Mongolian letters, of emoji, of the keys of a telephone. Elsewhere it shows nothing. */
const VARIATION_SELECTORS = '(?:[\\u180b-\\u180d\\u180f]|[\\ufe00-\\ufe0f]|[\\u{e0100}-\\u{e01ef}])';
const STRAY_SELECTOR = `(?<![\\p{Script=Han}\\p{Script=Mongolian}\\p{Extended_Pictographic}])(?!\\ufe0f\\u20e3)${VARIATION_SELECTORS}`;
/** What joins letters or keeps them apart is part of some scripts, and of emoji; behind these letters, and where nothing stands before it, it shows nothing. */
const JOINER = '(?<=^|[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Han}\\p{N}\\p{P}\\p{Z}])[\\u200c\\u200d]';
/** Others that are there to be ignored. */
const IGNORED = `(?!\\u200c|\\u200d|${VARIATION_SELECTORS})\\p{Default_Ignorable_Code_Point}`;
/** Signs that nobody sees, or that turn others round. */
const HIDDEN = `[\\p{Cc}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}${FILLERS}]|(?![\\u200c\\u200d])\\p{Cf}|${IGNORED}`;
const INVISIBLE = new RegExp(`${HIDDEN}|${STRAY_SELECTOR}|${JOINER}`, 'u');
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu');
/** Something to see, and not merely marks on top of each other, nor the cell of Braille without a dot. */
const VISIBLE = new RegExp(`(?![\\u2800${FILLERS}])[\\p{L}\\p{N}\\p{P}\\p{S}]`, 'u');
/** More marks on one letter than any script puts there; what joins letters parts no marks. */
const PILE = /(\p{M}(?:[\u200c\u200d]*\p{M}){2})(?:[\u200c\u200d]*\p{M})+/u;
const ALL_PILES = new RegExp(PILE, 'gu');
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** Whether all of it is seen, and there is something to see. */
export const isVisible = (text: string): boolean => !INVISIBLE.test(text) && VISIBLE.test(text) && !PILE.test(text);

/** Whether a text of several lines, as a course is, has such signs in it besides its ends of lines and tabs. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text.replace(/[\t\n\r]/g, ' '));

/** What is seen of a text, in one line; empty where nothing is. */
export function visibleText(text: string): string {
  const line = text.replace(BREAKS, ' ').replace(ALL_INVISIBLE, '').replace(/\s+/g, ' ').trim();
  return VISIBLE.test(line) ? line.normalize('NFC').replace(ALL_PILES, '$1') : '';
}
