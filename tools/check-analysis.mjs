/**
 * Measures the calibration of the evaluations of finished races (docs/decisions/0024-race-analysis.md) on races that were not used to fit them:
 * expected against actual points in ten bins by part of the race, the same for the chance to win, and the share of the results that luck
 * explains. Compile first (`node node_modules/@typescript/native-preview/bin/tsc -b`):
 *
 *     node tools/check-analysis.mjs GAME [RACES] [SEED] [--mixed|--stages] [--write]
 *
 * By default Medium plays every seat, as in the races that the evaluations were fitted on.
 * `--mixed` draws a bot for each seat from all levels and characters that a person may choose, and reports the error of each bot.
 * `--stages` uses such fields in stage races of Um Reifenbreite: half by the professional rules, some with two teams for a manager.
 * `--write` also writes the figures that the page shows (`src/analysis/GAME/calibration.json`, `-mixed.json` or `-stages.json`).
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { analyse, loadEvaluation } from '../dist/analysis/index.js';
import { botNames, loadBots } from '../dist/bots/index.js';
import { loadGame } from '../dist/games/index.js';
import { CHANCE, createRandom, NO_SEAT } from '../dist/kit/index.js';
import { playRaces } from './play-races.mjs';

const flags = process.argv.filter((one) => one.startsWith('--'));
const ofStages = flags.includes('--stages');
const field = ofStages ? 'stages' : flags.includes('--mixed') ? 'mixed' : 'medium';
const isMixed = field !== 'medium';
const [id = '', races = '60', seed = isMixed ? `never-used-${field}` : 'never-used'] = process.argv
  .slice(2)
  .filter((one) => !one.startsWith('--'));
const [found, judge, botByName] = await Promise.all([loadGame(id), loadEvaluation(id), loadBots(id)]);
if (found === undefined || judge === undefined) throw new Error(`game ${id} does not exist or has no evaluation`);
const game = found;
const evaluation = judge;
const unchecked = /** @type {NonNullable<typeof game.unchecked>} */ (game.unchecked);
/** Expert takes longest, so it is left out where Hard exists. */
const LEFT_OUT = botNames(id).includes('hard') ? ['random', 'expert'] : ['random'];
const FIELD = isMixed ? botNames(id).filter((name) => !LEFT_OUT.includes(name)) : ['medium'];

/** @param {any} config @param {() => any} answer what chance says @param {number} n */
function recorded(config, answer, n) {
  const seats = game.seats(config).length;
  const lots = createRandom(`${seed}/field`, n);
  const drivers = Array.from({ length: seats }, () => /** @type {string} */ (FIELD[lots.below(FIELD.length)]));
  const bots = drivers.map((name) => /** @type {any} */ (botByName(name)));
  const own = Array.from({ length: seats }, (_, seat) => createRandom(`${seed}/bots`, n, seat));
  const s = game.start(config);
  const entries = [];
  for (;;) {
    const seat = game.turn(s);
    if (seat === NO_SEAT) break;
    const action = seat === CHANCE ? answer()(s) : bots[seat].choose(game.hide(s, seat), game.choices(s), own[seat]);
    const decided = game.decide(s, seat, action);
    if (!decided.ok) throw new Error(decided.refusal.code);
    for (const event of decided.events) game.evolve(s, event);
    entries.push({ seat, action, events: decided.events });
  }
  const points = [];
  /** @type {number[]} by seat: its share of the win; level points may be decided by other things (DA 6) */
  const won = [];
  const winners = game.standings(s).filter(({ rank }) => rank === 1).length;
  for (const { seat, points: got, rank } of game.standings(s)) {
    points[seat] = got;
    won[seat] = rank === 1 ? 1 / winners : 0;
  }
  return { race: { game, rulesVersion: game.rulesVersion, config, entries }, points, won, drivers };
}

function* playedRaces() {
  if (id === 'reifenbreite') {
    let n = 0;
    for (const { config } of playRaces(seed, Number(races), ofStages ? 'of stages' : 'of a day')) {
      const random = createRandom(`${seed}/chance`, n);
      yield recorded(config, () => (/** @type {any} */ s) => unchecked.draw(s, random.below), n++);
    }
    return;
  }
  for (let n = 0; n < Number(races); n++) {
    const random = createRandom(`${seed}/chance`, n);
    const riders = Array.from({ length: 2 + (n % 5) }, (_, r) => `Rider ${r + 1}`);
    const config = game.configure({ riders, stages: 1 + (n % 3) }, { read: () => undefined, list: () => [] });
    if (!config.ok) throw new Error('the set-up is refused');
    yield recorded(config.value, () => (/** @type {any} */ s) => unchecked.draw(s, random.below), n);
  }
}

const meanOf = (/** @type {number[]} */ values) => values.reduce((a, b) => a + b, 0) / values.length;
const rootOf = (/** @type {number[]} */ values) => Math.sqrt(meanOf(values.map((value) => value * value)));
const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
const tenths = (/** @type {number} */ value) => Number(value.toFixed(1)) + 0;

