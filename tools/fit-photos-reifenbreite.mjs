/**
 * Fits what races with photo cards (UR 14) change in the evaluation of Um Reifenbreite (docs/decisions/0024-race-analysis.md), and writes
 * src/analysis/reifenbreite/photo-weights.ts. Compile first (`node node_modules/@typescript/native-preview/bin/tsc -b`):
 *
 *     node tools/fit-photos-reifenbreite.mjs [RACES] [SEED] [--check]
 *
 * Professional races on all courses with two to four teams: in half of them Medium plays every seat, in the others each seat draws a bot from the levels and
 * characters but Hard and Expert. One position in eight at which a turn begins is sampled. Least squares give, between knots of the part of the race, the
 * share of the points in sight that later disqualifications leave, and the trust in what Medium says a rider gets above the mean. Every fifth race is
 * held out; the explained share of its results is printed for the new weights and those in use. `--check` writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { AT, valueAt } from '../dist/analysis/curve.js';
import { expectedPoints, partOfStage, partsOfSeats } from '../dist/analysis/reifenbreite/expected-points.js';
import { botNames, loadBots } from '../dist/bots/index.js';
import { createContent } from '../dist/cli/files.js';
import { finisherCount, phaseOf, reifenbreite as game, RIDER_COUNT } from '../dist/games/reifenbreite/index.js';
import { CHANCE, createRandom, NO_SEAT } from '../dist/kit/index.js';
import { leastSquares, rowBetween } from './least-squares.mjs';
import { playRaces } from './play-races.mjs';

const isCheck = process.argv.includes('--check');
const [races = '500', seed = 'photos'] = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const FILE = join(import.meta.dirname, '../src/analysis/reifenbreite/photo-weights.ts');
const content = createContent();
const FIELD = botNames('reifenbreite').filter((name) => !['random', 'hard', 'expert'].includes(name));
const botByName = await loadBots('reifenbreite');
const unchecked = /** @type {NonNullable<typeof game.unchecked>} */ (game.unchecked);
const HELD_OUT = 5;

/** @typedef {{ race: number, third: number, mixed: boolean, part: number, alike: number, above: number, expected: number, got: number }} Row */
/** @type {Row[]} */
const rows = [];
let n = 0;
for (const { config } of playRaces(seed, Number(races))) {
  const { start: _, ...setup } = /** @type {any} */ (game.setupOf(config));
  const other = game.configure({ ...setup, rules: 'professional' }, content);
  if (!other.ok) throw new Error(JSON.stringify(other.error));
  const random = createRandom(`${seed}/chance`, n);
  const looked = createRandom(`${seed}/looked`, n);
  const seats = game.seats(other.value).length;
  const mixed = n % 2 === 1;
  const bots = Array.from(
    { length: seats },
    () => /** @type {any} */ (botByName(mixed ? /** @type {string} */ (FIELD[random.below(FIELD.length)]) : 'medium')),
  );
  const own = bots.map((_, seat) => createRandom(`${seed}/bots`, n, seat));
  const s = game.start(other.value);
  const expected = new Float64Array(seats);
  const seen = [];
  let step = 0;
  for (let turn = game.turn(s); turn !== NO_SEAT; turn = game.turn(s), step++) {
    if (phaseOf(s) === 'turn' && finisherCount(s) < RIDER_COUNT && looked.below(8) === 0) {
      expectedPoints(s, 'on the road', expected);
      seen.push({ step, part: Math.max(0, partOfStage(s)), parts: partsOfSeats(s), expected: [...expected] });
    }
    unchecked.play(s, turn === CHANCE ? unchecked.draw(s, random.below) : bots[turn].choose(s, game.choices(s), own[turn]));
  }
  for (const { seat, points } of game.standings(s))
    for (const { step: at, part, parts, expected: said } of seen)
      rows.push({
        ...{ race: n, third: Math.floor((3 * at) / step), mixed, part },
        .../** @type {{ alike: number, above: number }} */ (parts[seat]),
        ...{ expected: /** @type {number} */ (said[seat]), got: points },
      });
  n++;
}

const isHeldOut = (/** @type {Row} */ { race }) => race % HELD_OUT === HELD_OUT - 1;
const squares = leastSquares(2 * AT.length);
for (const { part, alike, above, got } of rows.filter((row) => !isHeldOut(row))) {
  let knot = 0;
  while (knot < AT.length - 2 && part >= /** @type {number} */ (AT[knot + 1])) knot++;
  const low = /** @type {number} */ (AT[knot]);
  const { at, values } = rowBetween({ knot, part: Math.min(1, (part - low) / (/** @type {number} */ (AT[knot + 1]) - low)) }, [
    alike,
    above,
  ]);
  squares.add(at, values, got);
}
const weights = squares.weights();
const remains = AT.map((_, i) => Math.min(1, /** @type {number} */ (weights[2 * i])));
const trust = AT.map((_, i) => /** @type {number} */ (weights[2 * i + 1]));
/** @param {readonly Row[]} of @param {(row: Row) => number} by */
function explained(of, by) {
  const mean = of.reduce((sum, { got }) => sum + got, 0) / of.length;
  const left = of.reduce((sum, row) => sum + (row.got - by(row)) ** 2, 0);
  return 1 - left / of.reduce((sum, { got }) => sum + (got - mean) ** 2, 0);
}
for (const [name, isIn] of /** @type {[string, (row: Row) => boolean][]} */ ([
  ['Medium', ({ mixed }) => !mixed],
  ['mixed', ({ mixed }) => mixed],
]))
  for (const [third, title] of ['early', 'middle', 'late'].entries()) {
    const of = rows.filter((row) => isHeldOut(row) && isIn(row) && row.third === third);
    const inUse = explained(of, ({ expected }) => expected);
    const now = explained(of, ({ part, alike, above }) => valueAt(remains, part) * alike + valueAt(trust, part) * above);
    process.stdout.write(`${name}, ${title}: ${of.length} expectations, explained in use ${inUse.toFixed(3)}, new ${now.toFixed(3)}\n`);
  }
if (!isCheck)
  writeFileSync(
    FILE,
    [
      "import type { Curve } from '../curve.ts';",
      '',
      '/**',
      ` * Made by \`node tools/fit-photos-reifenbreite.mjs ${races} ${seed}\`: ${rows.filter((row) => !isHeldOut(row)).length} expectations. With photo cards (UR 14),`,
      ' * `remains`: the share of the points in sight that later disqualifications leave; `trust`: as in `weights.ts`.',
      ' */',
      'export const PHOTO_WEIGHTS: { readonly remains: Curve; readonly trust: Curve } = {',
      `  remains: [${remains.join(', ')}],`,
      `  trust: [${trust.join(', ')}],`,
      '};',
      '',
    ].join('\n'),
  );
