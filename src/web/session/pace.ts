import { recall } from '../lib/storage.ts';

/** How long each line of a race that is watched stays on screen, in milliseconds. */
export const PACE_STEP_MS = { slow: 1500, normal: 700, brisk: 420, fast: 220 } as const;
export type Pace = keyof typeof PACE_STEP_MS;
export const PACE_NAMES = Object.keys(PACE_STEP_MS) as Pace[];

/** How much a step of a race shows: a rider's whole turn; a move, one of many in a round; what leads to one (dice, cards); or nothing. */
export type Amount = 'turn' | 'move' | 'part' | 'nothing';

/**
 * The wait before the next step, in milliseconds. A rider's way on screen takes longer, so the rider is still moving while the next one
 * rolls, so a round of many moves flows and is soon over.
 */
const AMOUNT_STEP_MS: Readonly<Record<Amount, Readonly<Record<Pace, number>>>> = {
  turn: PACE_STEP_MS,
  move: { slow: 1500, normal: 380, brisk: 290, fast: 220 },
  part: { slow: 450, normal: 110, brisk: 85, fast: 66 },
  nothing: { slow: 0, normal: 0, brisk: 0, fast: 0 },
};
export const isWhole = (amount: Amount | null): boolean => amount === 'turn' || amount === 'move';
/** Each of several moves in a row waits for this share of the one before it, */
const SHARE_OF_PREVIOUS_MOVE = 0.9;
/** but for no less than this share of the first. */
const MIN_SHARE_OF_FIRST_MOVE = 0.64;

/**
 * The wait before the next step, in milliseconds.
 * @param movesBefore moves shown since a person here was asked
 */
export function stepMsOf(amount: Amount, pace: Pace, movesBefore: number): number {
  // a player who has chosen the slow pace sees everything slowly
  const share = pace === 'slow' ? 1 : Math.max(MIN_SHARE_OF_FIRST_MOVE, SHARE_OF_PREVIOUS_MOVE ** movesBefore);
  return Math.round(AMOUNT_STEP_MS[amount][pace] * share);
}

/** How long the race waits while a person may take an answer back: not at all, a moment, or (`told`, as stored) until the person lets it go on. */
export const PATIENCES = ['at-once', 'moment', 'told'] as const;
export type Patience = (typeof PATIENCES)[number];

/** Time to see the own move and take it back. */
const MOMENT_MS: Readonly<Record<Pace, number>> = { slow: 3500, normal: 2000, brisk: 1500, fast: 1000 };

export const holdMsOf = (patience: Patience, pace: Pace): number =>
  patience === 'at-once' ? 0 : patience === 'told' ? Infinity : MOMENT_MS[pace];

/** Whether bots move by themselves, or the player asks for each of their moves. */
export const BOT_PLAY = ['by-themselves', 'one-by-one'] as const;
export type BotPlay = (typeof BOT_PLAY)[number];

/** The pace chosen in this browser. */
export const savedPace = (): Pace => PACE_NAMES.find((pace) => pace === recall('pace')) ?? 'normal';
export const savedPatience = (): Patience => PATIENCES.find((patience) => patience === recall('patience')) ?? 'moment';
export const savedBotPlay = (): BotPlay => (recall('bots') === 'one-by-one' ? 'one-by-one' : 'by-themselves');
