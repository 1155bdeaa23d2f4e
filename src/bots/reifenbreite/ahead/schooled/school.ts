/**
 * What is worth how much to whoever rides in Master's imagined races of what is seen, as `space.ts` and `turn.ts` list it. `far` and `near` are for a space, the second by how near the finish is; `one` and `two` cards, `swap` and
 * `ask` are against dice, `follow` against waiting.
 * Made by `node scripts/fit-schooled.mjs 30`, before fewer spaces were looked at for cards and following: today it finds the same numbers for spaces, and others for the rest that lose as much (7.54).
 * 11269 decisions; lost by the swift policy: all 20.81, turn 9.87, move 6.71, follow 3.49, answer 0.74
 * by this one: all 7.46, turn 4.32, move 1.94, follow 1.19
 */
export const SCHOOL = {
  far: [
    10.551, 0.746, 1.025, 4.455, 0.668, 4.544, 1.061, 2.553, 0.32, 6.439, 4.595, 0.943, 0, 13.68, 7.997, -3.518, 6.137, 2.137, -0.506,
    -0.966,
  ],
  near: [
    5.519, 0.786, 1.332, 1.087, 0.172, 8.309, -3.575, 1.931, 0.09, 9.254, -13.825, 1.829, 0, -19.679, -15.831, -8.768, 7.093, 3.462, -9.108,
    0.857,
  ],
  one: [-4.106, 1.448, -3.322, -12.224, -2.347, -2.033, -3.429, -0.998, 1.066, 16.845, 2.919, 0.359, -2.643, 0.012, -0.079, 0, 10.305],
  two: [-7.175, 1.702, -5.341, -6.493, -4.373, -3.919, -3.002, 0.652, -2.335, 29.033, 7.337, 0.191, 0.724, -13.209, -0.674, 0, 26.659],
  swap: [-1.182, 3.046, -2.786, -13.548, -1.266, -3.755],
  ask: [-6.028, 0, -5.931, -0.018, -2.598, 0.001],
  follow: [1.463, 1.373, 0.962, 5.071, 3.005, -1.907, -0.356, 0.11, 10.494, -0.651, 2.749, 1.438, 0.474, -3.123, 2.795],
};
