/** A gain must be so many standard errors above nothing to be called one, and so many points. */
const SURE = 2.5;
const WORTH_A_WORD = 0.5;

/** Whether a gain is one, and none of the noise. */
export const isSure = (gain: number, deviation: number): boolean => gain >= WORTH_A_WORD && gain >= SURE * deviation;

/** Whether something is surely not better, however little it is worse. */
export const isBehind = (gain: number, deviation: number): boolean => gain < -SURE * deviation;
