/**
 * Measures how much of the results of Um Reifenbreite any judge of positions could foresee (docs/figures.md). Compile first
 * (`node node_modules/@typescript/native-preview/bin/tsc -b`):
 *
 *     node tools/judge/ceiling.mjs classic|professional medium|mixed [RACES] [SEED] [FROM] >> FILE
 *
 * The same policies play a position on to the end several times, independently. What two of these results have in common is all that the position
 * decides: their covariance, over the variance of the results, is the R2 of a perfect judge. The product of the judge's errors in two of them is, on
 * average, the square of its distance from the perfect one. Writes a line of JSON a position; `ceiling-report.mjs` sums them up.
 * Courses and teams as in `play-races.mjs`; of each third of the entries of a race some positions are drawn. `mixed` draws a bot for each seat from all levels
 * and characters but Hard and Expert, which are slow.
 */
import process from 'node:process';
import { evaluation } from '../../dist/analysis/reifenbreite/index.js';
import { botNames, loadBots } from '../../dist/bots/index.js';
import { createContent } from '../../dist/cli/files.js';
import { courseNames, reifenbreite as game, TEAMS } from '../../dist/games/reifenbreite/index.js';
import { CHANCE, createRandom, NO_SEAT } from '../../dist/kit/index.js';

const [rules = 'classic', field = 'medium', races = '100', seed = 'ceiling', first = '0', each = '2', again = '2'] = process.argv.slice(2);
const content = createContent();
const courses = courseNames(content);
const botByName = await loadBots('reifenbreite');
const FIELD = botNames('reifenbreite').filter((name) => !['random', 'hard', 'expert'].includes(name));
const unchecked = /** @type {NonNullable<typeof game.unchecked>} */ (game.unchecked);
/** Positions drawn from each third, and continuations of each beside the race itself. */
const PER_THIRD = Number(each);
const CONTINUATIONS = Number(again);
/** Every this many entries a position is noted, as in `check-analysis.mjs`. */
const STEP = 15;

/**
 * @param {any} s is played to the end
 * @param {readonly any[]} bots
 * @param {string} luck
 * @param {(s: any, n: number, after: any) => void} [look]
 */
function play(s, bots, luck, look) {
  const random = createRandom(luck);
  const own = bots.map((_, seat) => createRandom(`${luck}/bots`, seat));
  let n = 0;
  /** @type {any} */
  let action = null;
  for (let turn = game.turn(s); turn !== NO_SEAT; turn = game.turn(s), n++) {
    look?.(s, n, action);
    action = turn === CHANCE ? unchecked.draw(s, random.below) : bots[turn].choose(s, game.choices(s), own[turn]);
    unchecked.play(s, action);
  }
  /** @type {number[]} */
  const points = [];
  /** @type {number[]} */
  const won = [];
  const table = game.standings(s);
  const winners = table.filter(({ rank }) => rank === 1).length;
  for (const { seat, points: got, rank } of table) [points[seat], won[seat]] = [got, rank === 1 ? 1 / winners : 0];
  return { points, won, n };
}

for (let race = Number(first); race < Number(first) + Number(races); race++) {
  const random = createRandom(seed, race);
  const teams = /** @type {number} */ ([4, 4, 4, 3, 2][random.below(5)]);
  const managers = TEAMS.slice(0, teams).map((team, i) => ({ name: `Manager ${i + 1}`, teams: [team] }));
  const config = game.configure({ stages: [courses[random.below(courses.length)]], rules, managers }, content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const bots = managers.map(
    () => /** @type {any} */ (botByName(field === 'mixed' ? /** @type {string} */ (FIELD[random.below(FIELD.length)]) : 'medium')),
  );
  /** @type {{ s: any, n: number, after: any }[]} */
  const seen = [];
  const done = play(game.start(config.value), bots, `${seed}/${race}`, (s, n, after) => {
    if (n % STEP === 0) seen.push({ s: game.copy(s), n, after });
  });
  for (const third of [0, 1, 2]) {
    const of = seen.filter(({ n }) => Math.floor((3 * n) / done.n) === third);
    for (let i = 0; i < PER_THIRD && of.length > 0; i++) {
      const { s, n, after } = /** @type {(typeof of)[number]} */ (of.splice(random.below(of.length), 1)[0]);
      const said = new Float64Array(managers.length);
      evaluation.value(s, after, said);
      const { win } = evaluation.winChances(s, said);
      const results = [done];
      for (let k = 1; k <= CONTINUATIONS; k++) results.push(play(game.copy(s), bots, `${seed}/${race}/${n}/${k}`));
      const tenths = (/** @type {ArrayLike<number>} */ values) => Array.from(values, (value) => Math.round(value * 1000) / 1000);
      process.stdout.write(
        `${JSON.stringify({ rules, field, race, third, said: tenths(said), win: tenths(win), points: results.map(({ points }) => points), won: results.map(({ won }) => won) })}\n`,
      );
    }
  }
}
