import type { Book, Passage } from './book.ts';
import { blockText } from './page.ts';

/** Search in the rulebook: every word must stand in a passage, upper and lower case and marks over letters do not matter. */

export interface Hit {
  readonly passage: Passage;
  /** Text round the first word found; the parts in odd places are what was looked for. */
  readonly snippet: readonly string[];
}

const MOST = 20;
const AROUND = 70;

/** A text without case and marks, and for each of its letters the place in the text as it was. */
export function fold(text: string): { readonly text: string; readonly at: readonly number[] } {
  let folded = '';
  const at: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]!.toLowerCase().replaceAll('ß', 'ss').replaceAll('’', "'").normalize('NFD').replaceAll(/\p{M}/gu, '');
    folded += letter;
    for (let k = 0; k < letter.length; k++) at.push(i);
  }
  at.push(text.length);
  return { text: folded, at };
}

const wordsOf = (query: string): string[] => [...new Set(fold(query).text.split(/[^\p{L}\p{N}.+-]+/u))].filter((word) => word !== '');

/** Best first: a title that is what was asked for, then words in the title, the beginning of a word more than its middle. */
export function searchBook(book: Book, query: string): Hit[] {
  const words = wordsOf(query);
  if (words.length === 0 || words.every((word) => word.length < 2)) return [];
  return book.passages
    .flatMap((passage, order) => {
      const text = passage.blocks.map(blockText).join(' ');
      const title = fold(passage.anchor === null ? `${passage.page.section} ${passage.title}` : passage.title).text;
      const folded = fold(text);
      const scores = words.map((word) => 8 * weigh(title, word) + weigh(folded.text, word));
      if (scores.some((score) => score === 0)) return [];
      const exact = fold(passage.title).text === words.join(' ') ? 8 : 0;
      const score = exact + scores.reduce((sum, one) => sum + one, 0);
      return [{ hit: { passage, snippet: snippetOf(text, folded, words) }, score, order }];
    })
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, MOST)
    .map(({ hit }) => hit);
}

/** 0: not there, 1: inside a word, 2: at the beginning of one. */
function weigh(text: string, word: string): number {
  let best = 0;
  for (let at = text.indexOf(word); at >= 0 && best < 2; at = text.indexOf(word, at + 1))
    best = at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!) ? 2 : 1;
  return best;
}

function snippetOf(text: string, folded: ReturnType<typeof fold>, words: readonly string[]): string[] {
  const places = words.flatMap((word) => {
    const found: (readonly [number, number])[] = [];
    for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + word.length))
      found.push([folded.at[at]!, folded.at[at + word.length]!]);
    return found;
  });
  places.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const first = places[0]?.[0] ?? 0;
  let [from, to] = [Math.max(0, first - AROUND), Math.min(text.length, first + 2 * AROUND)];
  if (from > 0) from = text.indexOf(' ', from) + 1;
  if (to < text.length) to = Math.max(first + 1, text.lastIndexOf(' ', to));
  const parts: string[] = [];
  let at = from;
  for (const [begin, end] of places) {
    if (begin < at || end > to) continue;
    parts.push(text.slice(at, begin), text.slice(begin, end));
    at = end;
  }
  parts.push(text.slice(at, to));
  return [`${from > 0 ? '… ' : ''}${parts[0] ?? ''}`, ...parts.slice(1, -1), ...(parts.length > 1 ? [parts.at(-1)!] : [])].map(
    (part, i, all) => (i === all.length - 1 && to < text.length ? `${part} …` : part),
  );
}
