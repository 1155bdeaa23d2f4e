/** A gain counts if it exceeds this many standard errors and this many points. */
const SIGNIFICANCE_Z = 2.5;
const MIN_GAIN_POINTS = 0.5;

/** The least significant gain. */
export const leastGain = (deviation: number): number => Math.max(MIN_GAIN_POINTS, SIGNIFICANCE_Z * deviation);

/** Whether a gain is significant. */
export const isSignificantGain = (gain: number, deviation: number): boolean => gain >= leastGain(deviation);

/** Whether a difference is significantly negative, however small. */
export const isSignificantlyWorse = (gain: number, deviation: number): boolean => gain < -SIGNIFICANCE_Z * deviation;
