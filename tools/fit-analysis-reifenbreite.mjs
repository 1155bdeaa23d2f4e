/**
 * Fits how much weight Medium's judgement of Um Reifenbreite gets, by the part of the race that is over (docs/decisions/0024-race-analysis.md),
 * and writes src/analysis/reifenbreite/weights.ts. Compile first (`node node_modules/@typescript/native-preview/bin/tsc -b`):
 *
 *     node tools/fit-analysis-reifenbreite.mjs [RACES] [SEED]
 *
 * Medium plays RACES races of one stage on all courses, by all rules, with two to four teams; one position in four at which a turn begins is
 * sampled. Least squares map the expected points of a team's riders, above the mean of all riders, to their actual points, between knots of
 * the part of the race. Races with the chase car are left out, because photo cards may take all points away in the end. The error is
 * measured in all races with the weights of the previous run, so run it twice. In stage races, and where a manager has two teams, the error
 * is larger; forty more races of two and three stages measure by how much.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AT, valueAt } from '../dist/analysis/curve.js';
import { expectedPoints, partOfStage } from '../dist/analysis/reifenbreite/expected-points.js';
import { EVALUATION_WEIGHTS } from '../dist/analysis/reifenbreite/weights.js';
import { pointsInSight } from '../dist/bots/reifenbreite/judging/index.js';
import { createRandom } from '../dist/kit/index.js';
import {
  finisherCount,
  jerseyPointsOf,
  phaseOf,
  rankOf,
  rankPoints,
  reifenbreite as game,
  RIDER_COUNT,
  sprintPointsOf,
} from '../dist/games/reifenbreite/index.js';
import { playRaces } from './play-races.mjs';

const [races = '160', seed = 'train'] = process.argv.slice(2);
const FILE = join(import.meta.dirname, '../src/analysis/reifenbreite/weights.ts');

/** Strength of the prior that a weight is 1: a deviation of 0.2, with an error of 25 points a team and some forty correlated positions a race. */
const PRIOR = (40 * 25 * 25) / (0.2 * 0.2);

const STAGE_RACES = 40;

/** @typedef {{ part: number, expected: number, got: number }} Row */
/** @type {Row[]} */
const rows = [];
/** @type {{ part: number, left: number }[]} */
const off = [];
const riders = new Float64Array(RIDER_COUNT);

/** @param {any} s */
function look(s) {
  pointsInSight(s, riders);
  const { managerOf } = s.config;
  const all = Array.from({ length: RIDER_COUNT }, (_, r) => r).filter((r) => managerOf[r >> 2] >= 0);
  const sure = (/** @type {number} */ r) => sprintPointsOf(s, r) + jerseyPointsOf(s, r) + (rankOf(s, r) > 0 ? rankPoints(rankOf(s, r)) : 0);
  const riding = all.filter((r) => rankOf(s, r) === 0);
  const expected = new Float64Array(s.config.setup.managers.length);
  expectedPoints(s, 'on the road', expected);
  return {
    part: partOfStage(s),
    expected,
    riding: riding.length,
    seats: s.config.setup.managers.map((/** @type {unknown} */ _, /** @type {number} */ seat) => {
      const own = all.filter((r) => managerOf[r >> 2] === seat);
      return {
        sure: own.reduce((sum, r) => sum + sure(r), 0),
        toCome: own.reduce((sum, r) => sum + /** @type {number} */ (riders[r]) - sure(r), 0),
        riding: own.filter((r) => rankOf(s, r) === 0).length,
      };
    }),
  };
}

/** @type {ReturnType<typeof look>[]} */
let seen = [];
const some = createRandom(`${seed}/looked`);
for (const race of playRaces(seed, Number(races))) {
  seen = [];
  race.play((s) => {
    if (phaseOf(s) === 'turn' && finisherCount(s) < s.config.table.length * 4 && some.below(4) === 0) seen.push(look(s));
  });
  for (const { part, expected, riding, seats } of seen) {
    for (const [seat, points] of expected.entries()) off.push({ part, left: /** @type {number} */ (race.points[seat]) - points });
    if (race.config.setup.rules.cheating) continue;
    const left =
      race.points.reduce((a, b) => a + b, 0) - seats.reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + one.sure, 0);
    const mean = seats.reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + one.toCome, 0) / riding;
    for (const [seat, one] of seats.entries())
      rows.push({
        part,
        expected: one.toCome - one.riding * mean,
        got: /** @type {number} */ (race.points[seat]) - one.sure - (one.riding * left) / riding,
      });
  }
}

/** How much of a row falls to each knot. @param {number} part */
function shares(part) {
  const of = AT.map(() => 0);
  let i = 0;
  while (i < AT.length - 2 && part >= /** @type {number} */ (AT[i + 1])) i++;
  const low = /** @type {number} */ (AT[i]);
  const share = Math.max(0, Math.min(1, (part - low) / (/** @type {number} */ (AT[i + 1]) - low)));
  of[i] = 1 - share;
  of[i + 1] = share;
  return of;
}

