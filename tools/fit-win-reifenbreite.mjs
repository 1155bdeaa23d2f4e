/**
 * Fits the link from expected points to the chance to win in Um Reifenbreite (docs/decisions/0024-race-analysis.md), and writes
 * src/analysis/reifenbreite/win-weights.ts. Compile first (`node node_modules/@typescript/native-preview/bin/tsc -b`):
 *
 *     node tools/fit-win-reifenbreite.mjs [RACES] [SEED] [--check]
 *
 * Half of the RACES have Medium in every seat, the others draw a bot for each seat from all levels and characters but Hard and Expert, which
 * are slow; one in six is a stage race. Every other race has the professional rules, because few others have photo cards. One position in eight at which a turn begins is sampled. Maximum likelihood gives, by the part of the
 * stage that is over, how steeply the chance falls with the distance in points, and the share of the chance that no distance takes away;
 * apart for races with photo cards (UR 14), where a disqualification may take all points in the end.
 * Every fifth race is held out; its chances said and met are printed by thirds, in bins. With `--check` nothing is fitted or written, all
 * races are held out, and the bins show the weights in use.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { AT, valueAt } from '../dist/analysis/curve.js';
import { partOfStage } from '../dist/analysis/reifenbreite/expected-points.js';
import { evaluation } from '../dist/analysis/reifenbreite/index.js';
import { linkedChances } from '../dist/analysis/chances.js';
import { WIN_LINK } from '../dist/analysis/reifenbreite/win-weights.js';
import { createContent } from '../dist/cli/files.js';
import { botNames, loadBots } from '../dist/bots/index.js';
import { phaseOf, reifenbreite as game } from '../dist/games/reifenbreite/index.js';
import { CHANCE, createRandom, NO_SEAT } from '../dist/kit/index.js';
import { playRaces } from './play-races.mjs';

const flags = process.argv.filter((one) => one.startsWith('--'));
const isCheck = flags.includes('--check');
const [races = '600', seed = 'win'] = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const FILE = join(import.meta.dirname, '../src/analysis/reifenbreite/win-weights.ts');
const content = createContent();
const LEFT_OUT = ['random', 'hard', 'expert'];
const FIELD = botNames('reifenbreite').filter((name) => !LEFT_OUT.includes(name));
const botByName = await loadBots('reifenbreite');
const unchecked = /** @type {NonNullable<typeof game.unchecked>} */ (game.unchecked);

/** @typedef {{ race: number, field: string, photos: boolean, part: number, third: number, points: number[], spread: number, won: number[] }} Row */
/** @type {Row[]} */
const rows = [];

/** @param {any} config @param {number} n @param {string} field */
function play(config, n, field) {
  const random = createRandom(`${seed}/chance`, n);
  const looked = createRandom(`${seed}/looked`, n);
  const seats = game.seats(config).length;
  const names = Array.from({ length: seats }, () =>
    field === 'medium' ? 'medium' : /** @type {string} */ (FIELD[random.below(FIELD.length)]),
  );
  const bots = names.map((name) => /** @type {any} */ (botByName(name)));
  const own = bots.map((_, seat) => createRandom(`${seed}/bots`, n, seat));
  const s = game.start(config);
  /** @type {Omit<Row, 'won' | 'third'>[]} */
  const seen = [];
  /** @type {number[]} */
  const when = [];
  const points = new Float64Array(seats);
  let step = 0;
  for (; ; step++) {
    const turn = game.turn(s);
    if (turn === NO_SEAT) break;
    if (phaseOf(s) === 'turn' && looked.below(8) === 0) {
      evaluation.value(s, null, points);
      const { spread } = evaluation.winChances(s, points);
      seen.push({ race: n, field, photos: config.setup.rules.cheating, part: Math.max(0, partOfStage(s)), points: [...points], spread });
      when.push(step);
    }
    const action = turn === CHANCE ? unchecked.draw(s, random.below) : bots[turn].choose(s, game.choices(s), own[turn]);
    unchecked.play(s, action);
  }
  const table = game.standings(s);
  const winners = table.filter(({ rank }) => rank === 1).length;
  /** @type {number[]} */
  const won = [];
  for (const { seat, rank } of table) won[seat] = rank === 1 ? 1 / winners : 0;
  for (const [i, row] of seen.entries()) rows.push({ ...row, won, third: Math.floor((3 * /** @type {number} */ (when[i])) / step) });
}

const ofStages = Math.round(Number(races) / 6);
let n = 0;
/** The race by the professional rules, if its number is odd. @param {any} config @param {number} i */
function byRules(config, i) {
  if (i % 2 === 0) return config;
  const { start: _, ...setup } = /** @type {any} */ (game.setupOf(config));
  const other = game.configure({ ...setup, rules: 'professional' }, content);
  if (!other.ok) throw new Error(JSON.stringify(other.error));
  return other.value;
}
const FIELDS = ['medium', 'medium', 'mixed', 'mixed'];
const fieldOf = (/** @type {number} */ i) => /** @type {string} */ (FIELDS[i % FIELDS.length]);
for (const { config } of playRaces(seed, Number(races) - ofStages)) play(byRules(config, n), n, fieldOf(n++));
for (const { config } of playRaces(`${seed}/stages`, ofStages, 'of stages')) play(byRules(config, n), n, `${fieldOf(n++)} stages`);

