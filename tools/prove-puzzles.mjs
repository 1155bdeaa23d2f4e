/**
 * Proves shipped puzzles again, drops those that fail, and gives the others new figures (docs/decisions/0027-puzzles.md). Compile first
 * (`node node_modules/@typescript/native-preview/bin/tsc -b`):
 *
 *     node tools/prove-puzzles.mjs GAME [SEED] [--best KIND] [--results FILE [--known]] [--write]
 *
 * Without `--best` all puzzles are proved, otherwise those whose best option is an action of this kind (`--best car`). Each proof has luck of its
 * own, from the seed and the puzzle, and passes all looks of mining with the game's effort of today. Of a puzzle that holds, Medium plays the best
 * option and its own choice on to the end in 60 races with the same dice. The puzzle fails if its choice does at least as well there, or if the stated
 * lead lies above the 95 % interval and the interval reaches 0. The sum over all puzzles shows whether a full race of Medium agrees. `--results`
 * appends each verdict to a file of JSON lines; a run that is begun again skips the puzzles there, and with `--known` the others stay as they are. `--write` writes the files of `content/GAME/puzzles`.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { loadBots } from '../dist/bots/index.js';
import { createContent } from '../dist/cli/files.js';
import { loadGame } from '../dist/games/index.js';
import { CHANCE, createRandom, NO_SEAT } from '../dist/kit/index.js';
import { formatBook, formatPage, loadPuzzleSide, openPuzzle, proveAgain, readBook, readPage } from '../dist/puzzles/index.js';
import { createDealer } from '../dist/table/index.js';

const args = process.argv.slice(2);
const write = args.includes('--write');
const isKnownOnly = args.includes('--known');
const option = (/** @type {string} */ name) => (args.includes(name) ? /** @type {string} */ (args[args.indexOf(name) + 1]) : '');
const [kind, results] = [option('--best'), option('--results')];
const [id = 'reifenbreite', seed = 'again'] = args.filter(
  (arg, i) => !arg.startsWith('--') && !['--best', '--results'].includes(/** @type {string} */ (args[i - 1])),
);
const [game, side, byName] = await Promise.all([loadGame(id), loadPuzzleSide(id), loadBots(id)]);
if (game === undefined || side === undefined) throw new Error(`no puzzles of ${id}`);
const content = createContent();
const deps = { game, side, bot: (/** @type {string} */ name) => /** @type {any} */ (byName(name)), content };
const medium = deps.bot('medium');
const folder = join(import.meta.dirname, `../content/${id}/puzzles`);
const textOf = (/** @type {string} */ file) => JSON.parse(readFileSync(`${folder}/${file}.json`, 'utf8'));

/** Points above the mean of the other seats, at the end. @param {any} config @param {any} from @param {any} option @param {number} seat @param {string} luck */
function playedOut(config, from, option, seat, luck) {
  const s = /** @type {any} */ (game).copy(from);
  const dealer = createDealer(luck);
  const own = game?.seats(config).map((_, k) => createRandom(luck, k)) ?? [];
  /** @type {any} */
  let next = option;
  for (;;) {
    const turn = game?.turn(s);
    if (turn === NO_SEAT || turn === undefined) break;
    const action =
      next ??
      (turn === CHANCE
        ? dealer.deal(/** @type {any} */ (game).chanceKey(s), /** @type {any} */ (game).outcomes(s))
        : medium.choose(s, game?.choices(s), own[turn]));
    next = null;
    game?.unchecked?.play(s, action);
  }
  const points = [];
  for (const line of /** @type {any} */ (game).standings(s)) points[line.seat] = line.points;
  const mean = points.reduce((a, b) => a + b, 0) / points.length;
  return ((points[seat] - mean) * points.length) / (points.length - 1);
}

const RACES_OF_MEDIUM = 60;
/** Standard errors of 95 %. */
const CERTAIN = 1.96;
/** The book counts leads in tenths of a point. */
const TENTHS = 10;
/** @param {any} puzzle */
function mediumAgrees(puzzle) {
  const open = /** @type {any} */ (openPuzzle(/** @type {any} */ (game), content, puzzle));
  const seat = /** @type {any} */ (game).turn(open.seen);
  let [sum, squares] = [0, 0];
  for (let race = 0; race < RACES_OF_MEDIUM; race++) {
    const luck = `${seed}/${puzzle.id}/${race}`;
    const one =
      playedOut(open.config, open.seen, open.choices[open.best], seat, luck) -
      playedOut(open.config, open.seen, open.choices[open.medium], seat, luck);
    sum += one;
    squares += one * one;
  }
  const error = Math.sqrt((squares - (sum * sum) / RACES_OF_MEDIUM) / (RACES_OF_MEDIUM - 1) / RACES_OF_MEDIUM);
  return { mean: sum / RACES_OF_MEDIUM, error, said: -puzzle.less[open.medium] / TENTHS };
}

