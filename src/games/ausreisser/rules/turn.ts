/** DA 3: the steps of a turn, and what happens between two turns. */
import { finalSpeed, FULL_HAND, HAND_DEALT, HILL, isSpeed, SPURT, WIND } from '../cards.ts';
import { forgottenBy, nextSeat, F, get, hasSpeedCard, inHand, riderValue, R, type State } from '../state.ts';
import { firstSeatAsked, layHill, passHill } from './hill.ts';
import { judge as verdictOn, type JudgedRider } from './judge.ts';
import { PHASE } from '../action.ts';
import {
  decisionDue,
  discarded,
  cardDrawn,
  dropped,
  forgot,
  handShown,
  hillOver,
  keptUp,
  laid,
  led,
  minutesChanged,
  sheltered,
  tookLead,
  turnBegan,
  turnEmpty,
  windLaid,
  type Play,
} from '../effects.ts';
import { endStage } from './stage.ts';
import type { CardKind, Rider, Speed } from '../vocabulary.ts';

/**
 * Whether the next card of step 1 replaces a hill (DA 4.1). After a turn a hand has six cards but for hills that are
 * not replaced yet, and a headwind laid since then has left it too.
 */
const replacesHill = (s: State, rider: Rider): boolean =>
  riderValue(s, R.hand, rider) + get(s, F.winds) < HAND_DEALT - forgottenBy(s, rider);

/**
 * Step 1: lays the headwinds in hand, then draws.
 * @param waiting headwinds in hand that wait for the next turn: those drawn in this one for hills (DA 4.1)
 */
export function beginTurn(play: Play, rider: Rider, waiting = 0): void {
  openTurn(play, rider, waiting);
  if (play.s.config.setup.drawing === 'by-hand' && cardsToTake(play.s) > 0) decisionDue(play, PHASE['draw-or-lay'], rider);
  else continueDrawing(play);
}

/** Cards that the rider on turn draws if he does not forget it. */
export const cardsToTake = (s: State): number => (get(s, F.stock) > 0 ? missingInHand(s, get(s, F.rider)) : 0);

/** Step 1, where the table draws by hand: draws the cards of this turn. */
export const take = (play: Play): void => continueDrawing(play);

/** The start of a turn before the draw: the leader's turn ends the hill (DA 4.1), and headwinds in hand are laid. */
export function openTurn(play: Play, rider: Rider, waiting = 0): void {
  const { s } = play;
  turnBegan(play, rider);
  if (rider === get(s, F.leader) && get(s, F.hill) === 1) hillOver(play);
  for (let winds = inHand(s, rider, WIND) - waiting; winds > 0; winds--) windLaid(play, rider);
}

/** Cards that step 1 still draws for a rider. */
export const missingInHand = (s: State, rider: Rider): number => FULL_HAND - forgottenBy(s, rider) - riderValue(s, R.hand, rider);

/**
 * Draws until the hand is full or the stock is empty, then asks for a card: a speed card, or a special if the hand
 * has none (DA 4.4).
 */
function continueDrawing(play: Play): void {
  const { s } = play;
  const rider = get(s, F.rider);
  const missing = missingInHand(s, rider);
  const stock = get(s, F.stock);
  if (missing > 0 && stock > 0) return decisionDue(play, PHASE.draw, rider, missing);
  if (hasSpeedCard(s, rider)) return decisionDue(play, PHASE.lay, rider);
  handShown(play, rider, inHand(s, rider, HILL), inHand(s, rider, SPURT), inHand(s, rider, WIND));
  if (stock > 0) return decisionDue(play, PHASE.discard, rider);
  turnEmpty(play, rider);
  endTurn(play);
}

/**
 * Takes a card into the hand and lays a headwind at once.
 * @returns how many cards this step still draws
 */
function takeIntoHand(play: Play, card: CardKind): number {
  const { s } = play;
  const rider = get(s, F.rider);
  const left = get(s, F.cards);
  const waits = get(s, F.card) < 0 && replacesHill(s, rider) && s.config.setup.hillWind !== 'at-once';
  cardDrawn(play, 'drew', rider, card);
  if (card !== WIND || waits) return left - 1;
  windLaid(play, rider);
  return left;
}

/** Handles a card drawn in step 1, or after a special was discarded. */
export function draw(play: Play, card: CardKind): void {
  takeIntoHand(play, card);
  continueDrawing(play);
}

/** DA 4.4: puts a special onto the pile and draws one card for it. */
export function discard(play: Play, card: CardKind): void {
  discarded(play, get(play.s, F.rider), card);
  continueDrawing(play);
}

