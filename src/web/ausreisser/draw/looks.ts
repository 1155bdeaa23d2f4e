/** What tells the riders apart, by seat: a colour and a pattern each. */
export const LOOKS = ['red', 'blue', 'black', 'green', 'violet', 'orange'] as const;
export type Look = (typeof LOOKS)[number];

export const lookOf = (seat: number): Look => LOOKS[seat % LOOKS.length]!;
