import {
  courseOf,
  managerOfRider,
  phaseOf,
  reifenbreite as game,
  RIDER_COUNT,
  riderAsked,
  riderOnTurn,
  type Action,
  type State,
} from '../../../games/reifenbreite/index.ts';
import type { Random, Seat } from '../../../kit/index.ts';
import type { Bot } from '../../bot.ts';
import { reasonFor } from '../reasons.ts';
import { copied, inUse, release } from './copies.ts';
import { worthAfter } from './imagine.ts';
import { judge, judgeFrom } from './judgement.ts';
import { EquivalentMoves } from './equivalent-moves.ts';
import { IncrementalEvaluation } from './incremental-evaluation.ts';
import { knownMoveValues } from './move-values.ts';
import type { Side } from './side.ts';
import { bestOfTurn, evaluationOfTurn, turnWorths } from './turn.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export interface MediumOptions {
  readonly name: string;
  /** `strangers`: every rider plays alone, and team-mates count as rivals. For tests of the value of team play. */
  readonly teamMates: 'team' | 'strangers';
  readonly weights: Weights;
}

export function mediumWith({ name, teamMates, weights }: MediumOptions): Bot<State, Action> {
  return {
    name,
    game: 'reifenbreite',
    choose(seen, choices, random) {
      if (choices.length === 1) return choices[0]!;
      return bestOf(choices, weigh(seen, choices, sideOf(seen, teamMates, weights)), random);
    },
    explain: reasonFor,
  };
}

export const medium = mediumWith({ name: 'medium', teamMates: 'team', weights: WEIGHTS });
export const mediumSolo = mediumWith({ name: 'medium-solo', teamMates: 'strangers', weights: WEIGHTS });

export function sideOf(s: State, teamMates: 'team' | 'strangers', weights: Weights = WEIGHTS): Side {
  const side = seatSide(s, game.turn(s), weights);
  let { riders } = side;
  if (teamMates === 'strangers') {
    const phase = phaseOf(s);
    const rider = phase === 'answer' || phase === 'follow' ? riderAsked(s) : riderOnTurn(s);
    // on the start dots the team places its riders, so there is no single rider yet
    if (phase !== 'place') riders = 1 << rider;
  }
  return { ...side, riders };
}

/** A seat with all its riders. */
export function seatSide(s: State, seat: Seat, weights: Weights): Side {
  let riders = 0;
  for (let r = 0; r < RIDER_COUNT; r++) if (managerOfRider(s.config, r) === seat) riders |= 1 << r;
  return { seat, riders, weights };
}

/** The option with the greatest worth; ties are broken at random. */
export function bestOf(choices: readonly Action[], worths: readonly number[], random: Random): Action {
  let best: Action[] = [];
  let most = -Infinity;
  choices.forEach((option, i) => {
    if (worths[i]! > most) [most, best] = [worths[i]!, [option]];
    else if (worths[i] === most) best.push(option);
  });
  return best.length === 1 ? best[0]! : best[random.below(best.length)]!;
}

/** The index of the greatest worth; of ties the first. */
export const mostWorth = (worths: readonly number[]): number => worths.reduce((best, worth, i) => (worth > worths[best]! ? i : best), 0);

const evaluation = new IncrementalEvaluation();
const equivalents = new EquivalentMoves();

/** The value of each option, in points. */
export function weigh(s: State, choices: readonly Action[], side: Side): number[] {
  release(0);
  switch (phaseOf(s)) {
    case 'turn':
      return weighTurn(s, choices, side);
    case 'answer':
      return choices.map((option) => (option.type === 'agree' ? worthOfLeading(s, side, option) : judge(s, side) + side.weights.refuse));
    case 'follow': {
      const stays = staying(s, side);
      const before = { evaluation: evaluationOfTurn, equivalents: null };
      return choices.map((option) => (option.type === 'follow' ? worthAfter(s, side, option, before) + side.weights.follow : stays));
    }
    case 'move':
      return preferFarther(s, choices, weighMoves(s, choices, side));
    default:
      return choices.map((option) => worthAfter(s, side, option));
  }
}

/** Less than any difference in points, so that it decides only between moves of equal value. */
const POINTS_PER_SPACE = 1e-9;

/** Of moves of equal value the farthest is best. A rider whose place is certain would otherwise take any of them, one space included. */
function preferFarther(s: State, choices: readonly Action[], worths: readonly number[]): number[] {
  const { front, frontDenominator } = courseOf(s);
  return worths.map((worth, i) => {
    const option = choices[i]!;
    return option.type === 'move' ? worth + (front[option.to]! / frontDenominator) * POINTS_PER_SPACE : worth;
  });
}

/** Usually the turn was weighed with these moves already, unless cards were played or drawn since. */
function weighMoves(s: State, choices: readonly Action[], side: Side): number[] {
  const moveValues = knownMoveValues(s, riderOnTurn(s), side);
  let isDrawn = false;
  return choices.map((option) => {
    if (option.type === 'move' && moveValues?.knows(option.to)) return moveValues.open(option.to);
    if (!isDrawn) {
      evaluation.evaluate(s, side);
      equivalents.begin(s, riderOnTurn(s));
      isDrawn = true;
    }
    const alike = option.type === 'move' ? equivalents.known(option.to) : Number.NaN;
    return Number.isNaN(alike) ? worthAfter(s, side, option, { evaluation, equivalents }) : alike;
  });
}

function weighTurn(s: State, choices: readonly Action[], side: Side): number[] {
  const worths = turnWorths(s, side, choices);
  let best = -Infinity;
  for (const worth of worths) best = Math.max(best, worth);
  // from this turn's evaluation, before another turn is weighed
  choices.forEach((option, i) => {
    if (option.type === 'ask') worths[i] = worthOfAsking(s, side, option, best);
  });
  return choices.map((option, i) => (option.type === 'swap' ? worthOfLeading(s, side, option) : worths[i]!));
}

/** @param best the value of the turn without it */
function worthOfAsking(s: State, side: Side, option: Action, best: number): number {
  const now = judgeFrom(evaluationOfTurn, s);
  return best + onCopy(s, (copy) => judgeFrom(evaluationOfTurn, carriedOut(carriedOut(copy, option), AGREE))) - now - side.weights.ask;
}

const AGREE: Action = { type: 'agree' };
const STAY: Action = { type: 'stay' };

/** The lead changes to an own rider, whose turn begins. */
const worthOfLeading = (s: State, side: Side, option: Action): number => onCopy(s, (copy) => bestOfTurn(carriedOut(copy, option), side));

/** Not following. The rider's own turn comes later in this round. */
const staying = (s: State, side: Side): number =>
  onCopy(s, (copy) => bestOfTurn(game.evolve(carriedOut(copy, STAY), { type: 'turn-began', rider: riderAsked(s) }), side));

/** Runs `work` on a copy of a position, which is valid during the call. */
function onCopy(s: State, work: (copy: State) => number): number {
  const used = inUse();
  const worth = work(copied(s));
  release(used);
  return worth;
}

function carriedOut(s: State, option: Action): State {
  game.unchecked!.play(s, option);
  return s;
}
