/**
 * Lets two scripted people play Um Reifenbreite against the bots (docs/figures.md). Compile first
 * (`node node_modules/@typescript/native-preview/bin/tsc -b`):
 *
 *     node tools/newcomers.mjs newcomer|club BOT [BLOCKS] [SEED]
 *
 * _Newcomer_ follows where it wins 4 spaces or more, rides as far as it can but takes a wheel that costs one space, plays no cards before the last third of the
 * road and the highest ones after it, and refuses every request for the lead.
 * _Club_ follows where it wins 5 spaces or more, or 3 behind a team-mate; takes a wheel that costs 2 spaces; plays a card of 5 or more where a line comes
 * within reach by it, and its cards in the last quarter; and agrees to lead for a team-mate. Both start in the front row.
 * Each block is one deal of dice, played once from each seat: first a duel with one team each, then one of them against three bots. Paris-Roubaix, classic rules.
 */
import process from 'node:process';
import { estimateMean } from '../dist/bots/arena/index.js';
import { loadBots } from '../dist/bots/index.js';
import { createContent } from '../dist/cli/files.js';
import {
  CARD_VALUE,
  courseOf,
  linesCrossed,
  managerOfRider,
  occupant,
  phaseOf,
  placeOf,
  placeToFollowTo,
  reifenbreite as game,
  riderAsked,
  riderOnTurn,
  TEAMS,
} from '../dist/games/reifenbreite/index.js';
import { CHANCE, createRandom, NO_SEAT } from '../dist/kit/index.js';
import { createDealer } from '../dist/table/index.js';

const [script = 'newcomer', name = 'easy', blocks = '100', seed = 'newcomers'] = process.argv.slice(2);
const bot = /** @type {any} */ ((await loadBots('reifenbreite'))(name));
const content = createContent();
const at = (/** @type {any} */ s, /** @type {number} */ place) =>
  /** @type {number} */ (courseOf(s).front[place]) / courseOf(s).frontDenominator;
const lineAt = (/** @type {any} */ s, /** @type {number} */ line) => /** @type {any} */ (courseOf(s).lines[line]).distance;
const finishAt = (/** @type {any} */ s) => lineAt(s, courseOf(s).lines.length - 1);
const valueOf = (/** @type {any} */ option) =>
  option.cards.reduce((/** @type {number} */ sum, /** @type {number} */ kind) => sum + /** @type {number} */ (CARD_VALUE[kind]), 0);
/** @template T @param {readonly T[]} all @param {(of: T) => number} by */
const most = (all, by) => all.reduce((best, one) => (by(one) > by(best) ? one : best));
const isMate = (/** @type {any} */ s, /** @type {number} */ a, /** @type {number} */ b) =>
  managerOfRider(s.config, a) === managerOfRider(s.config, b);

/** @param {any} s @param {readonly any[]} choices */
function newcomer(s, choices) {
  const type = (/** @type {string} */ wanted) => choices.find((option) => option.type === wanted);
  switch (phaseOf(s)) {
    case 'follow':
      return at(s, placeToFollowTo(s)) - at(s, placeOf(s, riderAsked(s))) >= 4 ? type('follow') : type('stay');
    case 'answer':
      return type('refuse');
    case 'turn': {
      const rider = riderOnTurn(s);
      const cards = choices.filter((option) => option.type === 'cards' && !option.breakaway);
      const isLate = at(s, placeOf(s, rider)) > (2 / 3) * finishAt(s);
      return isLate && cards.length > 0 ? most(cards, valueOf) : type('dice');
    }
    case 'move':
      return farthest(s, choices, 1);
    default:
      return placed(s, choices);
  }
}

/** The farthest space, or one behind a rider that costs no more than `price` spaces. @param {any} s @param {readonly any[]} choices @param {number} price */
function farthest(s, choices, price) {
  const course = courseOf(s);
  const far = Math.max(...choices.map((option) => (option.type === 'move' ? at(s, option.to) : -1)));
  return most(choices, (option) => {
    if (option.type !== 'move') return -1;
    const ahead = /** @type {number} */ (course.straight[option.to]);
    const hasWheel = ahead >= 0 && occupant(s, /** @type {number} */ (course.spaceOf[ahead])) >= 0;
    return at(s, option.to) + (hasWheel && at(s, option.to) >= far - price ? price + 0.5 : 0);
  });
}

