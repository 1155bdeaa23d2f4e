/** Lines that came while nobody looked at the chat of the race on screen. Small: the tabs of every race know it. */
let count = $state(0);

export const unreadLines = (): number => count;
export const addUnread = (lines: number): void => void (count += lines);
export const readAll = (): void => void (count = 0);
