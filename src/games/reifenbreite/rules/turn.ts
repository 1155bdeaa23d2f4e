/** UR 5.6: a rider's turn from the choice (dice, cards, chase car) to the move. */
import type { Config } from '../config.ts';
import { CHANCE_EFFECTS, CHANCE_KINDS, FALL_TABLE } from '../deck.ts';
import { CARD_VALUE } from '../riders.ts';
import { F, get, placeOf } from '../state.ts';
import { afterEffect, applyChanceCard, stackIsEmpty } from './chance.ts';
import { fall } from './falls.ts';
import { nextTurn } from './order.ts';
import { PHASE } from '../action.ts';
import {
  blocked,
  cardLost,
  cardTaken,
  chanceDrawn,
  choseDice,
  decisionDue,
  dismounted,
  heldCar,
  photographed,
  playedCards,
  rolled,
  stackRenewed,
  stopped,
  totalMade,
  type Play,
} from '../effects.ts';
import { reachOfMove } from './moving.ts';
import { surfaceChange } from './surfaces.ts';
import type { CardKind, ChanceCard, Die, MovePoints, Photo } from '../vocabulary.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;
const HIGHEST_DIE = Math.max(...FACES);

/** A sum of 7 from any dice and cards draws a chance card (UR 7). */
const CHANCE_TOTAL = 7;

/** Points of the chase car, with no die and with one; one photo card for each die not rolled (UR 14). */
export const CAR_WORTH = [12, 6] as const;
/** Photo cards of the chase car, with no die and with one (UR 14). */
export const CAR_PHOTOS = [2, 1] as const;
/** How often a rider may use the chase car in a race (UR 14). */
export const CAR_USES = 4;

/**
 * Maximum points of a turn before the surface: dice, cards, the chase car, or a 7 with the best chance card of this
 * race (UR 5.6).
 */
export function maxPoints({ setup, deck }: Config): MovePoints {
  const [card, [carAlone, car]] = [Math.max(...CARD_VALUE), CAR_WORTH];
  const totals = [2 * HIGHEST_DIE, card + HIGHEST_DIE, 2 * card, ...(setup.rules.cheating ? [carAlone, car + HIGHEST_DIE] : [])];
  const added = CHANCE_KINDS.filter((_, kind) => deck[kind]! > 0).map((kind) => {
    const { plus, die } = CHANCE_EFFECTS[kind];
    return plus + (die === 'extra' ? HIGHEST_DIE : 0);
  });
  return Math.max(...totals, CHANCE_TOTAL + Math.max(...added));
}

/** UR 5.3: the rider on turn rolls two dice. */
export function chooseDice(play: Play): void {
  const rider = get(play.s, F.rider);
  choseDice(play, rider);
}

/** UR 6: the rider on turn plays one or two energy cards, perhaps for a breakaway (UR 6.1). */
export function playCards(play: Play, cards: readonly CardKind[], breakaway: 'breakaway' | 'open'): void {
  const { s } = play;
  const rider = get(s, F.rider);
  playedCards(play, rider, cards, breakaway);
  if (cards.length === 2) afterDice(play);
}

/** UR 14: the rider on turn uses the chase car with `dice` dice, 1 or 0. */
export function holdCar(play: Play, dice: number): void {
  const { s } = play;
  const rider = get(s, F.rider);
  heldCar(play, rider, dice, CAR_WORTH[dice]!, CAR_PHOTOS[dice]!);
  if (dice === 0) afterDice(play);
}

/** Records a roll of the rider on turn and continues the turn. */
export function roll(play: Play, dice: readonly Die[]): void {
  const { s } = play;
  const rider = get(s, F.rider);
  let total = get(s, F.base);
  for (let i = 0; i < dice.length; i++) total += dice[i]!;
  rolled(play, rider, dice, total);
  afterDice(play);
}

