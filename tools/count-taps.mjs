/**
 * Counts the taps of one person in a whole race. Medium decides for the person and for the bots, so the figures compare questions and not players.
 * node tools/count-taps.mjs [races]
 *
 * A tap is a click on the main button, or on a card or space that the screen has not selected already.
 */
import { createContent } from '../dist/cli/files.js';
import { bots as ausreisserBots } from '../dist/bots/ausreisser/index.js';
import { bots as reifenbreiteBots } from '../dist/bots/reifenbreite/index.js';
import { ausreisser, forecast, HILL, SPURT } from '../dist/games/ausreisser/index.js';
import { courseOf, finisherCount, placeOf, rankOf, reifenbreite, riderOnTurn, TEAMS } from '../dist/games/reifenbreite/index.js';
import { CHANCE, createRandom, drawOutcome, NO_SEAT } from '../dist/kit/index.js';
import { createQuestions, ONLY_CHOICE_ORDER, rideOrder } from '../dist/table/index.js';

const PERSON = 0;
const RACES = Number(process.argv[2] ?? 5);
const content = createContent();

/** @typedef {{ total: number, byKind: Record<string, number> }} Taps */

/**
 * @param {any} game @param {any} config @param {any} medium
 * @param {{ seed: string, answers?: Record<string, unknown>, saves?: boolean, orders?: boolean, tapsOf: (s: any, action: any) => number }} how
 * @returns {Taps}
 */
function countTaps(game, config, medium, { seed, answers = {}, saves = false, orders = false, tapsOf }) {
  const seats = game.seats(config);
  const chance = createRandom(seed, seats.length);
  const own = seats.map((/** @type {unknown} */ _, /** @type {number} */ seat) => createRandom(seed, seat));
  const given = seats.map((/** @type {unknown} */ _, /** @type {number} */ seat) => (seat === PERSON ? { ...answers } : {}));
  const questions = createQuestions(game, config, { together: () => [PERSON], answers: () => given, resting: () => [] });
  let s = game.start(config);
  /** @type {Taps} */
  const taps = { total: 0, byKind: {} };
  const add = (/** @type {string} */ kind, /** @type {number} */ count) => {
    taps.total += count;
    taps.byKind[kind] = (taps.byKind[kind] ?? 0) + count;
  };
  let { stage } = game.progress(s);
  for (;;) {
    const seat = game.turn(s);
    if (seat === NO_SEAT) break;
    let action;
    if (seat === PERSON && orders) add('orders', giveOrders(s, given[PERSON]));
    if (seat === CHANCE) action = drawOutcome(game.outcomes(s), chance.below);
    else {
      const asked = questions.question(s);
      if (asked.to === 'table' && seat === PERSON) ({ action } = asked);
      else {
        action = medium.choose(game.hide(s, seat), game.choices(s), own[seat]);
        if (seat === PERSON && saves) action = withoutHill(s, action);
        if (seat === PERSON) add(game.pending(s).kind, orders && placed(s) > 0 ? 0 : tapsOf(s, action));
      }
    }
    const decided = game.decide(s, seat, action);
    if (!decided.ok) throw new Error(decided.refusal.code);
    for (const event of decided.events) {
      if (orders && game.advance.isSurprising?.(s, event, PERSON)) delete given[PERSON].follow;
      s = game.evolve(s, event);
    }
    questions.enter(s);
    if (game.progress(s).stage !== stage) {
      ({ stage } = game.progress(s));
      add('stage end', 1);
    }
  }
  return taps;
}

/** A person who keeps his hills is asked most often. @param {any} s @param {any} action */
function withoutHill(s, action) {
  if (action.type === 'hill') return ausreisser.choices(s).find(({ type }) => type === 'pass');
  return action.type === 'lay' ? { ...action, cards: action.cards.filter((/** @type {number} */ card) => card !== HILL) } : action;
}

/** The speed card that the screen selects: the lowest of those that cost least. @param {any} s */
function suggested(s) {
  const speeds = /** @type {any[]} */ ([...ausreisser.choices(s)]).filter((c) => c.type === 'lay' && c.cards.length === 1);
  const costs = speeds.map(({ cards }) => forecast(s, PERSON, cards)?.change ?? 0);
  return speeds[costs.indexOf(Math.min(...costs))]?.cards[0];
}

/** @param {any} s @param {any} action */
function tapsOfCards(s, action) {
  if (action.type !== 'lay') return 1;
  const specials = action.cards.filter((/** @type {number} */ card) => card === HILL || card === SPURT).length;
  return 1 + specials + (action.cards[0] === suggested(s) ? 0 : 1);
}

