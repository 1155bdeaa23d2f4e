/**
 * Names that nobody gave. What is kept of them, in set-ups and records, is a code: the noun of the team or rider and, behind it, the bot that drives it
 * (`team-red`, `rider-blue (easy)`). Every reader sees it in his own language, also after he has chosen another.
 */
const CODE = /^((team|rider)-[a-z]+)(?: \(([a-z]+)\))?$/;

/**
 * The code of a name that nobody gave.
 * @param after the noun it is called after
 * @param bot the bot that drives the seat; left out: a person
 */
export const nameCode = (after: `${'team' | 'rider'}-${string}`, bot?: string): string => (bot === undefined ? after : `${after} (${bot})`);

/** Whether nobody gave this name. */
export const isNameCode = (kept: string): boolean => CODE.test(kept);

/** A text of `nouns.json` in the reader's language; undefined where it has none for the key. */
type Noun = (key: string, facts?: Readonly<Record<string, string>>) => string | undefined;

/**
 * A name as its reader sees it. One that somebody gave stays as it is.
 * @param whose `own`: of the reader himself; a name that nobody gave says so
 */
export function shownName(kept: string, noun: Noun, whose: 'own' | 'any' = 'any'): string {
  const [, after = '', kind = '', bot] = CODE.exec(kept) ?? [];
  const name = noun(after);
  if (name === undefined) return kept;
  const shown = bot === undefined ? noun(`name-${kind}`, { name }) : noun('name-bot', { name, bot: noun(`bot-${bot}`) ?? bot });
  const told = shown ?? name;
  return whose === 'own' && bot === undefined ? (noun('name-own', { name: told }) ?? told) : told;
}
