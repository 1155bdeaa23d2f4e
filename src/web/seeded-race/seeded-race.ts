import { createRandom } from '../../kit/index.ts';
import type { QuickSetup } from '../frame/setup/start-race.ts';
import type { SeededRaceChoice, SeededRace } from '../game-on-screen.ts';

/** A race that is the same for all: its dice and cards hang on a word, and what nobody has chosen does too. No server is needed: whoever has the word has the race. */

/** Characters of a word at most. */
const MAX_WORD = 60;
/** Characters in an address at most. */
const MOST = 400;
const PART = /^([a-z]+)\.([\w-]+)$/;
const BOT = 'bots';

/** What an address asks for. */
export interface Wish {
  readonly word: string;
  /** By the name of the choice; left out: the word decides. `bots` among them. */
  readonly chosen: Readonly<Record<string, string>>;
}

/** A word as it counts, whoever types it: of one line, small, without spaces. '' is none. */
export const wordOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}~]/gu, ' ')
    .trim()
    .replace(/\s+/g, '-')
    .slice(0, MAX_WORD)
    .replace(/[\uD800-\uDBFF]$/, '');

/** The word of a day: its date, the same everywhere at the same time. @param time milliseconds since 1970 */
export const wordOfDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** `word~course.criterium~bots.easy`. */
export const formatWish = ({ word, chosen }: Wish): string =>
  [word, ...Object.entries(chosen).map(([name, value]) => `${name}.${value}`)].join('~');

/** Null where an address says something else. */
export function parseWish(text: string): Wish | null {
  const [word = '', ...parts] = text.length > MOST ? [] : text.split('~');
  if (word === '' || wordOf(word) !== word) return null;
  const chosen = new Map<string, string>();
  for (const part of parts) {
    const found = PART.exec(part);
    if (found === null || chosen.has(found[1]!)) return null;
    chosen.set(found[1]!, found[2]!);
  }
  return { word, chosen: Object.fromEntries(chosen) };
}

/** A race to be ridden, and what was chosen of it, by whomever. */
export interface Settled extends QuickSetup {
  readonly seed: string;
  readonly told: readonly { readonly label: string; readonly value: string }[];
}

/** The choice of bots; a word does not choose among them, so that days can be compared. */
export const botsChoice = (label: string, names: readonly string[], labelOf: (name: string) => string): SeededRaceChoice => ({
  name: BOT,
  label,
  options: names.map((name) => ({ value: name, label: labelOf(name) })),
  byWord: [names.includes('medium') ? 'medium' : names.at(-1)!],
});

/** Settles what nobody has chosen by the word; null where something was chosen that there is not. */
export function settle(game: string, { word, chosen }: Wish, seededRace: SeededRace, choices: readonly SeededRaceChoice[]): Settled | null {
  const seed = `same race 1 ${game} ${word}`;
  const random = createRandom(seed);
  if (Object.keys(chosen).some((name) => !choices.some((choice) => choice.name === name))) return null;
  const values: Record<string, string> = {};
  const told: { label: string; value: string }[] = [];
  for (const { name, label, options, byWord = options.map(({ value }) => value) } of choices) {
    // the word decides on every choice, wished for or not: so one that is wished for leaves the others as they are
    const drawn = byWord[random.below(byWord.length)]!;
    const option = options.find(({ value }) => value === (Object.hasOwn(chosen, name) ? chosen[name] : drawn));
    if (option === undefined) return null;
    values[name] = option.value;
    told.push({ label, value: option.label });
  }
  const { [BOT]: bot = '', ...rest } = values;
  return { ...seededRace.setup(rest, bot), seed, told };
}
