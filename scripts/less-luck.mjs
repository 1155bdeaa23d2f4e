/**
 * Bots of Um Reifenbreite against each other in paired blocks, as `windschatten arena` rides them, with the luck of every throw and chance card taken off: the interval is about half as wide, so a quarter of the
 * blocks tell as much (docs/decisions/0021-hard-and-expert.md). The control is fixed: all of the luck, nothing fitted. Once the rooms are compiled (`node node_modules/@typescript/native-preview/bin/tsc -b`):
 *
 *     node scripts/less-luck.mjs --bots hard,medium,medium,medium [--course paris-roubaix] [--rules classic] [--seed SEED] [--from 1] [--blocks 40] [--minutes M] [--taste sprinter.far=-0.4,sprinter.near=0.6] [--ahead rounds=3,races=288]
 *
 * The first of the bots is compared with the mean of the others. Every block is told on standard output as a line of JSON as soon as it is ridden; with `--read FILE,FILE` such lines are read
 * instead, and the figures are those of all of them. `--taste`: other weights than those of src/bots/reifenbreite/characters/weights.ts. `--ahead`: the first (hard, expert or master) looks
 * ahead otherwise than src/bots/reifenbreite/ahead/levels.ts says. `--minutes`: no block is begun later; how many there were is part of the answer. One thread.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { blockResult, loadBots, racesOfBlock } from '../dist/bots/index.js';
import { lessLuck } from '../dist/bots/arena/less-luck.js';
import { aheadWith } from '../dist/bots/reifenbreite/ahead/ahead.js';
import { FORESIGHT } from '../dist/bots/reifenbreite/ahead/levels.js';
import { MASTER, master } from '../dist/bots/reifenbreite/ahead/master.js';
import { charactersWith, WEIGHTS } from '../dist/bots/reifenbreite/characters/index.js';
import { addLuck } from '../dist/bots/reifenbreite/luck.js';
import { createContent } from '../dist/cli/files.js';
import { reifenbreite as game, TEAMS } from '../dist/games/reifenbreite/index.js';
import { createRandom } from '../dist/kit/index.js';
import { createDealer, rideOut } from '../dist/table/index.js';

const { values: wanted } = parseArgs({
  options: {
    bots: { type: 'string', default: 'hard,medium,medium,medium' },
    course: { type: 'string', default: 'paris-roubaix' },
    rules: { type: 'string', default: 'classic' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '1' },
    blocks: { type: 'string', default: '40' },
    minutes: { type: 'string', default: 'Infinity' },
    read: { type: 'string' },
    taste: { type: 'string', default: '' },
    ahead: { type: 'string', default: '' },
  },
});

const content = createContent();

const names = wanted.bots.split(',');
const botByName = await loadBots(game.id);
const unnamed = [...charactersWith(tastes(wanted.taste)), master];
const entrants = names.map((name, i) => {
  if (i === 0 && wanted.ahead !== '') return aheadWith(name, foresight(name, wanted.ahead));
  const bot = unnamed.find((one) => one.name === name) ?? botByName(name);
  if (bot === undefined) throw new Error(`no bot ${name}`);
  return bot;
});

/** @param {string} changed `sprinter.far=-0.4,...` */
function tastes(changed) {
  /** @type {typeof WEIGHTS} */
  const weights = JSON.parse(JSON.stringify(WEIGHTS));
  for (const change of changed.split(',').filter(Boolean)) {
    const [, name, taste, value] = /^(\w+)\.(\w+)=(-?[\d.]+)$/.exec(change) ?? [];
    const of = /** @type {Record<string, Record<string, number> | undefined>} */ (weights)[name ?? ''];
    if (of === undefined || taste === undefined || !(taste in of)) throw new Error(`no taste ${change}`);
    of[taste] = Number(value);
  }
  return weights;
}

