/**
 * Sums up the positions that `ceiling.mjs` wrote: for each kind of race and third the R2 of a perfect judge and of the judge in use, and how far the two are
 * apart in points (root mean square), with 95 % intervals over races (bootstrap, 1,000 draws).
 *
 *     node tools/judge/ceiling-report.mjs FILE...
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { createRandom } from '../../dist/kit/index.js';

/** @typedef {{ n: number, sum: number, squares: number, missed: number, pairs: number, products: number, apart: number, left: number }} Sums */
const DRAWS = 1000;
/** Sums of one race; everything reported follows from them. @returns {Sums} */
const nothing = () => ({ n: 0, sum: 0, squares: 0, missed: 0, pairs: 0, products: 0, apart: 0, left: 0 });
/** @type {Map<string, Map<number, Sums>>} */
const groups = new Map();
for (const file of process.argv.slice(2))
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { rules, field, race, third, said, points } = JSON.parse(line);
    const key = `${rules} ${field} ${['early', 'middle', 'late'][third]}`;
    const races = groups.get(key) ?? new Map();
    groups.set(key, races);
    const of = races.get(race) ?? nothing();
    races.set(race, of);
    for (const [seat, expected] of said.entries()) {
      const got = points.map((/** @type {number[]} */ all) => /** @type {number} */ (all[seat]));
      for (const [i, one] of got.entries()) {
        of.n++;
        of.sum += one;
        of.squares += one * one;
        of.missed += (one - expected) ** 2;
        for (const other of got.slice(i + 1)) {
          of.pairs++;
          of.products += one * other;
          of.left += one + other;
          of.apart += (one - expected) * (other - expected);
        }
      }
    }
  }

/** @param {readonly Sums[]} races */
function figures(races) {
  const all = nothing();
  for (const race of races) for (const key of /** @type {(keyof Sums)[]} */ (Object.keys(all))) all[key] += race[key];
  const mean = all.sum / all.n;
  const variance = all.squares / all.n - mean * mean;
  const together = (all.products - mean * all.left) / all.pairs + mean * mean;
  return [together / variance, 1 - all.missed / all.n / variance, Math.sqrt(Math.max(0, all.apart / all.pairs))];
}

const NAMES = ['perfect', 'in use', 'apart'];
for (const [key, races] of groups) {
  const all = [...races.values()];
  const random = createRandom(key);
  const draws = Array.from({ length: DRAWS }, () => figures(all.map(() => /** @type {Sums} */ (all[random.below(all.length)]))));
  const said = figures(all).map((value, i) => {
    const sorted = draws.map((draw) => /** @type {number} */ (draw[i])).sort((a, b) => a - b);
    const at = (/** @type {number} */ share) => /** @type {number} */ (sorted[Math.floor(share * DRAWS)]);
    const digits = i === 2 ? 1 : 3;
    return `${NAMES[i]} ${value.toFixed(digits)} [${at(0.025).toFixed(digits)}, ${at(0.975).toFixed(digits)}]`;
  });
  process.stdout.write(`${key}: ${races.size} races; ${said.join('; ')}\n`);
}