/** UR 5.6, 5 and 6: photo cards of the chase car, then the chance card on a 7. */
function afterDice(play: Play): void {
  const { s } = play;
  const rider = get(s, F.rider);
  if (get(s, F.photosDue) > 0) decisionDue(play, PHASE.photo, rider, -1);
  else if (get(s, F.points) === CHANCE_TOTAL && get(s, F.round) > 1 && !s.config.setup.rules.noChanceCards) {
    if (s.config.setup.rules.fallTable) return decisionDue(play, PHASE.extra, rider, -1);
    if (stackIsEmpty(s)) stackRenewed(play, rider);
    decisionDue(play, PHASE.card, rider, -1);
  } else settleTotal(play, get(s, F.points));
}

/** UR 14: records a photo card against the rider on turn. */
export function drawPhoto(play: Play, photo: Photo): void {
  const { s } = play;
  photographed(play, get(s, F.rider), photo);
  // A chance card's photo is the card's effect; the chase car's photos come before any chance card.
  if (get(s, F.chance) >= 0) finishEffect(play);
  else afterDice(play);
}

/** UR 7: applies the chance card drawn. */
export function drawCard(play: Play, card: ChanceCard): void {
  const { s } = play;
  const rider = get(s, F.rider);
  const effect = CHANCE_EFFECTS[CHANCE_KINDS[card]!];
  chanceDrawn(play, rider, card, effect.photo ? 1 : 0, effect.die === 'none' ? 0 : 1);
  if (effect.photo) decisionDue(play, PHASE.photo, rider, -1);
  else if (effect.die !== 'none') decisionDue(play, PHASE.extra, rider, -1);
  else if (applyChanceCard(play, effect)) finishEffect(play);
}

/** The die of the fall table, or of a chance card: that replaces the 7, or adds to it. */
export function rollExtra(play: Play, dice: readonly Die[]): void {
  const { s } = play;
  if (get(s, F.chance) < 0) return rollFallDie(play, dice);
  const again = CHANCE_EFFECTS[CHANCE_KINDS[get(s, F.chance)]!].die === 'again';
  const total = (again ? 0 : CHANCE_TOTAL) + dice[0]!;
  rolled(play, get(s, F.rider), dice, total);
  finishEffect(play);
}

/** Rolls for the fall table (UR 7, the table's rule `fallTable`). The 7 stands. */
function rollFallDie(play: Play, dice: readonly Die[]): void {
  const { s } = play;
  const rider = get(s, F.rider);
  rolled(play, rider, dice, CHANCE_TOTAL);
  const result = FALL_TABLE[dice[0]! - 1]!;
  if (result === 'rides') return settleTotal(play, CHANCE_TOTAL);
  if (result === 'falls') fall(play, rider);
  else stopped(play, rider);
  nextTurn(play);
}

/** Continues after a card was taken back. */
export function takeCard(play: Play, card: CardKind): void {
  cardTaken(play, get(play.s, F.rider), card);
  finishEffect(play);
}

/** Continues after a card was given up, the last effect of a chance card. */
export function giveCard(play: Play, card: CardKind): void {
  cardLost(play, get(play.s, F.rider), card);
  endEffect(play);
}

/** Applies the card's losses, which come after its dice (UR 5.6); the manager may have to choose. */
function finishEffect(play: Play): void {
  if (afterEffect(play)) endEffect(play);
}

function endEffect(play: Play): void {
  const { s } = play;
  const effect = CHANCE_EFFECTS[CHANCE_KINDS[get(s, F.chance)]!];
  if (effect.falls || effect.stops) nextTurn(play);
  else settleTotal(play, get(s, F.points) + effect.plus);
}

/** UR 5.6, 7 and 8: applies the surface; the rider may dismount or be blocked, otherwise the move is due. */
function settleTotal(play: Play, total: MovePoints): void {
  const { s } = play;
  const rider = get(s, F.rider);
  const card = get(s, F.chance);
  const alone = get(s, F.alone) === 1 || (card >= 0 && CHANCE_EFFECTS[CHANCE_KINDS[card]!].alone);
  const change = surfaceChange(s, placeOf(s, rider));
  const points = Math.max(0, total + change);
  totalMade(play, rider, total, change, points, alone ? 'alone' : 'may-follow');
  if (points === 0) {
    dismounted(play, rider);
    nextTurn(play);
  } else if (reachOfMove(s).count === 0) {
    blocked(play, rider);
    nextTurn(play);
  }
}
