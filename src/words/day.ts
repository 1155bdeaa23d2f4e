/** The name of a day, and the word of its race: its date in UTC. @param time milliseconds since 1970 */
export const wordOfDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
