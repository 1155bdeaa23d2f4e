/**
 * Default names. Set-ups and records store a code: the noun of the team or rider and the bot that plays it
 * (`team-red`, `rider-blue (easy)`). Each reader sees the name in his own language, also after changing it.
 */
const CODE = /^((team|rider)-[a-z]+)(?: \(([a-z]+)\))?$/;

/**
 * Makes the code of a default name.
 * @param after the noun of the team or rider
 * @param bot the bot that plays the seat; left out for a person
 */
export const defaultNameCode = (after: `${'team' | 'rider'}-${string}`, bot?: string): string =>
  bot === undefined ? after : `${after} (${bot})`;

/** Whether the stored name is a default name. */
export const isDefaultName = (stored: string): boolean => CODE.test(stored);

/** Returns a text of `nouns.json` in the reader's language; undefined if the key is missing. */
type Noun = (key: string, facts?: Readonly<Record<string, string>>) => string | undefined;

/**
 * Returns a stored name as the reader sees it. A name that a player chose stays as it is.
 * @param owner `own` if the seat is the reader's; a default name then says so
 */
export function displayName(stored: string, noun: Noun, owner: 'own' | 'any' = 'any'): string {
  const [, after = '', kind = '', bot] = CODE.exec(stored) ?? [];
  const name = noun(after);
  if (name === undefined) return stored;
  const shown = bot === undefined ? noun(`name-${kind}`, { name }) : noun('name-bot', { name, bot: noun(`bot-${bot}`) ?? bot });
  const displayed = shown ?? name;
  return owner === 'own' && bot === undefined ? (noun('name-own', { name: displayed }) ?? displayed) : displayed;
}