/**
 * Step 2.
 * @param cards in listed order, the speed card first
 */
export function lay(play: Play, cards: readonly CardKind[]): void {
  const { s } = play;
  if (get(s, F.phase) === PHASE['draw-or-lay']) forgot(play, get(s, F.rider), cardsToTake(s));
  drawForSpurts(play, layCards(play, cards));
}

/**
 * Lays the cards of step 2; a hill takes effect before the card is judged (DA 4.1).
 * @returns how many of them are spurts
 */
export function layCards(play: Play, cards: readonly CardKind[]): number {
  const rider = get(play.s, F.rider);
  const hill = cards.includes(HILL);
  const spurts = cards.length - (hill ? 2 : 1);
  laid(play, rider, cards[0]!, spurts);
  if (hill) layHill(play, rider, 'with-card');
  return spurts;
}

/** Whether step 5 draws a card for the hill of this turn (DA 4.1). No rider takes the lead under a hill. */
export const replacesAtEnd = (s: State): boolean =>
  get(s, F.ownHill) === 1 && (get(s, F.rider) === get(s, F.leader) || s.config.setup.hillCard === 'same-turn');

/** Step 3: draws one card for each spurt, then judges the card and replaces the hill. */
function drawForSpurts(play: Play, cards: number): void {
  const { s } = play;
  const rider = get(s, F.rider);
  if (cards > 0 && get(s, F.stock) > 0) return decisionDue(play, PHASE.spurt, rider, cards);
  judgeCard(play);
  if (replacesAtEnd(s) && get(s, F.stock) > 0) decisionDue(play, PHASE.refill, rider, 1);
  else endTurn(play);
}

/** Step 3: handles a card drawn for a spurt. */
export function drawForSpurt(play: Play, card: CardKind): void {
  drawForSpurts(play, takeIntoHand(play, card));
}

/** Step 5: takes a card; a headwind stays hidden in the hand. */
export function refill(play: Play, card: CardKind): void {
  cardDrawn(play, 'drew', get(play.s, F.rider), card);
  endTurn(play);
}

/** The situation of the rider whose turn it is, for `judge`. */
export function judgedRider(s: State): JudgedRider {
  const rider = get(s, F.rider);
  const role = rider === get(s, F.leader) ? 'leader' : 'other';
  return { role, minutes: riderValue(s, R.minutes, rider), tempo: get(s, F.tempo), road: get(s, F.hill) === 1 ? 'hill' : 'flat' };
}

/** The final speed in km/h of the card on the table with the cards laid with it. */
export function speedLaid(s: State): Speed {
  const card = get(s, F.card);
  if (!isSpeed(card)) throw new Error('no speed card');
  return finalSpeed(card, get(s, F.spurts), get(s, F.winds), judgedRider(s).road);
}

/** Step 4. */
export function judgeCard(play: Play): void {
  const { s } = play;
  const rider = get(s, F.rider);
  const speed = speedLaid(s);
  const judged = judgedRider(s);
  const { tempo, road } = judged;
  const { result, minutes } = verdictOn(judged, speed);
  switch (result) {
    case 'led':
      return led(play, rider, speed);
    case 'took-lead':
      return tookLead(play, rider, get(s, F.leader), speed);
    case 'sheltered':
      return sheltered(play, rider, speed, tempo);
    case 'kept-up':
      return keptUp(play, rider, speed, tempo, judged.minutes === 0 ? 'hill' : 'flat');
    case 'dropped':
      return dropped(play, rider, speed, tempo, minutes, road);
    case 'lost':
    case 'won-back':
      return minutesChanged(play, result, rider, speed, tempo, Math.abs(minutes - judged.minutes), minutes);
  }
}

/** Ends the turn: the stage ends (DA 5), the riders are asked for a hill (DA 4.1), or the next turn begins. */
function endTurn(play: Play): void {
  const { s } = play;
  if (get(s, F.stock) === 0) return endStage(play);
  const next = nextSeat(s, get(s, F.rider));
  const asked = firstSeatAsked(s, next);
  if (asked >= 0) decisionDue(play, PHASE.hill, asked);
  else beginTurn(play, next);
}

/** Out of turn: lays a hill, which ends the questions, or passes. */
export function answerHill(play: Play, answer: 'hill' | 'pass'): void {
  const { s } = play;
  if (answer === 'hill') layHill(play, get(s, F.actor), 'out-of-turn');
  else if (passHill(play)) return;
  beginTurn(play, nextSeat(s, get(s, F.rider)));
}
