/**
 * Fits the value of a position of Der Ausreißer for every seat with all hands open (docs/decisions/0024-race-analysis.md), and writes
 * src/analysis/ausreisser/weights.ts. Compile first (`node node_modules/@typescript/native-preview/bin/tsc -b`):
 *
 *     node tools/fit-analysis-ausreisser.mjs [STAGES] [SEED]
 *
 * Medium plays STAGES stages for each number of riders, with one card in sixteen chosen at random. Least squares map the features of a
 * position before a card is played to the points that each seat still gains or loses. Every tenth stage is held out to report the share of
 * variance explained, and the error by the part of the stage that is over.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AT } from '../dist/analysis/curve.js';
import {
  DEAL_FEATURES,
  TURN_FEATURES,
  TURN_WEIGHT_COUNT,
  turnFeaturesOf,
  dealFeaturesOf,
  partOfStage,
  pointsNow,
} from '../dist/analysis/ausreisser/features.js';
import { knotOf, MediumRider, turnsLeft } from '../dist/bots/ausreisser/index.js';
import { ausreisser as game, MAX_RIDERS, MIN_RIDERS, phaseOf } from '../dist/games/ausreisser/index.js';
import { createRandom } from '../dist/kit/index.js';
import { leastSquares, rowBetween } from './least-squares.mjs';

const [stages = '4000', seed = 'picture'] = process.argv.slice(2);
const FILE = join(import.meta.dirname, '../src/analysis/ausreisser/weights.ts');
/** How many positions of a stage are sampled. */
const EVERY = 3;
const rider = new MediumRider();
const unchecked = /** @type {NonNullable<typeof game.unchecked>} */ (game.unchecked);

/** @typedef {{ readonly seat: number, readonly turns: number, readonly part: number, readonly stands: number, readonly features: Float64Array }} Seen */

/** Plays one stage and returns the features of every seat at each sample, and the final points. @param {any} config @param {ReturnType<typeof createRandom>} random */
function playStage(config, random) {
  const s = game.start(config);
  const seats = config.riderCount;
  /** @type {Seen[]} */
  const seen = [];
  /** @type {Float64Array[]} */
  const dealt = [];
  /** @type {any[]} */
  const events = [];
  let before = '';
  for (;;) {
    const turn = game.turn(s);
    const phase = phaseOf(s);
    if (before === 'deal' && phase !== 'deal')
      for (let seat = 0; seat < seats; seat++) {
        const features = new Float64Array(DEAL_FEATURES);
        dealFeaturesOf(s, seat, features);
        dealt.push(features);
      }
    before = phase;
    let action;
    if (turn < 0) action = unchecked.draw(s, random.below);
    else {
      if (phase === 'lay' && random.below(EVERY) === 0)
        for (let seat = 0; seat < seats; seat++) {
          const features = new Float64Array(TURN_FEATURES);
          turnFeaturesOf(s, seat, features);
          seen.push({ seat, turns: turnsLeft(s), part: partOfStage(s), stands: pointsNow(s, seat), features });
        }
      const list = unchecked.options(s);
      action = phase === 'lay' && random.below(16) === 0 ? list.items[random.below(list.count)] : rider.choose(s, unchecked.options(s));
    }
    events.length = 0;
    unchecked.play(s, /** @type {any} */ (action), events);
    const end = events.find(({ type }) => type === 'stage-ended');
    if (end !== undefined) return { seen, dealt, points: /** @type {number[]} */ (end.points) };
  }
}

/** @param {number} riders */
function fit(riders) {
  const names = Array.from({ length: riders }, (_, r) => `Rider ${r + 1}`);
  const config = game.configure({ riders: names, stages: 1 }, { read: () => undefined, list: () => [] });
  if (!config.ok) throw new Error('the set-up is refused');
  const laying = leastSquares(TURN_WEIGHT_COUNT);
  const dealing = leastSquares(DEAL_FEATURES);
  const every = Array.from({ length: DEAL_FEATURES }, (_, i) => i);
  const kept = [];
  let rows = 0;
  let all = 0;
  for (let n = 0; n < Number(stages); n++) {
    const { seen, dealt, points } = playStage(config.value, createRandom(`${seed}/${riders}`, n));
    for (const of of points) all += of / riders / Number(stages);
    for (const [seat, features] of dealt.entries()) dealing.add(every, [...features], /** @type {number} */ (points[seat]));
    for (const one of seen) {
      const y = /** @type {number} */ (points[one.seat]) - one.stands;
      const row = rowBetween(knotOf(one.turns), one.features);
      if (n % 10 === 9) kept.push({ ...row, y, part: one.part });
      else {
        laying.add(row.at, row.values, y);
        rows++;
      }
    }
  }
  const lay = laying.weights();
  const deal = dealing.weights();
  const mean = kept.reduce((sum, { y }) => sum + y, 0) / kept.length;
  let before = 0;
  let left = 0;
  /** @type {{ w: number, squares: number }[]} */
  const near = AT.map(() => ({ w: 0, squares: 0 }));
  for (const { at, values, y, part } of kept) {
    const predicted = at.reduce((sum, row, i) => sum + /** @type {number} */ (lay[row]) * /** @type {number} */ (values[i]), 0);
    before += (y - mean) ** 2;
    left += (y - predicted) ** 2;
    for (const [i, knot] of AT.entries()) {
      const w = Math.max(0, 1 - Math.abs(part - knot) / 0.1);
      const of = /** @type {{ w: number, squares: number }} */ (near[i]);
      of.w += w;
      of.squares += w * (y - predicted) ** 2;
    }
  }
  const spread = near.map(({ w, squares }) => Math.round(10 * Math.sqrt(squares / w)) / 10);
  const figures = `${riders} riders: ${rows} positions; of ${kept.length} kept apart ${(100 * (1 - left / before)).toFixed(1)} % of what was to come explained, ${Math.sqrt(left / kept.length).toFixed(2)} points left of ${Math.sqrt(before / kept.length).toFixed(2)}`;
  process.stdout.write(`${figures}\n`);
  return { riders, stage: Math.round(all * 1000) / 1000, spread, deal, lay, figures };
}

const fits = [];
for (let riders = MIN_RIDERS; riders <= MAX_RIDERS; riders++) fits.push(fit(riders));
writeFileSync(
  FILE,
  [
    "import type { Curve } from '../curve.ts';",
    '',
    'export interface EvaluationWeights {',
    '  /** Expected points of a stage that has not begun. */',
    '  readonly stage: number;',
    '  /** Standard deviation of the points of a stage. */',
    '  readonly spread: Curve;',
    '  /** Weights of the features while cards are dealt, and, before a card is played, by [knot * features + feature]. */',
    '  readonly deal: readonly number[];',
    '  readonly lay: readonly number[];',
    '}',
    '',
    '/**',
    ` * By number of riders. Made by \`node tools/fit-analysis-ausreisser.mjs ${stages} ${seed}\`:`,
    ...fits.map(({ figures }) => ` * - ${figures}`),
    ' */',
    'export const EVALUATION_WEIGHTS: Readonly<Record<number, EvaluationWeights>> = {',
    ...fits.map(
      ({ riders, stage, spread, deal, lay }) =>
        `  ${riders}: { stage: ${stage}, spread: [${spread.join(', ')}], deal: [${deal.join(', ')}], lay: [${lay.join(', ')}] },`,
    ),
    '};',
    '',
  ].join('\n'),
);