/** @param {{ mean: number, error: number, said: number }} played */
const isContradicted = ({ mean, error, said }) => mean <= 0 || (mean + CERTAIN * error < said && mean - CERTAIN * error <= 0);

/** @typedef {{ id: string, code: string, again: any, played: { mean: number, error: number, said: number } | null }} Verdict */
/** @type {Map<string, Verdict>} */
const known = new Map();
if (results !== '' && existsSync(results))
  for (const line of readFileSync(results, 'utf8').split('\n').filter(Boolean)) {
    const verdict = /** @type {Verdict} */ (JSON.parse(line));
    known.set(verdict.id, verdict);
  }

/** @param {any} puzzle @returns {Verdict} */
function prove(puzzle) {
  const again = proveAgain(deps, puzzle, createRandom(`${seed}/${puzzle.id}`).word(), /** @type {any} */ (side).effort);
  if (typeof again === 'string') return { id: puzzle.id, code: again, again: null, played: null };
  const played = game?.perfectInformation === true ? mediumAgrees(puzzle) : null;
  const { theme: _, setup: __, ...figures } = again;
  return {
    id: puzzle.id,
    code: played !== null && isContradicted(played) ? 'end-disagrees' : '',
    again: figures,
    played,
  };
}

const book = readBook(textOf('book'));
/** @type {Record<string, number>} */
const failed = {};
/** @type {{ mean: number, error: number }[]} */
const byMedium = [];
let proved = 0;
for (const [theme, counts] of Object.entries(book.themes)) {
  if (counts.every((n) => n === 0)) continue;
  const page = readPage(textOf(theme));
  const puzzles = [];
  for (const entry of page.puzzles) {
    const isOther = kind !== '' && entry.best.split(' ')[0] !== kind;
    if (isOther || (isKnownOnly && !known.has(entry.id))) {
      puzzles.push(entry);
      continue;
    }
    const { setup, difficulty: _difficulty, ...rest } = entry;
    const isNew = !known.has(entry.id);
    const verdict = known.get(entry.id) ?? prove({ ...rest, theme, setup: page.setups[setup] });
    if (isNew && results !== '') appendFileSync(results, `${JSON.stringify(verdict)}\n`);
    const { code, again, played } = verdict;
    if (isNew)
      process.stdout.write(
        `${theme} ${entry.id} ${entry.best}: ${code || 'holds'}${again === null ? '' : `, at least ${again.bound} (was ${entry.bound}), end ${again.end} (was ${entry.end})`}${played === null ? '' : `; Medium to the end ${played.mean.toFixed(1)} ± ${played.error.toFixed(1)}`}\n`,
      );
    if (played !== null) byMedium.push(played);
    if (code === '') {
      proved++;
      puzzles.push({ ...entry, ...again });
    } else failed[code] = (failed[code] ?? 0) + 1;
  }
  // the difficulty depends on the bots that miss it, and the order on the difficulty
  const used = [...new Set(puzzles.map(({ setup }) => setup))].sort((a, b) => a - b);
  const { difficultyOf } = await import('../dist/puzzles/puzzle.js');
  const sorted = puzzles
    .map((puzzle) => ({ ...puzzle, setup: used.indexOf(puzzle.setup), difficulty: difficultyOf(puzzle) }))
    .map((puzzle, i) => ({ puzzle, i }))
    .sort((a, b) => a.puzzle.difficulty - b.puzzle.difficulty || a.i - b.i)
    .map(({ puzzle }) => puzzle);
  if (write) {
    writeFileSync(
      `${folder}/${theme}.json`,
      formatPage({ ...page, setups: used.map((n) => /** @type {any} */ (page.setups[n])), puzzles: sorted }),
    );
    book.themes[theme] = /** @type {[number, number, number]} */ (
      [1, 2, 3].map((n) => sorted.filter(({ difficulty }) => difficulty === n).length)
    );
  }
}
for (const [code, n] of Object.entries(failed)) book.refused[code] = (book.refused[code] ?? 0) + n;
if (write) writeFileSync(`${folder}/book.json`, formatBook({ ...book, effort: { .../** @type {any} */ (side).effort } }));
if (byMedium.length > 0) {
  const mean = byMedium.reduce((sum, one) => sum + one.mean, 0) / byMedium.length;
  const error = Math.sqrt(byMedium.reduce((sum, one) => sum + one.error ** 2, 0)) / byMedium.length;
  process.stdout.write(`Medium to the end: ${mean.toFixed(2)} ± ${(1.96 * error).toFixed(2)} points a puzzle\n`);
}
process.stdout.write(`${proved} hold; failed ${JSON.stringify(failed)}\n`);