const PHASES = ['early', 'middle', 'late'];
/** @type {{ driver: string, off: number[] }[]} for each seat of a race: points above the expectation, averaged over each part */
const seatsOfRaces = [];
/** @type {{ phase: number, expected: number, got: number, win: number, won: number, spread: number }[]} */
const rows = [];
/** @type {{ plain: number, adjusted: number, deviation: number }[]} */
const results = [];
for (const { race, points, won, drivers } of playedRaces()) {
  const steps = analyse(race, evaluation);
  // the first part of an analysis holds values and luck
  let found = null;
  for (let step = steps.next(); found === null && step.done !== true; step = steps.next()) found = step.value.analysis;
  const analysis = /** @type {NonNullable<typeof found>} */ (found);
  const at = (/** @type {readonly (readonly number[])[]} */ all, /** @type {number} */ n, /** @type {number} */ seat) =>
    /** @type {number} */ (all[n]?.[seat]);
  const mean = points.reduce((a, b) => a + b, 0) / points.length;
  const length = race.entries.length;
  for (let n = 0; n < length; n += 15)
    for (const [seat, got] of points.entries())
      rows.push({
        phase: Math.floor((3 * n) / length),
        expected: at(analysis.points, n, seat),
        got,
        win: at(analysis.win, n, seat),
        won: /** @type {number} */ (won[seat]),
        spread: /** @type {number} */ (analysis.spread[n]),
      });
  for (const [seat, got] of points.entries()) {
    const off = PHASES.map((_, phase) => {
      const expected = analysis.points.flatMap((all, n) =>
        n < length && n % 15 === 0 && Math.floor((3 * n) / length) === phase ? [/** @type {number} */ (all[seat])] : [],
      );
      return got - meanOf(expected);
    });
    seatsOfRaces.push({ driver: /** @type {string} */ (drivers[seat]), off });
  }
  for (const { seat, luck, deviation } of analysis.splits) {
    const plain = /** @type {number} */ (points[seat]) - mean;
    results.push({ plain, adjusted: plain - luck, deviation });
  }
}

/** Ten bins of the same size. @template T @param {readonly T[]} all @param {(of: T) => number} by */
function bins(all, by) {
  const sorted = [...all].sort((a, b) => by(a) - by(b));
  return Array.from({ length: 10 }, (_, i) =>
    sorted.slice(Math.floor((i * sorted.length) / 10), Math.floor(((i + 1) * sorted.length) / 10)),
  );
}

/** @type {Record<string, object>} */
const parts = {};
for (const [phase, name] of PHASES.entries()) {
  const of = rows.filter((row) => row.phase === phase);
  const left = of.reduce((sum, { expected, got }) => sum + (got - expected) ** 2, 0);
  const mean = meanOf(of.map(({ got }) => got));
  const all = of.reduce((sum, { got }) => sum + (got - mean) ** 2, 0);
  say(
    `${name}: ${of.length} expectations, R2 ${(1 - left / all).toFixed(3)}, off by ${Math.sqrt(left / of.length).toFixed(1)}, said ${rootOf(of.map(({ spread }) => spread)).toFixed(1)}`,
  );
  const [points, chances] = [bins(of, (row) => row.expected), bins(of, (row) => row.win)];
  const part = {
    expectations: of.length,
    off: tenths(Math.sqrt(left / of.length)),
    said: tenths(rootOf(of.map(({ spread }) => spread))),
    expected: points.map((bin) => tenths(meanOf(bin.map(({ expected }) => expected)))),
    got: points.map((bin) => tenths(meanOf(bin.map(({ got }) => got)))),
    chance: chances.map((bin) => Math.round(100 * meanOf(bin.map(({ win }) => win)))),
    won: chances.map((bin) => Math.round(100 * meanOf(bin.map(({ won }) => won)))),
  };
  parts[name] = part;
  say(`  points expected ${part.expected.map((value) => value.toFixed(1)).join(' | ')}`);
  say(`  points got      ${part.got.map((value) => value.toFixed(1)).join(' | ')}`);
  say(`  chance to win   ${part.chance.join(' | ')}`);
  say(`  won             ${part.won.join(' | ')}`);
}
const [plain, adjusted, deviation] = /** @type {const} */ (['plain', 'adjusted', 'deviation']).map((what) =>
  rootOf(results.map((result) => result[what])).toFixed(1),
);
say(`results: ${results.length}, deviation ${plain}, without luck ${adjusted}, said ${deviation}`);

/** How far each bot's points were from the expectation, with half of the 95 % interval over its seats. */
const riders = FIELD.map((name) => {
  const own = seatsOfRaces.filter(({ driver }) => driver === name);
  const missed = PHASES.map((_, phase) => {
    const values = own.map(({ off }) => /** @type {number} */ (off[phase]));
    const mean = meanOf(values);
    const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
    return { mean: tenths(mean), within: tenths((1.96 * deviation) / Math.sqrt(values.length)) };
  });
  return { bot: name, seats: own.length, missed };
});
for (const { bot, seats, missed } of riders)
  say(
    `${bot}: ${seats} seats, got more than expected ${missed.map(({ mean, within }) => `${mean.toFixed(1)} ± ${within.toFixed(1)}`).join(' | ')}`,
  );
if (flags.includes('--write')) {
  const found = {
    ...{ races: Number(races), results: results.length, deviation: Number(plain), withoutLuck: Number(adjusted), said: Number(deviation) },
    ...{ parts, riders: isMixed ? riders : [] },
  };
  writeFileSync(`src/analysis/${id}/calibration${isMixed ? `-${field}` : ''}.json`, `${JSON.stringify(found, null, 2)}\n`);
}
