/** The number of chat lines that the player has not seen. A module of its own, because the tabs of every race use it. */
let count = $state(0);

export const unreadLines = (): number => count;
export const addUnread = (lines: number): void => void (count += lines);
export const readAll = (): void => void (count = 0);
