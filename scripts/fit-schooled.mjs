/**
 * Fits how riders decide in Master's imagined races to what Medium thinks (docs/decisions/0021-hard-and-expert.md), and writes src/bots/reifenbreite/ahead/schooled/school.ts. After a build:
 *
 *     node scripts/fit-schooled.mjs [RACES] [SEED] [COURSES] [PARTS] [STEPS]
 *
 * Medium rides RACES races of each course. From a guess (with fewer PARTS than all: from the numbers that stand in the file) steps are taken downhill on what Medium thinks is lost by each option: first what a space is worth (`spaces`), then, by that, cards and changes of the
 * lead (`turns`), and following (`following`). Every fifth race is kept apart to say what is lost, in points a team and race: what Medium thinks of its own choice less what it thinks of the one that would be taken.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHOOL } from '../dist/bots/reifenbreite/ahead/schooled/school.js';
import { lookAtMove, schooledChoice } from '../dist/bots/reifenbreite/ahead/schooled/policy.js';
import { LOOKS, near } from '../dist/bots/reifenbreite/ahead/schooled/space.js';
import {
  beginTurn,
  followLooks,
  lookAtAsking,
  lookAtCards,
  lookAtSwap,
  FOLLOW_LOOKS,
  SWAP_LOOKS,
  TURN_LOOKS,
} from '../dist/bots/reifenbreite/ahead/schooled/turn.js';
import { swiftChoice } from '../dist/bots/reifenbreite/ahead/swift.js';
import { mostWorth, sideOf, weigh } from '../dist/bots/reifenbreite/medium/medium.js';
import { paceOf } from '../dist/bots/reifenbreite/medium/pace.js';
import { createContent } from '../dist/cli/files.js';
import { phaseOf, placeOf, reifenbreite as game, riderOnTurn, TEAMS } from '../dist/games/reifenbreite/index.js';
import { createRandom } from '../dist/kit/index.js';

const ALL = 'spaces,turns,following';
const [races = '30', seed = 'train-schooled', courses = 'paris-roubaix', parts = ALL, steps = '150'] = process.argv.slice(2);
const FILE = join(import.meta.dirname, '../src/bots/reifenbreite/ahead/schooled/school.ts');
const content = createContent();
const short = /** @type {NonNullable<typeof game.unchecked>} */ (game.unchecked);
const ASKED = new Set(['turn', 'answer', 'move', 'follow', 'take', 'give']);

/** @typedef {{ readonly s: any, readonly choices: readonly any[], readonly worths: readonly number[], readonly best: number, readonly kept: boolean }} Asked */

