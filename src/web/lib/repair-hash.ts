/**
 * Repairs what programs do to the part of a link after `#`: invisible characters, blanks, a second `#`, trackers, and the punctuation of the sentence around
 * the link. Our own addresses escape all of these, except `! ' ( ) * .`, with which none of them ends.
 */
export function repairHash(hash: string): string {
  const trimmed = hash
    .replace(INVISIBLE, '')
    .replace(/^(?:#|%23)+!?/i, '')
    .replace(BLANKS_BEFORE, '')
    // the whole part was escaped once more
    .replace(/^%2F/i, '/')
    .replace(/^(\/\w+)%2F/i, '$1/')
    .replace(/[?&].*$/s, '')
    .replace(AFTER, '');
  return trimmed === '' ? '' : `#${trimmed}`;
}

/** Zero-width spaces and joiners, marks of direction, the soft hyphen and the byte order mark, as they are and as browsers escape them. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]|%C2%AD|%E2%80%(?:8[B-F]|A[A-E])|%E2%81%A0|%EF%BB%BF/giu;
const BLANKS_BEFORE = /^(?:\s|%20|%C2%A0)+/i;
/** Blanks, the mark that makes an emoji of a sign, and signs that end a sentence, a bracket, a quotation or emphasis; among them the typographic ones, escaped. */
const AFTER =
  /(?:[\s.,;:!*)>\]}"'`\\#]|\uFE0F|%(?:20|22|23|27|29|2A|2C|3B|3E|5C|5D|7D|60)|%C2%(?:A0|BB)|%E2%80%(?:99|9C|9D|A6|BA)|%EF%B8%8F)+$/i;
