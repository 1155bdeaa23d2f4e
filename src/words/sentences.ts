import { withMinusSign } from './numbers.ts';

/**
 * Sentences about a race, for page and command line: the facts select the form of a sentence and fill its
 * placeholders. The meaning of a game's facts is data beside its texts (`content/<game>/words/forms.json`,
 * described in `content/house/words/README.md`).
 */

/**
 * The kinds of sentence: the first word of a key in a game's `race.json`, and a catalogue of the shell if it has
 * texts of its own. `spaces` are events that also name their spaces, for the race in words and the command line.
 */
export type SentenceKind = 'events' | 'spaces' | 'actions' | 'decisions' | 'refusals' | 'problems' | 'bots';

export type SentenceForms = Partial<Readonly<Record<SentenceKind, Readonly<Record<string, string>>>>> & {
  /** Facts that are seats counted from 1, shown by name: `manager`, or `due-start-roll.asked` in one sentence alone. */
  readonly seats?: readonly string[];
  /** Facts of which only the part after the colon is shown: `2:D` as `D`. */
  readonly tails?: readonly string[];
};

export type SentenceFacts = Readonly<Record<string, unknown>>;

/** Facts that are seats counted from 0 in all games: those of the table's refusals. */
const SEATS = ['seat', 'deciding'];

/**
 * Returns the key of a sentence within its kind: the code, and a word for each selector that the forms define for
 * it.
 */
export function sentenceKey(forms: SentenceForms, kind: SentenceKind, code: string, facts: SentenceFacts): string {
  const selectors = forms[kind]?.[code];
  return selectors === undefined ? code : [code, ...selectors.split(' ').map((selector) => formWord(selector, facts))].join('-');
}

/** Selects by the fact's sign, yes or no, `none` if it is missing, whether it equals another fact or a number, or the fact's own word. */
function formWord(selector: string, facts: SentenceFacts): string {
  const [name = '', other] = selector.split('=');
  const value = facts[name];
  if (other !== undefined) return value === (/^\d+$/.test(other) ? Number(other) : facts[other]) ? 'same' : 'other';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value < 0 ? 'minus' : value > 0 ? 'plus' : 'zero';
  return typeof value === 'string' ? value : 'none';
}

/** How names are shown to the reader. */
export interface Naming {
  /** The name of a seat from 0, or of CHANCE or NO_SEAT (below 0); undefined if unknown. */
  seat(seat: number): string | undefined;
  /** A text from the facts; default names are stored as codes. */
  name(kept: string): string;
}

/**
 * Converts facts to placeholders of a sentence: lists are joined, seats are shown by name, and no value can be
 * mistaken for a translation key.
 * @param key the sentence's key, for facts that mean something else in it
 */
export function formatFacts(facts: SentenceFacts, forms: SentenceForms, key: string, naming: Naming): Record<string, string | number> {
  const seat = (value: number): string | number => naming.seat(value) ?? withMinusSign(value);
  const tell = (field: string, value: unknown): string | number => {
    if (value === null || value === undefined) return '-';
    if (Array.isArray(value)) return value.map((item) => tell(field, item)).join(', ');
    if (typeof value === 'number') {
      if (meant(forms.seats, field, key)) return naming.seat(value - 1) ?? withMinusSign(value);
      return SEATS.includes(field) ? seat(value) : withMinusSign(value);
    }
    if (typeof value !== 'string') return JSON.stringify(value);
    const text = meant(forms.tails, field, key) ? value.replace(/^.*:/, '') : naming.name(value);
    return text.replaceAll('$t(', '$t (');
  };
  return Object.fromEntries(Object.entries(facts).map(([field, value]) => [field, tell(field, value)]));
}

const meant = (fields: readonly string[] | undefined, field: string, key: string): boolean =>
  fields !== undefined && (fields.includes(field) || fields.includes(`${key}.${field}`));