const HELD_OUT = 5;
const isHeldOut = (/** @type {Row} */ { race }) => isCheck || race % HELD_OUT === HELD_OUT - 1;
/** @typedef {{ readonly steepness: number[], readonly evenShare: number[] }} Link */
/** @typedef {{ readonly plain: Link, readonly photos: Link }} Links */
/** @param {Links} links @param {Row} row */
function chancesOf(links, { points, spread, part, photos }) {
  const { steepness, evenShare } = photos ? links.photos : links.plain;
  return linkedChances(points, spread, valueAt(steepness, part), valueAt(evenShare, part));
}
/** @param {Links} links @param {readonly Row[]} of */
function loss(links, of) {
  let sum = 0;
  for (const row of of) {
    const win = chancesOf(links, row);
    for (const [seat, share] of row.won.entries()) if (share > 0) sum -= share * Math.log(/** @type {number} */ (win[seat]));
  }
  return sum / of.length;
}

/** Coordinate search: few numbers, a smooth function. @param {readonly Row[]} of @returns {Link} */
function fit(of) {
  /** @type {Link} */
  const link = { steepness: AT.map(() => 0.9), evenShare: AT.map(() => 0.05) };
  const both = { plain: link, photos: link };
  let best = loss(both, of);
  for (const step of [0.4, 0.2, 0.1, 0.05, 0.02])
    for (let moved = true; moved;) {
      moved = false;
      for (const curve of [link.steepness, link.evenShare])
        for (const i of AT.keys())
          for (const sign of [1, -1]) {
            const before = /** @type {number} */ (curve[i]);
            const by = sign * step * (curve === link.evenShare ? 0.3 : 1);
            curve[i] = curve === link.evenShare ? Math.min(0.5, Math.max(0.002, before + by)) : Math.min(5, Math.max(0.2, before + by));
            const now = loss(both, of);
            if (now < best - 1e-6) [best, moved] = [now, true];
            else curve[i] = before;
          }
    }
  return link;
}

const rounded = (/** @type {readonly number[]} */ values) => values.map((value) => Math.round(value * 1000) / 1000);
const trained = rows.filter((row) => !isHeldOut(row));
const inUse = /** @type {Links} */ (/** @type {unknown} */ (WIN_LINK));
const links = isCheck
  ? inUse
  : { plain: fit(trained.filter(({ photos }) => !photos)), photos: fit(trained.filter(({ photos }) => photos)) };
const held = rows.filter((row) => isHeldOut(row));
const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
const EDGES = [0, 0.05, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1.0001];
const MIN_BIN = 30;
/** @type {readonly [string, (row: Row) => boolean][]} */
const GROUPS = [
  ['all', () => true],
  ['with photos', ({ photos }) => photos],
  ['without photos', ({ photos }) => !photos],
  ...[...new Set(held.map((row) => row.field))].map(
    (field) => /** @type {[string, (row: Row) => boolean]} */ ([field, (row) => row.field === field]),
  ),
];
for (const [name, used] of /** @type {[string, Links][]} */ ([['the link', links], ...(isCheck ? [] : [['the link in use', inUse]])])) {
  say(
    `${name}: log loss ${loss(used, held).toFixed(4)} a position, ${held.length} positions of ${new Set(held.map(({ race }) => race)).size} races`,
  );
  for (const [group, isIn] of GROUPS)
    for (const [third, title] of ['early', 'middle', 'late'].entries()) {
      const pairs = held
        .filter((row) => row.third === third && isIn(row))
        .flatMap((row) => chancesOf(used, row).map((win, seat) => ({ win, won: /** @type {number} */ (row.won[seat]) })));
      const bins = EDGES.slice(1).map((edge, i) => pairs.filter(({ win }) => win >= /** @type {number} */ (EDGES[i]) && win < edge));
      const mean = (/** @type {number[]} */ of) => Math.round((100 * of.reduce((a, b) => a + b, 0)) / of.length);
      const said = bins.map((bin) =>
        bin.length < MIN_BIN ? '-' : `${mean(bin.map(({ win }) => win))}→${mean(bin.map(({ won }) => won))}`,
      );
      say(`  ${group}, ${title}: ${said.join('  ')}`);
    }
}
const curves = (/** @type {Link} */ { steepness, evenShare }) =>
  `{ steepness: [${rounded(steepness).join(', ')}], evenShare: [${rounded(evenShare).join(', ')}] }`;
if (!isCheck)
  writeFileSync(
    FILE,
    [
      "import type { Curve } from '../curve.ts';",
      '',
      'interface WinLink {',
      '  readonly steepness: Curve;',
      '  readonly evenShare: Curve;',
      '}',
      '',
      '/**',
      ` * Made by \`node tools/fit-win-reifenbreite.mjs ${races} ${seed}\`: ${trained.length} positions of ${new Set(trained.map(({ race }) => race)).size} races.`,
      ' * `steepness`: how far apart in points, relative to their standard deviation, the chance to win falls to a third; `evenShare`: the share of',
      ' * the chance that all seats have alike, however far apart they are. `photos`: with photo cards, which may void points (UR 14).',
      ' */',
      'export const WIN_LINK: { readonly plain: WinLink; readonly photos: WinLink } = {',
      `  plain: ${curves(links.plain)},`,
      `  photos: ${curves(links.photos)},`,
      '};',
      '',
    ].join('\n'),
  );