/** Gaussian elimination; few numbers, well apart. @param {number[][]} A @param {number[]} b */
function solve(A, b) {
  const n = b.length;
  const M = A.map((row, i) => [...row, /** @type {number} */ (b[i])]);
  const at = (/** @type {number} */ i, /** @type {number} */ j) => /** @type {number} */ (M[i]?.[j]);
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++) {
      const factor = at(j, i) / at(i, i);
      for (let k = i; k <= n; k++) /** @type {number[]} */ (M[j])[k] = at(j, k) - factor * at(i, k);
    }
  const x = new Array(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    let sum = at(i, n);
    for (let k = i + 1; k < n; k++) sum -= at(i, k) * x[k];
    x[i] = sum / at(i, i);
  }
  return x;
}

const A = AT.map(() => AT.map(() => 0));
const b = AT.map(() => 0);
for (const { part, expected, got } of rows) {
  const of = shares(part);
  for (const [i, share] of of.entries()) {
    b[i] = /** @type {number} */ (b[i]) + share * expected * got;
    for (const [k, other] of of.entries())
      /** @type {number[]} */ (A[i])[k] = /** @type {number} */ (A[i]?.[k]) + share * other * expected * expected;
  }
}
// positions of one race are strongly correlated, so early in a race the prior decides
for (const i of AT.keys()) {
  /** @type {number[]} */ (A[i])[i] = /** @type {number} */ (A[i]?.[i]) + PRIOR;
  b[i] = /** @type {number} */ (b[i]) + PRIOR;
}
const trust = solve(A, b);
const rest = rows.map(({ part, expected, got }) => ({
  part,
  left: got - expected * shares(part).reduce((sum, share, i) => sum + share * trust[i], 0),
  got,
}));
/** Error of a seat's points in stage races, relative to that of a team over the same distance, by the number of stages. */
const stages = { 2: { off: 0, base: 0 }, 3: { off: 0, base: 0 } };
const looked = createRandom(`${seed}/stages-looked`);
for (const race of playRaces(`${seed}/stages`, STAGE_RACES, 'of stages')) {
  /** @type {{ expected: Float64Array, base: number }[]} */
  const judged = [];
  const { table, setup } = race.config;
  race.play((s) => {
    if (phaseOf(s) !== 'turn' || looked.below(8) !== 0) return;
    const { stage, stages: all } = game.progress(s);
    const expected = new Float64Array(setup.managers.length);
    expectedPoints(s, 'on the road', expected);
    const { spread } = EVALUATION_WEIGHTS;
    const base = valueAt(spread, Math.max(0, partOfStage(s))) ** 2 + (all - stage) * /** @type {number} */ (spread[0]) ** 2;
    judged.push({ expected, base: (base * table.length) / setup.managers.length });
  });
  const of = stages[/** @type {2 | 3} */ (setup.stages.length)];
  for (const { expected, base } of judged)
    for (const [seat, points] of expected.entries()) {
      of.off += (/** @type {number} */ (race.points[seat]) - points) ** 2;
      of.base += base;
    }
}
const units = Object.entries(stages).map(([count, { off, base }]) => ({ count: Number(count), unit: Math.sqrt(off / base) }));
const ofStages = units.reduce((sum, { count, unit }) => sum + (unit - 1) / count, 0) / units.length;

const near = AT.map((knot) => off.filter(({ part }) => Math.abs(Math.max(0, part) - knot) < 0.05));
const spread = near.map((of) => Math.sqrt(of.reduce((sum, { left }) => sum + left * left, 0) / of.length));
const explained = 1 - rest.reduce((sum, { left }) => sum + left * left, 0) / rest.reduce((sum, { got }) => sum + got * got, 0);
const rounded = (/** @type {number[]} */ values) => values.map((value) => Math.round(value * 100) / 100).join(', ');
const figures = `${rows.length} times what a team still gets, of ${races} races; ${(100 * explained).toFixed(1)} % of it explained`;
process.stdout.write(
  `${figures}\ntrust ${rounded(trust)}\nspread ${rounded(spread)}\nof stages ${rounded([ofStages])} (${units.map(({ count, unit }) => `${count}: ${unit.toFixed(2)}`).join(', ')})\n`,
);
writeFileSync(
  FILE,
  [
    "import type { Curve } from '../curve.ts';",
    '',
    '/**',
    ` * Made by \`node tools/fit-analysis-reifenbreite.mjs ${races} ${seed}\`: ${figures}.`,
    ' * `trust`: how much of what Medium says a rider gets more than the mean is believed; `spread`: how far the points of a team are off;',
    ' * `ofStages`: by how many times more for each stage of a stage race, whose best rider counts once more for each (UR 17).',
    ' */',
    'export const EVALUATION_WEIGHTS: { readonly trust: Curve; readonly spread: Curve; readonly ofStages: number } = {',
    `  trust: [${rounded(trust)}],`,
    `  spread: [${rounded(spread)}],`,
    `  ofStages: ${rounded([ofStages])},`,
    '};',
    '',
  ].join('\n'),
);
