/**
 * Counts how often a bot of Um Reifenbreite holds on to the team car (UR 14). Compile first (`node node_modules/@typescript/native-preview/bin/tsc -b`):
 *
 *     node tools/count-car.mjs BOT [RACES] [SEED]
 *
 * BOT plays every seat of RACES professional races at Paris-Roubaix. Printed: riders by the number of their car turns in the first four rounds, car turns and
 * disqualified riders a race.
 */
import process from 'node:process';
import { loadBots } from '../dist/bots/index.js';
import { createContent } from '../dist/cli/files.js';
import { phaseOf, reifenbreite as game, RIDER_COUNT, riderOnTurn, roundOf, TEAMS } from '../dist/games/reifenbreite/index.js';
import { CHANCE, createRandom, NO_SEAT } from '../dist/kit/index.js';
import { createDealer } from '../dist/table/index.js';

const [name = 'expert', races = '10', seed = 'car'] = process.argv.slice(2);
const bot = /** @type {any} */ ((await loadBots('reifenbreite'))(name));
const managers = TEAMS.slice(0, 4).map((team, i) => ({ name: `Manager ${i + 1}`, teams: [team] }));
const config = game.configure({ stages: ['paris-roubaix'], rules: 'professional', managers }, createContent());
if (!config.ok) throw new Error(JSON.stringify(config.error));
const EARLY = 4;
/** @type {number[]} */
const riders = [];
let [turns, out] = [0, 0];
for (let n = 1; n <= Number(races); n++) {
  const dealer = createDealer(`${seed}/${n}`);
  const numbers = managers.map((_, seat) => createRandom(`${seed}/${n}`, seat));
  const early = new Array(RIDER_COUNT).fill(0);
  const s = game.start(config.value);
  for (let turn = game.turn(s); turn !== NO_SEAT; turn = game.turn(s)) {
    const action = /** @type {any} */ (
      turn === CHANCE ? dealer.deal(game.chanceKey(s), game.outcomes(s)) : bot.choose(s, game.choices(s), numbers[turn])
    );
    if (action.type === 'car' && phaseOf(s) === 'turn') {
      turns++;
      if (roundOf(s) <= EARLY) early[riderOnTurn(s)]++;
    }
    /** @type {any[]} */
    const events = [];
    game.unchecked?.play(s, action, events);
    out += events.filter(({ type }) => type === 'disqualified').length;
  }
  for (const count of early) riders[count] = (riders[count] ?? 0) + 1;
}
const shares = Array.from(riders, (count, i) => `${i}: ${count ?? 0}`).join(', ');
process.stdout.write(
  `${name}, ${races} races: riders by car turns in rounds 1 to ${EARLY} ${shares}; ${(turns / Number(races)).toFixed(1)} car turns and ${(out / Number(races)).toFixed(1)} disqualified a race\n`,
);
