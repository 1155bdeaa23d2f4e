/**
 * Proves shipped puzzles again, drops those that fail, and gives the others new figures (docs/decisions/0027-puzzles.md). Compile first
 * (`node node_modules/@typescript/native-preview/bin/tsc -b`):
 *
 *     node tools/prove-puzzles.mjs GAME [SEED] [--best KIND] [--write]
 *
 * Without `--best` all puzzles are proved, otherwise those whose best option is an action of this kind (`--best car`). Each proof has its own luck.
 * After it, Medium plays the best option and its own choice on to the end in up to 96 races with the same dice. A puzzle whose mean there
 * is not ahead fails, too. `--write` writes the files of `content/GAME/puzzles`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { loadBots } from '../dist/bots/index.js';
import { createContent } from '../dist/cli/files.js';
import { loadGame } from '../dist/games/index.js';
import { CHANCE, createRandom, NOBODY } from '../dist/kit/index.js';
import { formatBook, formatPage, loadPuzzleSide, openPuzzle, proveAgain, readBook, readPage } from '../dist/puzzles/index.js';
import { createDealer } from '../dist/table/index.js';

const args = process.argv.slice(2);
const write = args.includes('--write');
const at = args.indexOf('--best');
const kind = at < 0 ? '' : /** @type {string} */ (args[at + 1]);
const [id = 'reifenbreite', seed = 'again'] = args.filter((arg, i) => !arg.startsWith('--') && (at < 0 || i !== at + 1));
const [game, side, byName] = await Promise.all([loadGame(id), loadPuzzleSide(id), loadBots(id)]);
if (game === undefined || side === undefined) throw new Error(`no puzzles of ${id}`);
const content = createContent();
const deps = { game, side, bot: (/** @type {string} */ name) => /** @type {any} */ (byName(name)), content };
const medium = deps.bot('medium');
const random = createRandom(seed);
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
    if (turn === NOBODY || turn === undefined) break;
    const action =
      next ??
      (turn === CHANCE
        ? dealer.deal(/** @type {any} */ (game).chanceKey(s), /** @type {any} */ (game).outcomes(s))
        : medium.choose(game?.hide(s, turn), game?.choices(s), own[turn]));
    next = null;
    const decided = /** @type {any} */ (game).decide(s, turn, action);
    if (!decided.ok) throw new Error(decided.refusal.code);
    for (const event of decided.events) game?.evolve(s, event);
  }
  const points = [];
  for (const line of /** @type {any} */ (game).standings(s)) points[line.seat] = line.points;
  const mean = points.reduce((a, b) => a + b, 0) / points.length;
  return ((points[seat] - mean) * points.length) / (points.length - 1);
}

const MOST = 96;
/** @param {any} puzzle */
function mediumAgrees(puzzle) {
  const open = /** @type {any} */ (openPuzzle(/** @type {any} */ (game), content, puzzle));
  const seat = /** @type {any} */ (game).turn(open.seen);
  let [sum, squares, count] = [0, 0, 0];
  for (; count < MOST; count++) {
    const luck = `${seed}/${puzzle.id}/${count}`;
    const one =
      playedOut(open.config, open.seen, open.choices[open.best], seat, luck) -
      playedOut(open.config, open.seen, open.choices[open.medium], seat, luck);
    sum += one;
    squares += one * one;
    const error = Math.sqrt((squares - (sum * sum) / (count + 1)) / Math.max(1, count) / (count + 1));
    if (count >= 23 && (sum / (count + 1) > 2.5 * error || sum / (count + 1) < -2.5 * error)) break;
  }
  const n = Math.min(MOST, count + 1);
  const error = Math.sqrt((squares - (sum * sum) / n) / (n - 1) / n);
  return { mean: sum / n, error, n };
}

const book = readBook(textOf('book'));
/** @type {Record<string, number>} */
const failed = {};
let proved = 0;
for (const [theme, counts] of Object.entries(book.themes)) {
  if (counts.every((n) => n === 0)) continue;
  const page = readPage(textOf(theme));
  const puzzles = [];
  for (const entry of page.puzzles) {
    if (kind !== '' && entry.best.split(' ')[0] !== kind) {
      puzzles.push(entry);
      continue;
    }
    const { setup, difficulty: _difficulty, ...rest } = entry;
    const puzzle = { ...rest, theme, setup: /** @type {any} */ (page.setups[setup]) };
    const again = proveAgain(deps, puzzle, random.word(), /** @type {any} */ (book.effort));
    const long = typeof again === 'string' || !game.perfectInformation ? null : mediumAgrees(puzzle);
    const code = typeof again === 'string' ? again : long !== null && long.mean <= 0 ? 'end-disagrees' : '';
    const played = long === null ? '' : `; Medium to the end ${long.mean.toFixed(1)} ± ${long.error.toFixed(1)} in ${long.n}`;
    process.stdout.write(
      `${theme} ${puzzle.id} ${puzzle.best}: ${code || 'holds'}${typeof again === 'string' ? '' : `, at least ${again.bound} (was ${puzzle.bound}), end ${again.end} (was ${puzzle.end})`}${played}\n`,
    );
    if (code !== '' || typeof again === 'string') failed[code] = (failed[code] ?? 0) + 1;
    else {
      proved++;
      const { theme: _, setup: __, ...figures } = again;
      puzzles.push({ ...entry, ...figures });
    }
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
if (write) writeFileSync(`${folder}/book.json`, formatBook(book));
process.stdout.write(`${proved} hold; failed ${JSON.stringify(failed)}\n`);
