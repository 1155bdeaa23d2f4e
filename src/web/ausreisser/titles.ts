/** A race's titles in lists: the game's name, which no language changes. */
export const titlesOf = (): readonly string[] => ['Der Ausreißer'];
