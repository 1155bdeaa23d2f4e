import type { Calibration } from '../calibration.ts';

/** Written by `node scripts/check-analysis.mjs reifenbreite 60 --write`. */
export const calibration: Calibration = {
  races: 60,
  results: 197,
  deviation: 28.0,
  withoutLuck: 17.4,
  said: 15.7,
  parts: [
    {
      part: 'early',
      expectations: 3343,
      off: 28.8,
      said: 28.4,
      expected: [84.1, 94, 96.7, 100.3, 104.4, 108.4, 112.6, 119, 130.8, 159.4],
      got: [89.6, 95.5, 95.3, 93.6, 99.7, 106, 108.4, 112, 126.2, 153.2],
      chance: [5, 14, 20, 23, 25, 26, 29, 34, 43, 67],
      won: [7, 18, 24, 27, 25, 26, 29, 29, 40, 62],
    },
    {
      part: 'middle',
      expectations: 3245,
      off: 21.2,
      said: 18.4,
      expected: [69.1, 83, 89.8, 95.2, 100.9, 107.6, 115.4, 125.3, 139.5, 169.8],
      got: [74.7, 81.6, 89.2, 93.6, 99.9, 103.9, 113.9, 122.7, 132.1, 167.6],
      chance: [0, 1, 3, 6, 11, 19, 31, 48, 73, 96],
      won: [0, 0, 7, 12, 20, 25, 30, 47, 58, 87],
    },
    {
      part: 'late',
      expectations: 3229,
      off: 11.2,
      said: 9.3,
      expected: [60.9, 74.3, 84.6, 92.8, 100.5, 107.6, 116.2, 128.1, 144.1, 175.3],
      got: [62.2, 74.1, 84.7, 92, 101.1, 105.1, 116.6, 128.3, 139.3, 174.5],
      chance: [0, 0, 0, 0, 1, 4, 21, 65, 96, 100],
      won: [0, 0, 0, 1, 0, 7, 21, 66, 91, 99],
    },
  ],
  riders: [],
};
