import { recall } from '../lib/storage.ts';

/** How long a line of a race that is watched stays on screen before the next, in milliseconds. */
export const PACES = { slow: 1500, normal: 700, brisk: 420, fast: 220 } as const;
export type Pace = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as Pace[];

/**
 * How much there is to be seen of a step of a race that is ridden: all that a rider does in his turn; a move, one of many in a round; what leads to one (dice, cards); or
 * nothing at all.
 */
export type Amount = 'turn' | 'move' | 'part' | 'nothing';

/**
 * How long it is looked at before the next step, in milliseconds. A rider takes longer on his way on screen: he is still riding while the next one rolls, so that
 * a round of many moves flows and is soon over.
 */
const LOOKS: Readonly<Record<Amount, Readonly<Record<Pace, number>>>> = {
  turn: PACES,
  move: { slow: 1500, normal: 380, brisk: 290, fast: 220 },
  part: { slow: 450, normal: 110, brisk: 85, fast: 66 },
  nothing: { slow: 0, normal: 0, brisk: 0, fast: 0 },
};
export const isWhole = (amount: Amount | null): boolean => amount === 'turn' || amount === 'move';
/** Of moves one after the other each is looked at a little shorter than the one before it, down to a share of the first. */
const [SHORTER, SHORTEST] = [0.9, 0.64];

/**
 * How long what is shown is looked at before the next step, in milliseconds.
 * @param before so many moves were shown since a person here was asked
 */
export function stepOf(amount: Amount, pace: Pace, before: number): number {
  // who has chosen to see everything slowly sees all of it slowly
  const hurry = pace === 'slow' ? 1 : Math.max(SHORTEST, SHORTER ** before);
  return Math.round(LOOKS[amount][pace] * hurry);
}

/** How long the others wait while a person may take his answer back: not at all, a moment, or until he says so. */
export const PATIENCES = ['at-once', 'moment', 'told'] as const;
export type Patience = (typeof PATIENCES)[number];

/** The moment, in milliseconds: long enough to see what one did, and to say no to it. */
const MOMENTS: Readonly<Record<Pace, number>> = { slow: 3500, normal: 2000, brisk: 1500, fast: 1000 };

export const waitOf = (patience: Patience, pace: Pace): number =>
  patience === 'at-once' ? 0 : patience === 'told' ? Infinity : MOMENTS[pace];

/** Whether bots ride by themselves, or each of their moves is asked for. */
export const BOTS = ['by-themselves', 'one-by-one'] as const;
export type BotsRide = (typeof BOTS)[number];

/** As chosen in this browser. */
export const recalledPace = (): Pace => PACE_NAMES.find((pace) => pace === recall('pace')) ?? 'normal';
export const recalledPatience = (): Patience => PATIENCES.find((patience) => patience === recall('patience')) ?? 'moment';
export const recalledBots = (): BotsRide => (recall('bots') === 'one-by-one' ? 'one-by-one' : 'by-themselves');
