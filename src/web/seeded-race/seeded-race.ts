import { createRandom } from '../../kit/index.ts';
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
const BOT = 'bots';

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

/** The word of a day: its date in UTC. @param time milliseconds since 1970 */
export const wordOfDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

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

/** The choice of bots. The word does not draw it, so that days can be compared. */
export const botsChoice = (label: string, names: readonly string[], labelOf: (name: string) => string): SeededRaceChoice => ({
  name: BOT,
  label,
  options: names.map((name) => ({ value: name, label: labelOf(name) })),
  byWord: [names.includes('medium') ? 'medium' : names.at(-1)!],
});

/** Lets the word decide everything that was not chosen. Returns null if a chosen value does not exist. */
export function resolveRace(
  game: string,
  { word, chosen }: SeededRaceRequest,
  seededRace: SeededRace,
  choices: readonly SeededRaceChoice[],
): ResolvedRace | null {
  const seed = `same race 1 ${game} ${word}`;
  const random = createRandom(seed);
  if (Object.keys(chosen).some((name) => !choices.some((choice) => choice.name === name))) return null;
  const values: Record<string, string> = {};
  const settings: { label: string; value: string }[] = [];
  for (const { name, label, options, byWord = options.map(({ value }) => value) } of choices) {
    // the word draws for every choice, chosen or not, so that choosing one leaves the others unchanged
    const drawn = byWord[random.below(byWord.length)]!;
    const option = options.find(({ value }) => value === (Object.hasOwn(chosen, name) ? chosen[name] : drawn));
    if (option === undefined) return null;
    values[name] = option.value;
    settings.push({ label, value: option.label });
  }
  const { [BOT]: bot = '', ...rest } = values;
  return { ...seededRace.setup(rest, bot), seed, settings };
}
