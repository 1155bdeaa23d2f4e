import type { Calibration } from '../calibration.ts';

/** Written by `node scripts/check-analysis.mjs reifenbreite 300 --mixed --write`. */
export const calibration: Calibration = {
  races: 300,
  results: 997,
  deviation: 28.1,
  withoutLuck: 16.3,
  said: 15.3,
  parts: [
    {
      part: 'early',
      expectations: 17245,
      off: 27.6,
      said: 28.3,
      expected: [81.9, 93.4, 97.2, 101.3, 104.9, 108.6, 113.5, 120.9, 131.2, 155],
      got: [81.2, 91.9, 97.1, 99.7, 100.9, 105, 110.3, 115.7, 129.6, 150.5],
      chance: [5, 12, 19, 23, 25, 26, 30, 34, 45, 69],
      won: [6, 13, 18, 23, 25, 27, 31, 36, 43, 64],
    },
    {
      part: 'middle',
      expectations: 16766,
      off: 18.2,
      said: 18.2,
      expected: [66.4, 79.5, 88.2, 95.1, 101.5, 108.6, 116.6, 126, 139.1, 164.5],
      got: [66.4, 79, 86.8, 91.9, 100.6, 111.1, 118.3, 125.3, 137.8, 163.6],
      chance: [0, 1, 2, 5, 10, 18, 30, 49, 75, 96],
      won: [0, 0, 3, 6, 11, 21, 35, 47, 70, 93],
    },
    {
      part: 'late',
      expectations: 16737,
      off: 9.1,
      said: 9.2,
      expected: [60.5, 74.6, 83.8, 92.3, 100.7, 109.2, 118.3, 130.1, 144.5, 168.8],
      got: [60.8, 73.3, 83.2, 91.3, 99.8, 108.8, 119.1, 130.9, 144.2, 169.6],
      chance: [0, 0, 0, 0, 1, 3, 18, 68, 97, 100],
      won: [0, 0, 0, 0, 1, 5, 13, 72, 95, 100],
    },
  ],
  riders: [
    {
      bot: 'easy',
      seats: 134,
      missed: [
        {
          mean: -5.8,
          within: 4.1,
        },
        {
          mean: -0.9,
          within: 2.7,
        },
        {
          mean: -0.5,
          within: 1.1,
        },
      ],
    },
    {
      bot: 'medium',
      seats: 150,
      missed: [
        {
          mean: -1.6,
          within: 4.3,
        },
        {
          mean: 0.1,
          within: 2.9,
        },
        {
          mean: 0.8,
          within: 1.3,
        },
      ],
    },
    {
      bot: 'wheelsucker',
      seats: 145,
      missed: [
        {
          mean: -5.3,
          within: 4.2,
        },
        {
          mean: -3.1,
          within: 2.6,
        },
        {
          mean: -1.1,
          within: 1.2,
        },
      ],
    },
    {
      bot: 'attacker',
      seats: 140,
      missed: [
        {
          mean: 0.8,
          within: 4.3,
        },
        {
          mean: 3.1,
          within: 2.9,
        },
        {
          mean: 0.7,
          within: 1.1,
        },
      ],
    },
    {
      bot: 'sprinter',
      seats: 146,
      missed: [
        {
          mean: -1.9,
          within: 3.9,
        },
        {
          mean: -0.5,
          within: 2.8,
        },
        {
          mean: 0.2,
          within: 1.2,
        },
      ],
    },
    {
      bot: 'saver',
      seats: 133,
      missed: [
        {
          mean: -2,
          within: 4.1,
        },
        {
          mean: -1.8,
          within: 2.6,
        },
        {
          mean: -1.3,
          within: 1.2,
        },
      ],
    },
    {
      bot: 'hard',
      seats: 149,
      missed: [
        {
          mean: -1.9,
          within: 4.5,
        },
        {
          mean: -0.5,
          within: 2.8,
        },
        {
          mean: -0.1,
          within: 1.3,
        },
      ],
    },
  ],
};
