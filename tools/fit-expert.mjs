/**
 * Fits the position value of Expert of Der Ausreißer (docs/decisions/0022-expert-of-der-ausreisser.md), and writes
 * src/bots/ausreisser/expert/position-weights.ts. Compile first (`node node_modules/@typescript/native-preview/bin/tsc -b`):
 *
 *     node tools/fit-expert.mjs [STAGES] [SEED]
 *
 * Medium plays STAGES stages for each number of riders, with one card in eight chosen at random. Least squares map the features of a rider
 * that plays a card to the points it still gains on the mean of the others. Every tenth stage is held out to report the share of variance
 * explained.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES, featuresOf, KNOTS, knotOf, pointsAhead } from '../dist/bots/ausreisser/expert/position-value.js';
import { MediumRider } from '../dist/bots/ausreisser/medium/medium-rider.js';
import { turnsLeft } from '../dist/bots/ausreisser/medium/unseen.js';
import { ausreisser as game, MAX_RIDERS, MIN_RIDERS, phaseOf } from '../dist/games/ausreisser/index.js';
import { createRandom } from '../dist/kit/index.js';
import { leastSquares, rowBetween } from './least-squares.mjs';

const [stages = '8000', seed = 'leaf'] = process.argv.slice(2);
const FILE = join(import.meta.dirname, '../src/bots/ausreisser/expert/position-weights.ts');
const SIZE = FEATURES * KNOTS.length;
const rider = new MediumRider();
const looking = new MediumRider();
const unchecked = /** @type {NonNullable<typeof game.unchecked>} */ (game.unchecked);

/** @typedef {{ readonly seat: number, readonly turns: number, readonly stands: number, readonly looks: Float64Array }} Seen */

/** Plays one stage and returns the features at each card played, and the final points. @param {any} config @param {ReturnType<typeof createRandom>} random */
function playStage(config, random) {
  const s = game.start(config);
  /** @type {Seen[]} */
  const seen = [];
  /** @type {any[]} */
  const events = [];
  for (;;) {
    const seat = game.turn(s);
    let action;
    if (seat < 0) action = unchecked.draw(s, random.below);
    else {
      if (phaseOf(s) === 'lay') {
        const looks = new Float64Array(FEATURES);
        featuresOf(s, seat, looking, looks);
        seen.push({ seat, turns: turnsLeft(s), stands: pointsAhead(s, seat), looks });
      }
      const list = unchecked.options(s);
      action = phaseOf(s) === 'lay' && random.below(8) === 0 ? list.items[random.below(list.count)] : rider.choose(s, unchecked.options(s));
    }
    events.length = 0;
    unchecked.play(s, /** @type {any} */ (action), events);
    const end = events.find(({ type }) => type === 'stage-ended');
    if (end !== undefined) return { seen, points: /** @type {number[]} */ (end.points) };
  }
}

/** Points a rider still gains on the mean of the others. @param {Seen} seen @param {readonly number[]} points */
function toCome({ seat, stands }, points) {
  const all = points.reduce((sum, one) => sum + one, 0);
  const own = /** @type {number} */ (points[seat]);
  return own - (all - own) / (points.length - 1) - stands;
}

/** @param {number} riders */
function fit(riders) {
  const names = Array.from({ length: riders }, (_, r) => `Rider ${r + 1}`);
  const config = game.configure({ riders: names, stages: 1 }, { read: () => undefined, list: () => [] });
  if (!config.ok) throw new Error('the set-up is refused');
  const laying = leastSquares(SIZE);
  const kept = [];
  let rows = 0;
  for (let n = 0; n < Number(stages); n++) {
    const { seen, points } = playStage(config.value, createRandom(`${seed}/${riders}`, n));
    for (const one of seen) {
      const { at, values } = rowBetween(knotOf(one.turns), one.looks);
      const y = toCome(one, points);
      if (n % 10 === 9) {
        kept.push({ at, values, y });
        continue;
      }
      rows++;
      laying.add(at, values, y);
    }
  }
  const weights = laying.weights();
  const mean = kept.reduce((sum, { y }) => sum + y, 0) / kept.length;
  let all = 0;
  let left = 0;
  for (const { at, values, y } of kept) {
    const predicted = at.reduce((sum, row, i) => sum + /** @type {number} */ (weights[row]) * /** @type {number} */ (values[i]), 0);
    all += (y - mean) ** 2;
    left += (y - predicted) ** 2;
  }
  const figures = `${riders} riders: ${rows} cards laid; of ${kept.length} kept apart ${(100 * (1 - left / all)).toFixed(1)} % explained, ${Math.sqrt(left / kept.length).toFixed(2)} points left of ${Math.sqrt(all / kept.length).toFixed(2)}`;
  process.stdout.write(`${figures}\n`);
  return { riders, weights, figures };
}

const fits = [];
for (let riders = MIN_RIDERS; riders <= MAX_RIDERS; riders++) fits.push(fit(riders));
const text = [
  '/**',
  ` * Made by \`node tools/fit-expert.mjs ${stages} ${seed}\`. [riders][knot * features + feature], as \`position-value.ts\` has them.`,
  ...fits.map(({ figures }) => ` * - ${figures}`),
  ' */',
  'export const POSITION_WEIGHTS: Readonly<Record<number, readonly number[]>> = {',
  ...fits.map(({ riders, weights }) => `  ${riders}: [${weights.join(', ')}],`),
  '};',
  '',
];
writeFileSync(FILE, text.join('\n'));
