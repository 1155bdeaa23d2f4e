import { recall } from '../lib/storage.ts';

/** How long a step of a bot stays on screen before the next, in milliseconds. */
export const PACES = { slow: 1500, normal: 700, brisk: 420, fast: 220 } as const;
export type Pace = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as Pace[];

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
