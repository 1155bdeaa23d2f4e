/** What drives a seat: `human`, or a bot's name. */
export type Driver = string;
export const HUMAN: Driver = 'human';
