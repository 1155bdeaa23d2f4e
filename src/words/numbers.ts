/** A number as a sentence shows it: one below zero with a minus sign, where the computer writes a hyphen. */
export const showNumber = (value: number): number | string => (value < 0 ? `−${-value}` : value);
