/** A race's titles in lists. */
export const titlesOf = (): readonly string[] => ['The toy game'];
