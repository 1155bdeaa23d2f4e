import { botNames } from '../../bots/index.ts';
import { BOT_CHOICE, botChoice, seedOfWord, valuesOfWord } from '../../table/index.ts';
import type { QuickSetup } from '../frame/setup/start-race.ts';
import type { SeededRaceChoice, SeededRace } from '../game-on-screen.ts';

/**
 * A seeded race. A word seeds its dice and cards, and chooses what the player left open. No server is needed;
 * everyone with the word has the same race.
 */

/** Maximum characters of a word. */
const MAX_WORD_CHARACTERS = 60;
/** Maximum characters of an address. */
const MAX_ADDRESS_CHARACTERS = 400;
const PART = /^([a-z]+)\.([\w-]+)$/;

/** The request in an address. */
export interface SeededRaceRequest {
  readonly word: string;
  /** Chosen values by the name of the choice, `bots` included. The word decides what is missing. */
  readonly chosen: Readonly<Record<string, string>>;
}

/** Normalizes a word: lower case, one line, hyphens for spaces. '' is no word. */
export const wordOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}~]/gu, ' ')
    .trim()
    .replace(/\s+/g, '-')
    .slice(0, MAX_WORD_CHARACTERS)
    .replace(/[\uD800-\uDBFF]$/, '');

/** `word~course.criterium~bots.easy`. */
export const formatRequest = ({ word, chosen }: SeededRaceRequest): string =>
  [word, ...Object.entries(chosen).map(([name, value]) => `${name}.${value}`)].join('~');

/** Returns null for any other text. */
export function parseRequest(text: string): SeededRaceRequest | null {
  const [word = '', ...parts] = text.length > MAX_ADDRESS_CHARACTERS ? [] : text.split('~');
  if (word === '' || wordOf(word) !== word) return null;
  const chosen = new Map<string, string>();
  for (const part of parts) {
    const found = PART.exec(part);
    if (found === null || chosen.has(found[1]!)) return null;
    chosen.set(found[1]!, found[2]!);
  }
  return { word, chosen: Object.fromEntries(chosen) };
}

/** A race ready to start, and its settings in words. */
export interface ResolvedRace extends QuickSetup {
  readonly seed: string;
  readonly settings: readonly { readonly label: string; readonly value: string }[];
}

/** The choice of bots, with labels. */
export function botsChoice(label: string, names: readonly string[], labelOf: (name: string) => string): SeededRaceChoice {
  const { name, values, byWord } = botChoice(names);
  return { name, label, options: values.map((value) => ({ value, label: labelOf(value) })), byWord };
}

/** The choice of bots without labels, for a race that the word decides. */
export const botsOfWord = (game: string): SeededRaceChoice => botsChoice('', botNames(game), (name) => name);

/** Lets the word decide everything that was not chosen. Returns null if a chosen value does not exist. */
export function resolveRace(
  game: string,
  { word, chosen }: SeededRaceRequest,
  seededRace: SeededRace,
  choices: readonly SeededRaceChoice[],
): ResolvedRace | null {
  const seed = seedOfWord(game, word);
  const offered = choices.map(({ name, options, byWord }) => ({ name, values: options.map(({ value }) => value), byWord }));
  const values = valuesOfWord(seed, offered, chosen);
  if (values === null) return null;
  const settings = choices.map(({ name, label, options }) => ({
    label,
    value: options.find((option) => option.value === values[name])?.label ?? '',
  }));
  const { [BOT_CHOICE]: bot = '', ...rest } = values;
  return { ...seededRace.setup(rest, bot), seed, settings };
}
