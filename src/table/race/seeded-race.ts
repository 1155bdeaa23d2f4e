import { createRandom } from '../../kit/index.ts';

/** Seeded races: a word gives the dice and cards of a race, and decides the settings that the player left open. Everyone with the word has the same race. */

/** A setting of a seeded race. The word decides it among `byWord`, or among all values, where the player does not. */
export interface SeededChoice {
  readonly name: string;
  readonly values: readonly string[];
  readonly byWord?: readonly string[] | undefined;
}

/** The name of the setting that every game has: who rides against the player. */
export const BOT_CHOICE = 'bots';

/** The choice of bots. The word does not draw it, so that days can be compared. @param names of the game's bots */
export function botChoice(names: readonly string[]): SeededChoice & { readonly byWord: readonly string[] } {
  const values = names.filter((name) => name !== 'random');
  return { name: BOT_CHOICE, values, byWord: [values.includes('medium') ? 'medium' : values.at(-1)!] };
}

/** The seed of the race of a word. */
export const seedOfWord = (game: string, word: string): string => `same race 1 ${game} ${word}`;

/** The value of every choice, by name. Null: a chosen value does not exist. */
export function valuesOfWord(
  seed: string,
  choices: readonly SeededChoice[],
  chosen: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> | null {
  const random = createRandom(seed);
  if (Object.keys(chosen).some((name) => !choices.some((choice) => choice.name === name))) return null;
  const values: Record<string, string> = {};
  for (const { name, values: all, byWord = all } of choices) {
    // the word draws for every choice, chosen or not, so that choosing one leaves the others unchanged
    const drawn = byWord[random.below(byWord.length)]!;
    const value = Object.hasOwn(chosen, name) ? chosen[name]! : drawn;
    if (!all.includes(value)) return null;
    values[name] = value;
  }
  return values;
}
