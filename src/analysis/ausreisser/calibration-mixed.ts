import type { Calibration } from '../calibration.ts';

/** Written by `node scripts/check-analysis.mjs ausreisser 120 --mixed --write`. */
export const calibration: Calibration = {
  races: 120,
  results: 480,
  deviation: 11.3,
  withoutLuck: 7.8,
  said: 6.6,
  parts: [
    {
      part: 'early',
      expectations: 6569,
      off: 13.3,
      said: 11.4,
      expected: [-28.3, -18.8, -16.5, -14.6, -13, -11.6, -10.2, -8.5, -6.2, -3.2],
      got: [-32.9, -17.7, -15.3, -12.7, -11.1, -11.2, -9.8, -9.6, -6.9, -4.8],
      chance: [5, 11, 14, 17, 20, 23, 26, 32, 40, 58],
      won: [1, 11, 15, 17, 21, 22, 27, 31, 44, 54],
    },
    {
      part: 'middle',
      expectations: 6344,
      off: 9.5,
      said: 9.1,
      expected: [-39.7, -23.2, -17.6, -13.9, -11.3, -9.3, -7.5, -5.9, -4.3, -1.5],
      got: [-43.5, -22.6, -17.7, -11.6, -9.6, -8, -7.1, -5.7, -4.9, -1.7],
      chance: [0, 3, 7, 12, 17, 22, 27, 35, 48, 74],
      won: [0, 1, 3, 13, 19, 25, 28, 35, 44, 77],
    },
    {
      part: 'late',
      expectations: 6333,
      off: 5.7,
      said: 5.8,
      expected: [-47.3, -25.5, -19.2, -14, -10.7, -7.9, -5.7, -3.5, -1.5, 1.3],
      got: [-46.5, -25.6, -19.6, -13.2, -11, -7.5, -5.6, -2.9, -1.1, 0.9],
      chance: [0, 0, 1, 3, 8, 15, 25, 39, 62, 92],
      won: [0, 0, 0, 0, 4, 13, 24, 42, 68, 94],
    },
  ],
  riders: [
    {
      bot: 'easy',
      seats: 65,
      missed: [
        {
          mean: -8.4,
          within: 3.8,
        },
        {
          mean: -4.5,
          within: 2.5,
        },
        {
          mean: -1.3,
          within: 1.4,
        },
      ],
    },
    {
      bot: 'medium',
      seats: 71,
      missed: [
        {
          mean: -1.1,
          within: 2.8,
        },
        {
          mean: -1,
          within: 2.2,
        },
        {
          mean: -0.7,
          within: 1.3,
        },
      ],
    },
    {
      bot: 'wheelsucker',
      seats: 64,
      missed: [
        {
          mean: 1.9,
          within: 2.3,
        },
        {
          mean: 2.1,
          within: 1.7,
        },
        {
          mean: 0.5,
          within: 1,
        },
      ],
    },
    {
      bot: 'attacker',
      seats: 58,
      missed: [
        {
          mean: 1.1,
          within: 2.3,
        },
        {
          mean: 1.3,
          within: 1.6,
        },
        {
          mean: 0.8,
          within: 1,
        },
      ],
    },
    {
      bot: 'sprinter',
      seats: 78,
      missed: [
        {
          mean: -0.7,
          within: 2.9,
        },
        {
          mean: -0.2,
          within: 2.2,
        },
        {
          mean: 0,
          within: 1.2,
        },
      ],
    },
    {
      bot: 'hoarder',
      seats: 70,
      missed: [
        {
          mean: 0.6,
          within: 2,
        },
        {
          mean: 0.4,
          within: 1.5,
        },
        {
          mean: 0.4,
          within: 0.9,
        },
      ],
    },
    {
      bot: 'expert',
      seats: 74,
      missed: [
        {
          mean: 4.2,
          within: 2.3,
        },
        {
          mean: 2.2,
          within: 1.7,
        },
        {
          mean: 1,
          within: 0.9,
        },
      ],
    },
  ],
};
