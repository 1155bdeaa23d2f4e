import type { Facts, Reason, Seat } from '../kit/index.ts';
import type { BySeat } from './evaluation.ts';

/**
 * The origin of a seat's points: `start + common + luck + own + others + rest` is `result`. All but the first two are measured against the mean
 * of all seats, because what happens to all alike is neither luck nor a mistake. Where the rules give the same points in every race, `common`
 * is 0.
 */
export interface Split {
  readonly seat: Seat;
  /** The expectation before the race. */
  readonly start: number;
  /** How much more or less the race brought all seats than expected. */
  readonly common: number;
  /** Dice and cards: the value after each, minus the mean over all possible results. */
  readonly luck: number;
  /** The seat's own choices, each compared with the best option; never above 0. */
  readonly own: number;
  /** The effect of other seats' mistakes on this seat. */
  readonly others: number;
  /** Corrections of the estimate: the race went on differently than expected, without a known mistake. */
  readonly rest: number;
  readonly result: number;
  /** Standard deviation of the result without luck, from the corrections of the estimate between parts of the race. */
  readonly deviation: number;
}

/** A seat's choices of one kind. */
export interface KindSplit {
  readonly seat: Seat;
  readonly kind: string;
  readonly choices: number;
  /**
   * Choices where another option was significantly better, and their cost; choices that were significantly the
   * best.
   */
  readonly mistakes: number;
  readonly own: number;
  readonly best: number;
}

/** The same for one rider of a team: its luck and the decisions about it. */
export interface RiderSplit {
  readonly seat: Seat;
  readonly rider: Facts;
  readonly luck: number;
  readonly own: number;
  /** Its analysed choices, and the mistakes among them. */
  readonly choices: number;
  readonly mistakes: number;
}

/** An entry that counted, with its effect on every seat above the mean of all. */
export interface Swing {
  /** The entry, from 1. */
  readonly n: number;
  readonly effect: BySeat;
}

/** What the luck of a rider, or the mistakes in its decisions, brought every seat above the mean of all. The luck of all causes is that of the splits. */
export interface Cause {
  readonly kind: 'luck' | 'choices';
  /** Whose rider it is; in a game of one rider a seat, and where no rider is concerned, the seat that was moved most. */
  readonly seat: Seat;
  readonly rider: Facts | null;
  readonly effect: BySeat;
  /** The entry that cost this seat most, and the one that brought it most; null if there is none. */
  readonly worst: Swing | null;
  readonly best: Swing | null;
}

/** Cards spent that could have been kept, or kept although spending was significantly better. */
export interface CardChoice {
  /** The entry, from 1. */
  readonly n: number;
  readonly seat: Seat;
  readonly rider: Facts | null;
  readonly did: 'spent' | 'kept';
  /** If `spent`: how many; if `kept`: how many the better option would have spent. */
  readonly count: number;
  /** Points gained compared with the alternative; if `spent`, with the likeliest way to keep all cards. */
  readonly gain: number;
  readonly deviation: number;
  /** Within the noise it counts as neither good nor bad. */
  readonly finding: 'well' | 'badly' | 'open';
}

/** A better option. */
export interface Better {
  /** The option in the game's text form. */
  readonly action: string;
  /** Additional points for the deciding seat, compared with the mean of all seats. */
  readonly gain: number;
  readonly deviation: number;
  readonly races: number;
  readonly why: Reason | null;
}

/** An entry of the race that gained or cost much. */
export interface KeyMoment {
  /** The entry, from 1. */
  readonly n: number;
  readonly kind: 'luck' | 'choice';
  /** The seat with the largest effect. */
  readonly seat: Seat;
  readonly rider: Facts | null;
  /** The gain or loss of that seat. */
  readonly swing: number;
  /** Of every seat, before the entry and after it. */
  readonly before: BySeat;
  readonly after: BySeat;
  /** For a choice only. */
  readonly better: Better | null;
}

/** The analysis of a race. Plain data, because it is stored. */
export interface Analysis {
  readonly evaluation: number;
  readonly rulesVersion: number;
  /** Choices with several options, and how many of them are analysed. */
  readonly choices: number;
  readonly looked: number;
  /** By number of entries: expected points by seat, the chance to win, and the standard deviation of the points. */
  readonly points: readonly BySeat[];
  readonly win: readonly BySeat[];
  readonly spread: readonly number[];
  readonly splits: readonly Split[];
  readonly riders: readonly RiderSplit[];
  readonly causes: readonly Cause[];
  readonly kinds: readonly KindSplit[];
  /** In the order of the race. */
  readonly cards: readonly CardChoice[];
  /** Choices where another option was better, in the order of the race. */
  readonly mistakes: readonly KeyMoment[];
  /** The ten most important moments, in the order of the race. */
  readonly moments: readonly KeyMoment[];
}

/** A rough evaluation of a race: a few positions, with straight lines between them. */
export interface Sketch extends Pick<Analysis, 'points' | 'win' | 'spread'> {
  readonly every: number;
}