/** @param {string} name @param {string} changed `rounds=3,races=288,...` */
function foresight(name, changed) {
  const as = Object.entries({ ...FORESIGHT, master: MASTER }).find(([level]) => level === name)?.[1];
  if (as === undefined) throw new Error(`${name} does not look ahead`);
  const numbers = Object.fromEntries(
    changed.split(',').map((change) => {
      const [, of = '', value] = /^(\w+)=([\d.]+)$/.exec(change) ?? [];
      if (!(of in as)) throw new Error(`nothing of looking ahead: ${change}`);
      return [of, Number(value)];
    }),
  );
  return { ...as, ...numbers };
}

/** Two managers have two teams each, as in the arena. @param {number} seat */
const teamsOf = (seat) => (names.length === 2 ? [TEAMS[seat], TEAMS[seat + 2]] : [TEAMS[seat]]);

function configure() {
  const managers = names.map((name, seat) => ({ name: `${name} ${seat + 1}`, teams: teamsOf(seat) }));
  const config = game.configure({ stages: [wanted.course], rules: wanted.rules, managers }, content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return config.value;
}

/** @typedef {import('../dist/bots/arena/less-luck.js').LuckyBlock} LuckyBlock */

/** @param {ReturnType<typeof configure>} config @param {number} block @returns {LuckyBlock} */
function rideBlock(config, block) {
  const luck = names.map(() => 0);
  const ridden = racesOfBlock(wanted.seed, block, names.length).map((race) => {
    const numbers = names.map((_, entrant) => createRandom(race.seed, entrant));
    const dealer = createDealer(race.seed, [...names.map(() => undefined)]);
    const brought = new Float64Array(names.length);
    const { state } = rideOut(game, game.start(config), {
      choose: (seat, seen, choices) => {
        const entrant = /** @type {number} */ (race.entrants[seat]);
        return /** @type {any} */ (entrants[entrant]?.choose(seen, choices, /** @type {any} */ (numbers[entrant])));
      },
      deal: (s) => {
        const answer = dealer.deal(game.chanceKey(s), game.outcomes(s));
        addLuck(s, answer, brought);
        return answer;
      },
    });
    brought.forEach((points, seat) => {
      const entrant = /** @type {number} */ (race.entrants[seat]);
      luck[entrant] = /** @type {number} */ (luck[entrant]) + points / names.length;
    });
    return { race, table: game.standings(state) };
  });
  return { block: blockResult(block, ridden), luck };
}

/** @param {string} files @returns {LuckyBlock[]} */
const readBlocks = (files) =>
  files.split(',').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line)),
  );

/** @returns {LuckyBlock[]} */
function rideBlocks() {
  const config = configure();
  const end = Date.now() + 60_000 * Number(wanted.minutes);
  /** @type {LuckyBlock[]} */
  const blocks = [];
  for (let n = 0; n < Number(wanted.blocks) && Date.now() < end; n++) {
    const block = rideBlock(config, Number(wanted.from) + n);
    blocks.push(block);
    console.log(JSON.stringify(block));
  }
  return blocks;
}

/** @param {import('../dist/bots/index.js').Interval} estimate */
const told = ({ mean, low, high }, times = 1, places = 1) =>
  `${(times * mean).toFixed(places)} [${(times * low).toFixed(places)}, ${(times * high).toFixed(places)}]`;

const figures = lessLuck(wanted.read === undefined ? rideBlocks() : readBlocks(wanted.read));
process.stderr.write(
  [
    `${names.join(',')} ${wanted.course} ${wanted.rules} seed ${wanted.seed}: ${figures.blocks} blocks`,
    `less luck ${told(figures.lessLuck)} (a block deviates by ${figures.deviationLessLuck.toFixed(1)})`,
    `plain ${told(figures.plain)} (${figures.deviation.toFixed(1)}); luck ${told(figures.luck)}; wins ${told(figures.wins, 100)} %`,
    '',
  ].join('\n'),
);
