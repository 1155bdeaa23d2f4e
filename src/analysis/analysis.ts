import type { Facts, Reason, Seat } from '../kit/index.ts';
import type { BySeat } from './evaluation.ts';

/**
 * Where a seat's points came from: `start + common + luck + own + others + rest` is `result`. All but the first two are counted against the mean of all seats, since what happens to everybody is nobody's luck and
 * nobody's mistake; where the rules give out the same points in every race, `common` is nothing.
 */
export interface Split {
  readonly seat: Seat;
  /** What it could expect before anything happened. */
  readonly start: number;
  /** What the race was better or worse for everybody than could be expected. */
  readonly common: number;
  /** Dice and cards: each after what fell, less the mean over all that could have fallen. */
  readonly luck: number;
  /** Its own choices, each against the best option: never above 0. */
  readonly own: number;
  /** What the others' choices that were not their best brought or cost it. */
  readonly others: number;
  /** Where the estimate corrected itself: the race went on otherwise than it had foreseen, and nobody is known to have erred. */
  readonly rest: number;
  readonly result: number;
  /** How sure the result less the luck is: by so much, as a standard deviation, the estimate corrected itself from part to part of the race. */
  readonly deviation: number;
}

/** A seat's choices of one kind. */
export interface KindSplit {
  readonly seat: Seat;
  readonly kind: string;
  readonly choices: number;
  /** Where another option was surely better, and what that cost; where the chosen one surely was the best. */
  readonly mistakes: number;
  readonly own: number;
  readonly best: number;
}

/** The same of one rider of a team: what fell for him and what was decided with him. */
export interface RiderSplit {
  readonly seat: Seat;
  readonly rider: Facts;
  readonly luck: number;
  readonly own: number;
  /** Choices of his that were looked at, and those among them that were mistakes. */
  readonly choices: number;
  readonly mistakes: number;
}

/** Cards spent though they could have been kept, or kept though it was surely better to spend some. */
export interface CardChoice {
  /** The entry, from 1. */
  readonly n: number;
  readonly seat: Seat;
  readonly rider: Facts | null;
  readonly did: 'spent' | 'kept';
  /** Of `spent`, how many; of `kept`, how many the better option would have spent. */
  readonly count: number;
  /** Points that it brought more than doing the other: of `spent`, than the likeliest way to keep them all. */
  readonly gain: number;
  readonly deviation: number;
  /** Within the noise it is neither well nor badly done. */
  readonly finding: 'well' | 'badly' | 'open';
}

/** A better option. */
export interface Better {
  /** The option as the game's text form has it. */
  readonly action: string;
  /** Points that it would have brought more, for the seat that decided, against the mean of all. */
  readonly gain: number;
  readonly deviation: number;
  readonly races: number;
  readonly why: Reason | null;
}

/** An entry of the race at which much was won or lost. */
export interface KeyMoment {
  /** The entry, from 1. */
  readonly n: number;
  readonly kind: 'luck' | 'choice';
  /** Whom it mattered to most. */
  readonly seat: Seat;
  readonly rider: Facts | null;
  /** What it brought or cost that seat. */
  readonly swing: number;
  /** Of every seat, before it and after. */
  readonly before: BySeat;
  readonly after: BySeat;
  /** Of a choice. */
  readonly better: Better | null;
}

/** A race understood. Plain data: it is kept with the race. */
export interface Analysis {
  readonly evaluation: number;
  readonly rulesVersion: number;
  /** Choices of the race among which there was something to choose, and how many of them have been looked at. */
  readonly choices: number;
  readonly looked: number;
  /** [entries ridden]: expected points by seat, the chance to win, and how far the points may be off. */
  readonly points: readonly BySeat[];
  readonly win: readonly BySeat[];
  readonly spread: readonly number[];
  readonly splits: readonly Split[];
  readonly riders: readonly RiderSplit[];
  readonly kinds: readonly KindSplit[];
  /** In the order of the race. */
  readonly cards: readonly CardChoice[];
  /** What was chosen though something else was better, in the order of the race. */
  readonly mistakes: readonly KeyMoment[];
  /** The ten that mattered most, in the order of the race. */
  readonly moments: readonly KeyMoment[];
}

/** A race in a few strokes: only every so many moves judged, straight lines between. */
export interface Sketch extends Pick<Analysis, 'points' | 'win' | 'spread'> {
  readonly every: number;
}