/** At the start the front row; everything else by the first option. @param {any} s @param {readonly any[]} choices */
const placed = (s, choices) =>
  phaseOf(s) === 'place' ? most(choices, (option) => (option.type === 'place' ? at(s, option.at) : -1)) : choices[0];

/** @param {any} s @param {readonly any[]} choices */
function club(s, choices) {
  const type = (/** @type {string} */ wanted) => choices.find((option) => option.type === wanted);
  switch (phaseOf(s)) {
    case 'follow': {
      const rider = riderAsked(s);
      const won = at(s, placeToFollowTo(s)) - at(s, placeOf(s, rider));
      return won >= 5 || (won >= 3 && isMate(s, rider, riderOnTurn(s))) ? type('follow') : type('stay');
    }
    case 'answer':
      return isMate(s, riderAsked(s), riderOnTurn(s)) ? type('agree') : type('refuse');
    case 'turn': {
      const rider = riderOnTurn(s);
      const from = at(s, placeOf(s, rider));
      const single = choices.filter((option) => option.type === 'cards' && !option.breakaway && option.cards.length === 1);
      const all = choices.filter((option) => option.type === 'cards' && !option.breakaway);
      if (from > 0.75 * finishAt(s) && all.length > 0) return most(all, valueOf);
      const line = linesCrossed(s, rider);
      const toLine = line < courseOf(s).lines.length ? lineAt(s, line) - from : Infinity;
      const high = single.filter((option) => valueOf(option) >= 5);
      if (high.length > 0 && toLine > 4 && toLine <= valueOf(most(high, valueOf)) + 3.5) return most(high, valueOf);
      return type('dice');
    }
    case 'move':
      return farthest(s, choices, 2);
    default:
      return placed(s, choices);
  }
}
const play = { newcomer, club }[script];
if (play === undefined || bot === undefined) throw new Error(`no script ${script}, or no bot ${name}`);

/** @param {number} seats @param {number} own @param {string} luck */
function race(seats, own, luck) {
  const managers = TEAMS.slice(0, seats).map((team, i) => ({ name: `Manager ${i + 1}`, teams: [team] }));
  const config = game.configure({ stages: ['paris-roubaix'], rules: 'classic', managers }, content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const dealer = createDealer(luck);
  const numbers = managers.map((_, seat) => createRandom(luck, seat));
  const s = game.start(config.value);
  for (let turn = game.turn(s); turn !== NO_SEAT; turn = game.turn(s)) {
    const choices = turn === CHANCE ? [] : game.choices(s);
    /** @type {any} */
    const action =
      turn === CHANCE
        ? dealer.deal(game.chanceKey(s), game.outcomes(s))
        : turn === own
          ? play?.(s, choices)
          : bot.choose(s, choices, numbers[turn]);
    game.unchecked?.play(s, action);
  }
  const table = game.standings(s);
  const first = table.filter(({ rank }) => rank === 1).length;
  const mine = /** @type {any} */ (table.find(({ seat }) => seat === own));
  const others = table.filter(({ seat }) => seat !== own).reduce((sum, { points }) => sum + points, 0) / (seats - 1);
  return { ahead: mine.points - others, won: mine.rank === 1 ? 1 / first : 0 };
}

for (const seats of [2, 4]) {
  /** @type {number[]} */
  const ahead = [];
  /** @type {number[]} */
  const won = [];
  for (let block = 1; block <= Number(blocks); block++) {
    const all = Array.from({ length: seats }, (_, own) => race(seats, own, `${seed}/${block}`));
    ahead.push(all.reduce((sum, one) => sum + one.ahead, 0) / seats);
    won.push(all.reduce((sum, one) => sum + one.won, 0) / seats);
  }
  const [points, wins] = [estimateMean(ahead), estimateMean(won)];
  const tenth = (/** @type {number} */ value) => value.toFixed(1);
  process.stdout.write(
    `${script} against ${seats - 1} ${name}: ${tenth(points.mean)} [${tenth(points.low)}, ${tenth(points.high)}] points, wins ${tenth(100 * wins.mean)} % [${tenth(100 * wins.low)}, ${tenth(100 * wins.high)}]\n`,
  );
}
