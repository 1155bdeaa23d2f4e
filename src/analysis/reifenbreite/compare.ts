import {
  finisherCount,
  phaseOf,
  reifenbreite as game,
  roundOf,
  TEAM_SIZE,
  type Action,
  type State,
} from '../../games/reifenbreite/index.ts';
import { CHANCE, NO_SEAT } from '../../kit/index.ts';
import { afterOption, KeyedDice, sideOf, rolloutChoice, weigh } from '../../bots/reifenbreite/judging/index.ts';
import type { Compared } from '../evaluation.ts';
import { Rival } from '../paired.ts';
import { expectedPoints } from './expected-points.ts';

/**
 * Compares a choice with Medium's best alternatives: each is played on to the end of the next round under the same dice, and the result is
 * evaluated for every seat.
 */

const unchecked = game.unchecked!;

/** Alternatives compared. */
const RIVALS = 3;
/** Alternatives this many points below Medium's best are left out. */
const MARGIN = 5;
/** Rounds played on, including the current one. */
const ROUNDS = 2;
/** Races between two comparisons: a third of the pairs of dice. */
const BATCH = 12;
/**
 * Trust in Medium's ranking, as in the searching bots: the prior standard deviation in points; and the value of a
 * point to Medium, which weighs rivals' losses with a third.
 */
const TRUST = 1.5;
const MEDIUMS_POINT = 4 / 3;
/** At most four runs through all pairs of dice. */
const LIMITS = { races: 144, leastVariance: 0.5 } as const;

const LOOKED_AT: ReadonlySet<string> = new Set(['turn', 'answer', 'move', 'follow']);

const dice = new KeyedDice();
let work: State | null = null;

export function compareChoice(s: State, chosen: Action, seed: number): readonly Compared<Action>[] {
  // the result of asking depends on the other rider's answer; the turn that follows is compared on its own
  if (!LOOKED_AT.has(phaseOf(s)) || isDecided(s) || chosen.type === 'ask') return [];
  const seat = game.turn(s);
  const likely = rivalsOf(s, chosen);
  if (likely.length === 0) return [];
  const seats = s.config.setup.managers.length;
  const rivals = likely.map(({ option, gain, through }) => new Rival(option, seats, seat, LIMITS, { gain, deviation: TRUST }, through));
  const positions = likely.map(({ option }) => afterOption(s, option));
  const own = afterOption(s, chosen);
  const end = roundOf(s) + ROUNDS;
  const reference = new Float64Array(seats);
  const reached = new Float64Array(seats);
  for (let race = 1; race <= LIMITS.races && rivals.some(({ open }) => open); race++) {
    playOut(own, end, seed, race, reference);
    for (const [i, rival] of rivals.entries()) {
      if (!rival.open) continue;
      playOut(positions[i]!, end, seed, race, reached);
      rival.add(reached, reference);
      if (race % BATCH === 0) rival.settle();
    }
  }
  return rivals.map((rival) => rival.result());
}

const isDecided = (s: State): boolean => finisherCount(s) >= s.config.table.length * TEAM_SIZE - 1;

interface Likely {
  readonly option: Action;
  /** Medium's difference to the choice. */
  readonly gain: number;
  readonly through: boolean;
}

/**
 * Medium's best options except the choice; if the choice spends cards, the best option that spends none is always
 * among them.
 */
function rivalsOf(s: State, chosen: Action): readonly Likely[] {
  const choices = game.choices(s);
  const worths = weigh(s, choices, sideOf(s, 'team'));
  const most = Math.max(...worths);
  const written = game.actions.format(s, chosen);
  const first = choices.findIndex((option) => game.actions.format(s, option) === written);
  const own = worths[first] ?? most;
  const others = choices
    .map((option, i) => ({ option, worth: worths[i]! }))
    .filter(({ option }, i) => i !== first && option.type !== 'ask')
    .sort((a, b) => b.worth - a.worth);
  const keeping = spends(chosen) > 0 ? others.find(({ option }) => spends(option) === 0) : undefined;
  return others
    .filter((rival, i) => rival === keeping || (i < RIVALS && rival.worth >= most - MARGIN))
    .map((rival) => ({ option: rival.option, gain: (rival.worth - own) / MEDIUMS_POINT, through: rival === keeping }));
}

/** Energy cards that an action plays. */
export const spends = (action: Action): number => (action.type === 'cards' ? action.cards.length : 0);

/** Plays one imagined race from a position and evaluates its end. */
function playOut(from: State, end: number, seed: number, race: number, into: Float64Array): void {
  if (work?.config === from.config) unchecked.copyInto(work, from);
  else work = game.copy(from);
  const s = work;
  const { stage } = game.progress(s);
  dice.begin(seed, race);
  while (roundOf(s) < end && phaseOf(s) !== 'verdict' && game.progress(s).stage === stage) {
    const turn = game.turn(s);
    if (turn === NO_SEAT) break;
    unchecked.play(s, turn === CHANCE ? unchecked.draw(s, dice.of(s)) : rolloutChoice(s));
  }
  if (phaseOf(s) === 'over') for (const { seat, points } of game.standings(s)) into[seat] = points;
  else expectedPoints(s, game.progress(s).stage === stage ? 'on the road' : 'before a stage', into);
}
