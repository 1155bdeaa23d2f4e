import forms from '../../../content/house/words/forms.json';
import type { Facts, Problem, Refusal } from '../../kit/index.ts';
import { showNumber } from '../../words/index.ts';
import { showName, text, type Catalogue } from './words.svelte.ts';

/** Sentences from codes and facts, by the keys that content/house/words/forms.json names. */

type Raw = Readonly<Record<string, unknown>>;
type Forms = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A game's own sentences: a catalogue with keys such as `events.led`, and the selectors of those that come in forms. */
export interface OwnWords {
  readonly catalogue: Catalogue;
  readonly forms: Forms;
}

let own: OwnWords | null = null;

/** Whose sentences come before the common ones from now on: those of the game whose screen is shown. */
export const speakAs = (words: OwnWords | null): void => void (own = words);

/** The form of a sentence that facts choose, one word for each selector. */
const formOf = (facts: Raw, selectors: string): string =>
  selectors
    .split(' ')
    .map((selector) => wordFor(facts, selector))
    .join('-');

/** By a fact's sign, yes or no, `none` where it is missing, whether two facts agree, or its own word. */
function wordFor(facts: Raw, selector: string): string {
  const [name = '', other] = selector.split('=');
  const value = facts[name];
  if (other !== undefined) return value === facts[other] ? 'same' : 'other';
  if (value === undefined || value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value < 0 ? 'minus' : value > 0 ? 'plus' : 'zero';
  return plain(value).toString();
}

function plain(value: unknown): string | number | boolean {
  if (value === null || value === undefined) return '-';
  if (Array.isArray(value)) return value.map(plain).join(', ');
  if (typeof value === 'number') return showNumber(value);
  if (typeof value === 'boolean') return value;
  // texts from outside must not be read as words of the catalogues
  return (typeof value === 'string' ? showName(value) : JSON.stringify(value)).replaceAll('$t(', '$t (');
}

/** The key of a sentence: its code, and the form that facts choose where it has several. */
function keyOf(selectors: Forms, catalogue: Catalogue, code: string, facts: Raw): string {
  const selector = selectors[catalogue]?.[code];
  return selector === undefined ? code : `${code}-${formOf(facts, selector)}`;
}

export function sentence(catalogue: Catalogue, code: string, facts: Raw): string {
  const told = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, plain(value)])) as Facts;
  const ofGame = own === null ? undefined : text(own.catalogue, `${catalogue}.${keyOf(own.forms, catalogue, code, facts)}`, told);
  return ofGame ?? text(catalogue, keyOf(forms, catalogue, code, facts), told) ?? `${code} ${Object.values(told).join(' ')}`.trim();
}

const nameOfSeat = (seat: unknown, names: readonly string[]): string =>
  Number(seat) >= 0 ? (names[Number(seat)] ?? '?') : (text('nouns', seat === -1 ? 'chance' : 'nobody') ?? '-');

export function refusalSentence({ code, facts }: Refusal, names: readonly string[] = []): string {
  const seats = ['seat', 'deciding'].filter((name) => typeof facts[name] === 'number');
  return sentence('refusals', code, { ...facts, ...Object.fromEntries(seats.map((name) => [name, nameOfSeat(facts[name], names)])) });
}

export const problemSentence = ({ code, facts = {} }: Problem): string => sentence('problems', code, facts);

/** An event as the log tells it; managers are counted from 1 in its facts and told by name. */
export function eventSentence(type: string, facts: Raw, names: readonly string[]): string {
  const name = (seat: unknown): unknown => (typeof seat === 'number' ? (names[seat - 1] ?? seat) : seat);
  const { manager, managers, line, asked } = facts;
  return sentence('events', type, {
    ...facts,
    ...(manager === undefined ? {} : { manager: name(manager) }),
    ...(Array.isArray(managers) ? { managers: managers.map(name) } : {}),
    ...(typeof line === 'string' ? { line: line.split(':').at(-1) } : {}),
    ...(facts['what'] === 'start-roll' ? { asked: name(asked) } : {}),
  });
}
