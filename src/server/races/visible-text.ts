/** What readers can see of a text. Names with invisible characters are refused, and lines of chat lose them. */

/** Hangul fillers are letters in Unicode, but empty. */
const FILLERS = '\\u115f\\u1160\\u3164\\uffa0';
/** Variation selectors choose a shape of ideographs, Mongolian letters, emoji and keycaps. Elsewhere they are invisible. */
const VARIATION_SELECTORS = '(?:[\\u180b-\\u180d\\u180f]|[\\ufe00-\\ufe0f]|[\\u{e0100}-\\u{e01ef}])';
const STRAY_SELECTOR = `(?<![\\p{Script=Han}\\p{Script=Mongolian}\\p{Extended_Pictographic}])(?!\\ufe0f\\u20e3)${VARIATION_SELECTORS}`;
/** Joiners are part of some scripts and of emoji. After these letters, and at the start, they are invisible. */
const JOINER = '(?<=^|[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Han}\\p{N}\\p{P}\\p{Z}])[\\u200c\\u200d]';
/** Other characters that renderers ignore. */
const IGNORED = `(?!\\u200c|\\u200d|${VARIATION_SELECTORS})\\p{Default_Ignorable_Code_Point}`;
/** Invisible characters, and those that change the direction of others. */
const HIDDEN = `[\\p{Cc}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}${FILLERS}]|(?![\\u200c\\u200d])\\p{Cf}|${IGNORED}`;
const INVISIBLE = new RegExp(`${HIDDEN}|${STRAY_SELECTOR}|${JOINER}`, 'u');
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu');
/** A visible character. Combining marks alone and the empty Braille cell do not count. */
const VISIBLE = new RegExp(`(?![\\u2800${FILLERS}])[\\p{L}\\p{N}\\p{P}\\p{S}]`, 'u');
/** More combining marks on one letter than any script uses. Joiners between them do not separate them. */
const PILE = /(\p{M}(?:[\u200c\u200d]*\p{M}){2})(?:[\u200c\u200d]*\p{M})+/u;
const ALL_PILES = new RegExp(PILE, 'gu');
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** Whether every character is visible, and there is at least one. */
export const isVisible = (text: string): boolean => !INVISIBLE.test(text) && VISIBLE.test(text) && !PILE.test(text);

/** Whether a text of several lines, such as a course, has invisible characters besides line ends and tabs. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text.replace(/[\t\n\r]/g, ' '));

/** The visible part of a text, on one line; may be empty. */
export function visibleText(text: string): string {
  const line = text.replace(BREAKS, ' ').replace(ALL_INVISIBLE, '').replace(/\s+/g, ' ').trim();
  return VISIBLE.test(line) ? line.normalize('NFC').replace(ALL_PILES, '$1') : '';
}
