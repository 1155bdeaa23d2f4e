const DAY = /^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))$/;

/** Whether a text is a day as records write it, `2026-11-27`. 29 February counts in every year. */
export const isDate = (text: string): boolean => DAY.test(text);

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean => isDate(text) && (!text.endsWith('-02-29') || isLeap(Number(text.slice(0, 4))));
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
