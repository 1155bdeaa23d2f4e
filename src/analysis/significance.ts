/** A gain must be so many standard errors above nothing to be called one, and so many points. */
const SIGNIFICANCE_Z = 2.5;
const MIN_GAIN_POINTS = 0.5;

/** Whether a gain is one, and none of the noise. */
export const isSignificantGain = (gain: number, deviation: number): boolean => gain >= MIN_GAIN_POINTS && gain >= SIGNIFICANCE_Z * deviation;

/** Whether something is surely not better, however little it is worse. */
export const isSignificantlyWorse = (gain: number, deviation: number): boolean => gain < -SIGNIFICANCE_Z * deviation;
