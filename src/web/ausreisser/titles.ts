/** The titles of a race in lists: the game's name, which is the same in all languages. */
export const titlesOf = (): readonly string[] => ['Der Ausreißer'];
