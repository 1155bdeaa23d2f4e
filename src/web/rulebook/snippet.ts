/** The part of a text that shows the matches best. */

/** A match: its range in the text, and its term. */
interface Mark {
  readonly from: number;
  readonly to: number;
  readonly what: string;
}

const LENGTH = 240;
/** Characters before the first match. */
const BEFORE = 70;
/** A beginning this short is not cut off. */
const SHORT = 60;

/**
 * The excerpt with most of the terms, then most matches, cut between words.
 * @param marks in the order of the text
 * @returns parts of the text; every second one is a match
 */
export function snippetOf(text: string, marks: readonly Mark[]): string[] {
  const counts = marks.map((mark) => countFrom(marks, mark));
  const best = marks[counts.indexOf(Math.max(...counts))]?.from ?? 0;
  let from = best - BEFORE > SHORT ? text.indexOf(' ', best - BEFORE) + 1 : 0;
  // a word longer than an excerpt
  if (from > best) from = best;
  const end = from + LENGTH < text.length ? text.lastIndexOf(' ', from + LENGTH) : text.length;
  const to = end > from ? end : text.length;
  const parts: string[] = [];
  let at = from;
  for (const mark of marks.filter((one) => one.from >= from && one.to <= to)) {
    parts.push(text.slice(at, mark.from), text.slice(mark.from, mark.to));
    at = mark.to;
  }
  parts.push(text.slice(at, to));
  const cut = { before: from > 0 ? '… ' : '', behind: to < text.length ? ' …' : '' };
  return parts.map((part, i) => `${i === 0 ? cut.before : ''}${part}${i === parts.length - 1 ? cut.behind : ''}`);
}

function countFrom(marks: readonly Mark[], first: Mark): number {
  const inside = marks.filter(({ from, to }) => from >= first.from && to <= first.from + LENGTH - BEFORE);
  return 100 * new Set(inside.map(({ what }) => what)).size + inside.length;
}
