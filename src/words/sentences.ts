import { showNumber } from './numbers.ts';

/**
 * Sentences about a race, once for page and command line: which form of a sentence the facts choose, and how a fact stands in it. What a game's
 * facts mean is data beside its words (`content/<game>/words/forms.json`); how it is written stands in `content/house/words/README.md`.
 */

/** What there are sentences for: the first word of a key in a game's `race.json`, and a catalogue of the house where it has some of its own. */
export type SentenceKind = 'events' | 'actions' | 'decisions' | 'refusals' | 'problems' | 'bots';

export type SentenceForms = Partial<Readonly<Record<SentenceKind, Readonly<Record<string, string>>>>> & {
  /** Facts that are seats counted from 1, told by name: `manager`, or `due-start-roll.asked` in one sentence alone. */
  readonly seats?: readonly string[];
  /** Facts of which only what follows the colon is told: `2:D` as `D`. */
  readonly tails?: readonly string[];
};

export type SentenceFacts = Readonly<Record<string, unknown>>;

/** Facts that are seats counted from 0 in whichever game: those of the table's refusals. */
const SEATS = ['seat', 'deciding'];

/** The key of a sentence within its kind: its code, and a word for each selector that the forms name for it. */
export function sentenceKey(forms: SentenceForms, kind: SentenceKind, code: string, facts: SentenceFacts): string {
  const selectors = forms[kind]?.[code];
  return selectors === undefined ? code : [code, ...selectors.split(' ').map((selector) => formWord(selector, facts))].join('-');
}

/** By a fact's sign, yes or no, `none` where it is missing, whether two facts agree, or its own word. */
function formWord(selector: string, facts: SentenceFacts): string {
  const [name = '', other] = selector.split('=');
  const value = facts[name];
  if (other !== undefined) return value === facts[other] ? 'same' : 'other';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value < 0 ? 'minus' : value > 0 ? 'plus' : 'zero';
  return typeof value === 'string' ? value : 'none';
}

/** How names are shown to the reader. */
export interface Naming {
  /** The name of a seat from 0, of chance or nobody below 0; undefined where nobody knows it. */
  seat(seat: number): string | undefined;
  /** A text out of the facts: a name that nobody gave is kept as a code. */
  name(kept: string): string;
}

/**
 * Facts as a sentence holds them: lists joined, seats by name, nothing that could be taken for a word of the catalogues.
 * @param key the sentence's key, for facts that mean something else in it
 */
export function formatFacts(facts: SentenceFacts, forms: SentenceForms, key: string, naming: Naming): Record<string, string | number> {
  const seat = (value: number): string | number => naming.seat(value) ?? showNumber(value);
  const tell = (field: string, value: unknown): string | number => {
    if (value === null || value === undefined) return '-';
    if (Array.isArray(value)) return value.map((item) => tell(field, item)).join(', ');
    if (typeof value === 'number') {
      if (meant(forms.seats, field, key)) return naming.seat(value - 1) ?? showNumber(value);
      return SEATS.includes(field) ? seat(value) : showNumber(value);
    }
    if (typeof value !== 'string') return JSON.stringify(value);
    const text = meant(forms.tails, field, key) ? value.replace(/^.*:/, '') : naming.name(value);
    return text.replaceAll('$t(', '$t (');
  };
  return Object.fromEntries(Object.entries(facts).map(([field, value]) => [field, tell(field, value)]));
}

const meant = (fields: readonly string[] | undefined, field: string, key: string): boolean =>
  fields !== undefined && (fields.includes(field) || fields.includes(`${key}.${field}`));