/** @param {string} course @returns {Asked[]} */
function rideRaces(course) {
  const managers = TEAMS.map((team, seat) => ({ name: `Manager ${seat + 1}`, teams: [team] }));
  const config = game.configure({ stages: [course], rules: 'classic', managers }, content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  /** @type {Asked[]} */
  const asked = [];
  for (let n = 0; n < Number(races); n++) {
    const random = createRandom(`${seed}/${course}`, n);
    const s = game.start(config.value);
    for (;;) {
      const seat = game.turn(s);
      if (phaseOf(s) === 'over') break;
      if (seat < 0) {
        short.play(s, short.draw(s, random.below));
        continue;
      }
      const choices = game.choices(s);
      if (choices.length === 1) {
        short.play(s, /** @type {any} */ (choices[0]));
        continue;
      }
      const worths = weigh(s, choices, sideOf(s, 'team'));
      const best = mostWorth(worths);
      if (ASKED.has(phaseOf(s))) asked.push({ s: game.copy(s), choices, worths, best, kept: n % 5 === 4 });
      short.play(s, /** @type {any} */ (choices[best]));
    }
  }
  return asked;
}

const asked = courses.split(',').flatMap(rideRaces);
const teams = 4 * courses.split(',').length * Math.max(1, Math.floor(Number(races) / 5));

/** Points a team and race. @param {(s: any) => any} policy */
function lossOf(policy) {
  /** @type {Record<string, number>} */
  const lost = { all: 0 };
  for (const { s, choices, worths, best, kept } of asked) {
    if (!kept) continue;
    const taken = JSON.stringify(policy(s));
    const at = choices.findIndex((option) => JSON.stringify(option) === taken);
    const loss = (/** @type {number} */ (worths[best]) - /** @type {number} */ (worths[at])) / teams;
    lost['all'] = (lost['all'] ?? 0) + loss;
    lost[phaseOf(s)] = (lost[phaseOf(s)] ?? 0) + loss;
  }
  return Object.entries(lost)
    .filter(([, loss]) => loss > 0.005)
    .map(([phase, loss]) => `${phase} ${loss.toFixed(2)}`)
    .join(', ');
}

/** @param {Record<string, number[]>} school */
const taught = (school) => Object.assign(SCHOOL, school);

const number = (/** @type {ArrayLike<number>} */ list, /** @type {number} */ i) => /** @type {number} */ (list[i]);

/** @typedef {{ readonly xs: readonly (readonly number[])[], readonly losses: readonly number[] }} Decision What is seen of each option, and what is lost by it. */

/** By how much each look differs between the options of a decision. @param {readonly Decision[]} decisions @param {number} size */
function scalesOf(decisions, size) {
  return Float64Array.from({ length: size }, (_, i) => {
    let squares = 1e-6;
    for (const { xs } of decisions) {
      const mean = xs.reduce((sum, x) => sum + number(x, i), 0) / xs.length;
      for (const x of xs) squares += (number(x, i) - mean) ** 2 / xs.length / decisions.length;
    }
    return Math.sqrt(squares);
  });
}

/** The share that each option has where they are taken by lot, those that seem better more often. @param {readonly Float64Array[]} xs @param {Float64Array} w @param {number} heat */
function sharesOf(xs, w, heat) {
  const values = xs.map((x) => x.reduce((sum, value, i) => sum + value * number(w, i), 0) / heat);
  const top = Math.max(...values);
  const shares = values.map((value) => Math.exp(value - top));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

/**
 * Steps downhill on what is lost in the mean where options are taken by lot, less and less so (Adam's rule of how long a step is).
 * @param {readonly Decision[]} decisions @param {readonly number[]} start
 */
function descend(decisions, start) {
  const n = start.length;
  const scale = scalesOf(decisions, n);
  const w = Float64Array.from(start, (value, i) => value * number(scale, i));
  const data = decisions.map(({ xs, losses }) => ({
    // what hardly ever differs tells nothing
    xs: xs.map((x) => Float64Array.from(x, (value, i) => (number(scale, i) < 2e-3 ? 0 : value / number(scale, i)))),
    losses,
  }));
  const first = new Float64Array(n);
  const second = new Float64Array(n);
  for (let step = 1; step <= STEPS; step++) {
    const heat = 0.25 + 0.75 * (1 - step / STEPS);
    const rate = 0.05 * (1 - (0.9 * step) / STEPS);
    const gradient = slopeOf(data, w, heat);
    for (let i = 0; i < n; i++) {
      const slope = number(gradient, i) / data.length + 1e-5 * number(w, i);
      first[i] = 0.9 * number(first, i) + 0.1 * slope;
      second[i] = 0.99 * number(second, i) + 0.01 * slope * slope;
      w[i] = number(w, i) - (rate * (number(first, i) / (1 - 0.9 ** step))) / (Math.sqrt(number(second, i) / (1 - 0.99 ** step)) + 1e-8);
    }
  }
  return Array.from(w, (value, i) => Math.round((1000 * value) / number(scale, i)) / 1000);
}

/** @param {readonly { readonly xs: readonly Float64Array[], readonly losses: readonly number[] }[]} data @param {Float64Array} w @param {number} heat */
function slopeOf(data, w, heat) {
  const gradient = new Float64Array(w.length);
  for (const { xs, losses } of data) {
    const shares = sharesOf(xs, w, heat);
    const mean = shares.reduce((sum, share, k) => sum + share * number(losses, k), 0);
    xs.forEach((x, k) => {
      const by = (number(shares, k) * (number(losses, k) - mean)) / heat;
      if (by !== 0) for (let i = 0; i < w.length; i++) gradient[i] = number(gradient, i) + by * number(x, i);
    });
  }
  return gradient;
}

const STEPS = Number(steps);
const learnt = asked.filter(({ kept }) => !kept);
const lossesOf = (/** @type {Asked} */ { worths, best }) => worths.map((worth) => number(worths, best) - worth);

function fitSpaces() {
  const decisions = learnt.flatMap((one) => {
    const { s, choices } = one;
    if (phaseOf(s) !== 'move') return [];
    const n = near(number(paceOf(s).toFinish, placeOf(s, riderOnTurn(s))));
    const losses = lossesOf(one);
    const rows = choices.flatMap((option, i) => {
      if (option.type !== 'move') return [];
      const x = [...lookAtMove(s, option.to)];
      return [{ x: [...x, ...x.map((value) => value * n)], loss: number(losses, i) }];
    });
    return [{ xs: rows.map(({ x }) => x), losses: rows.map(({ loss }) => loss) }];
  });
  const weights = descend(decisions, [...SCHOOL.far, ...SCHOOL.near]);
  taught({ far: weights.slice(0, LOOKS), near: weights.slice(LOOKS) });
}

/** Cards, changes of the lead and asking, against dice. */
function fitTurns() {
  const zeros = (/** @type {number} */ n) => new Array(n).fill(0);
  const decisions = learnt.flatMap((one) => {
    const { s, choices } = one;
    if (phaseOf(s) !== 'turn') return [];
    beginTurn(s);
    const xs = choices.map((option) => {
      const cards = option.type === 'cards' ? [...lookAtCards(s, riderOnTurn(s), option)] : zeros(TURN_LOOKS);
      const isOne = option.type === 'cards' && option.cards.length === 1;
      return [
        ...(isOne ? cards : zeros(TURN_LOOKS)),
        ...(isOne ? zeros(TURN_LOOKS) : cards),
        ...(option.type === 'swap' ? [...lookAtSwap(s, option.rider)] : zeros(SWAP_LOOKS)),
        ...(option.type === 'ask' ? [...lookAtAsking(s, option.rider)] : zeros(SWAP_LOOKS)),
      ];
    });
    return [{ xs, losses: lossesOf(one) }];
  });
  const start = [...SCHOOL.one, ...SCHOOL.two, ...SCHOOL.swap, ...SCHOOL.ask];
  const weights = descend(decisions, start);
  const part = (/** @type {number} */ from, /** @type {number} */ n) => weights.slice(from, from + n);
  taught({
    one: part(0, TURN_LOOKS),
    two: part(TURN_LOOKS, TURN_LOOKS),
    swap: part(2 * TURN_LOOKS, SWAP_LOOKS),
    ask: part(2 * TURN_LOOKS + SWAP_LOOKS, SWAP_LOOKS),
  });
}

function fitFollowing() {
  const decisions = learnt.flatMap((one) => {
    const { s, choices } = one;
    if (phaseOf(s) !== 'follow') return [];
    const x = [...followLooks(s)];
    return [{ xs: choices.map((option) => (option.type === 'follow' ? x : x.map(() => 0))), losses: lossesOf(one) }];
  });
  taught({ follow: descend(decisions, SCHOOL.follow) });
}

/** By guess: what was Medium's or the swift policy's, the rest nothing. */
const START = {
  far: [5.6, 0.04, 1, 2, 0.2, 1.4, 1, 1, 0.2, 0.5, -0.2, 0.2, 0, 0.5, 0, -0.5, 4, 0, -1, 0],
  near: new Array(LOOKS).fill(0),
  one: [0, 1, -1, -1, ...new Array(TURN_LOOKS - 4).fill(0)],
  two: [0, 1, -1, -1, ...new Array(TURN_LOOKS - 4).fill(0)],
  swap: [-0.1, 1, 0, 0, 0, 0],
  ask: [-1, 0, 0, 0, 0, 0],
  follow: [0.3, 1, ...new Array(FOLLOW_LOOKS - 2).fill(0)],
};

const before = lossOf(swiftChoice);
if (parts === ALL) taught(START);
if (parts.includes('spaces')) fitSpaces();
// twice: with what is found the steps begin at their longest again
for (let n = 0; n < 2; n++) if (parts.includes('turns')) fitTurns();
if (parts.includes('following')) fitFollowing();
const figures = [`${asked.length} decisions; lost by the swift policy: ${before}`, `by this one: ${lossOf(schooledChoice)}`];
process.stdout.write(`${figures.join('\n')}\n`);
writeFileSync(
  FILE,
  [
    '/**',
    ` * What is worth how much to whoever rides in Master's imagined races, in points. Made by \`node scripts/fit-schooled.mjs ${races} ${seed} ${courses}\`.`,
    ...figures.map((line) => ` * ${line}`),
    ' */',
    'export const SCHOOL = {',
    ...Object.entries(SCHOOL).map(([name, weights]) => `  ${name}: [${weights.join(', ')}],`),
    '};',
    '',
  ].join('\n'),
);
