import type { Calibration } from '../calibration.ts';

/** Written by `node scripts/check-analysis.mjs ausreisser 60 --write`. */
export const calibration: Calibration = {
  races: 60,
  results: 240,
  deviation: 8.2,
  withoutLuck: 5.5,
  said: 5.7,
  parts: [
    {
      part: 'early',
      expectations: 3261,
      off: 10.9,
      said: 11.4,
      expected: [-24.9, -17.6, -15.6, -14, -12.5, -11.2, -9.9, -8.4, -6.3, -3.2],
      got: [-24.8, -14.8, -11.7, -10.8, -10.5, -10.2, -10, -9.8, -4.8, -1.6],
      chance: [7, 12, 15, 17, 20, 23, 26, 31, 38, 55],
      won: [5, 10, 13, 17, 21, 23, 26, 31, 42, 55],
    },
    {
      part: 'middle',
      expectations: 3120,
      off: 8.7,
      said: 9.1,
      expected: [-34, -19.3, -14.8, -12.3, -10.5, -8.9, -7.4, -5.8, -4.1, -1.1],
      got: [-30.3, -16.6, -14.7, -11.1, -10.6, -8.5, -7.9, -5.7, -3.1, -1.2],
      chance: [1, 5, 9, 12, 17, 22, 28, 36, 46, 69],
      won: [0, 3, 11, 10, 19, 21, 24, 30, 57, 69],
    },
    {
      part: 'late',
      expectations: 3139,
      off: 4.9,
      said: 5.9,
      expected: [-37.2, -20.9, -16, -12.6, -10, -7.5, -5.2, -3.4, -1.6, 0.9],
      got: [-37.2, -20.4, -16.5, -12.5, -8.8, -6.3, -4, -2.6, -1.3, 0],
      chance: [0, 0, 2, 6, 10, 16, 26, 39, 57, 88],
      won: [0, 0, 0, 2, 3, 6, 23, 46, 68, 95],
    },
  ],
  riders: [],
};
