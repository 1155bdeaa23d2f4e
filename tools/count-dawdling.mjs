/**
 * Counts moves of Um Reifenbreite that are shorter than they could be without a reason (docs/figures.md). Compile first
 * (`node node_modules/@typescript/native-preview/bin/tsc -b`):
 *
 *     node tools/count-dawdling.mjs [RACES] [SEED]
 *
 * Medium plays every seat of RACES races on all courses, by all rules, with two to four teams (`play-races.mjs`). A move is short where another of its options
 * leaves fewer turns to the finish (two dice a turn, the empty road) by at least a tenth of a turn. It dawdles if the bot gives no reason for it, and the
 * worst of these are printed with their race and entry.
 */
import process from 'node:process';
import { medium } from '../dist/bots/reifenbreite/medium/medium.js';
import { paceOf } from '../dist/bots/reifenbreite/judging/index.js';
import { phaseOf, reifenbreite as game, riderNumber, riderOnTurn } from '../dist/games/reifenbreite/index.js';
import { playRaces } from './play-races.mjs';

const [races = '1000', seed = 'dawdling'] = process.argv.slice(2);
const TURNS = 0.1;
let [moves, short, without, n] = [0, 0, 0, 0];
/** @type {Map<string, number>} */
const reasons = new Map();
/** @type {{ lost: number, text: string }[]} */
const worst = [];
for (const race of playRaces(seed, Number(races))) {
  let entry = 0;
  /** @type {any} */
  let before = null;
  race.play(
    (s) => {
      entry++;
      before = phaseOf(s) === 'move' ? game.copy(s) : null;
    },
    (_, action) => {
      if (before === null || action.type !== 'move') return;
      const { toFinish } = paceOf(before);
      const choices = game.choices(before);
      const left = choices.map((option) => (option.type === 'move' ? /** @type {number} */ (toFinish[option.to]) : Infinity));
      const lost = /** @type {number} */ (toFinish[action.to]) - Math.min(...left);
      moves++;
      if (lost < TURNS) return;
      short++;
      const chosen = choices.find((option) => option.type === 'move' && option.to === action.to);
      const reason = chosen === undefined ? null : (medium.explain?.(before, choices, chosen) ?? null);
      reasons.set(reason?.code ?? '-', (reasons.get(reason?.code ?? '-') ?? 0) + 1);
      if (reason !== null) return;
      without++;
      worst.push({
        lost,
        text: `race ${n}, entry ${entry}, rider ${riderNumber(riderOnTurn(before))}: ${game.actions.format(before, action)}, ${lost.toFixed(2)} turns`,
      });
    },
  );
  n++;
}
worst.sort((a, b) => b.lost - a.lost);
process.stdout.write(`${moves} moves, ${short} short, ${without} of them without a reason\n`);
for (const [code, count] of [...reasons].sort((a, b) => b[1] - a[1])) process.stdout.write(`  ${code}: ${count}\n`);
for (const { text } of worst.slice(0, 10)) process.stdout.write(`${text}\n`);