/** @param {any} s @param {any} action */
function tapsOnRoad(s, action) {
  switch (action.type) {
    case 'cards':
      return 1 + action.cards.length;
    case 'car':
    case 'swap':
    case 'ask':
      return 2;
    case 'move': {
      // the farthest space is selected
      const { front, lane } = courseOf(s);
      const options = /** @type {any[]} */ ([...reifenbreite.choices(s)]);
      const far = Math.max(...options.map(({ to }) => Number(front[to])));
      const own = lane[placeOf(s, riderOnTurn(s))];
      const selected = options.find(({ to }) => front[to] === far && lane[to] === own) ?? options.find(({ to }) => front[to] === far);
      return action.to === selected.to ? 1 : 2;
    }
    default:
      return 1;
  }
}

/** One button places all riders of the person. @param {any} s */
const placed = (s) =>
  reifenbreite.pending(s).kind === 'place' ? [0, 1, 2, 3].filter((/** @type {number} */ rider) => placeOf(s, rider) >= 0).length : 0;

/** From this length on Medium follows nearly always. */
const LONG_ENOUGH = 5;
const LONGEST_ROLL = 12;

/** Gives the orders that the screen offers at this question. @param {any} s @param {Record<string, unknown>} given @returns {number} taps */
function giveOrders(s, given) {
  const { kind } = reifenbreite.pending(s);
  const before = Object.keys(given).length;
  if (kind === 'follow' && !('follow' in given)) {
    given['follow'] = { always: LONG_ENOUGH };
    return 2;
  }
  if (kind === 'turn' && reifenbreite.choices(s).length === 1) given[ONLY_CHOICE_ORDER] = { always: 0 };
  const rider = riderOnTurn(s);
  if (kind === 'turn' && isDropped(s, rider))
    given[rideOrder(/** @type {number} */ (reifenbreite.finishForMe?.riderAsked?.(s)))] = { always: 0 };
  return Object.keys(given).length - before;
}

/** As the screen decides whom it offers to ride on by himself (`isDropped` in `src/web/reifenbreite/ask`). @param {any} s @param {number} rider */
function isDropped(s, rider) {
  const { front, frontDenominator } = courseOf(s);
  const ahead = Array.from({ length: 16 }, (_, other) => other).filter((other) => placeOf(s, other) >= 0 && rankOf(s, other) === 0);
  const gaps = ahead
    .map((other) => (Number(front[placeOf(s, other)]) - Number(front[placeOf(s, rider)])) / frontDenominator)
    .filter((gap) => gap > 0);
  return gaps.length === 0 ? finisherCount(s) > 0 : Math.min(...gaps) > LONGEST_ROLL;
}

const named = (/** @type {readonly any[]} */ bots) => bots.find(({ name }) => name === 'medium');
const must = (/** @type {any} */ result) => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
/** @param {string} title @param {(n: number) => Taps} play */
function report(title, play) {
  const all = Array.from({ length: RACES }, (_, n) => play(n));
  const kinds = [...new Set(all.flatMap(({ byKind }) => Object.keys(byKind)))];
  const mean = (/** @type {(taps: Taps) => number} */ of) => (all.reduce((sum, taps) => sum + of(taps), 0) / RACES).toFixed(1);
  const parts = kinds.map((kind) => `${kind} ${mean(({ byKind }) => byKind[kind] ?? 0)}`);
  console.log(`${title}: ${mean(({ total }) => total)} taps (most ${Math.max(...all.map(({ total }) => total))}): ${parts.join(', ')}`);
}

const riders = Array.from({ length: 6 }, (_, i) => `Rider ${i + 1}`);
const cards = must(ausreisser.configure({ riders, stages: 3, game: 'full' }, content));
for (const [what, saves, answers] of /** @type {const} */ ([
  ['as Medium', false, {}],
  ['who keeps his hills', true, {}],
  ['who keeps his hills and is asked before every rider', true, { hill: 'every' }],
]))
  report(`Der Ausreißer, three stages, six riders, a person ${what}`, (n) =>
    countTaps(ausreisser, cards, named(ausreisserBots), { seed: `taps/${n}`, answers, saves, tapsOf: tapsOfCards }),
  );
const managers = TEAMS.map((team, i) => ({ name: `Manager ${i + 1}`, teams: [team] }));
const paris = must(reifenbreite.configure({ stages: ['paris-roubaix'], rules: 'classic', managers }, content));
for (const orders of [false, true])
  report(`Um Reifenbreite, Paris–Roubaix, four managers, ${orders ? 'with' : 'without'} orders`, (n) =>
    countTaps(reifenbreite, paris, named(reifenbreiteBots), { seed: `taps/${n}`, orders, tapsOf: tapsOnRoad }),
  );
