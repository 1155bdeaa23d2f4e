/**
 * DA 4.1, out of turn. Every seat is asked for a hill, so the table may pass for seats that cannot or will not lay
 * one.
 */
import { HILL } from './cards.ts';
import type { AdvanceAnswers, AdvanceQuestion } from '../../kit/index.ts';
import type { Action } from './action.ts';
import { MAX_SPEED, MIN_SPEED_CARD } from './cards.ts';
import { PASS } from './choices.ts';
import type { Config } from './config.ts';
import type { Event } from './event.ts';
import { hillCouldChangeMinutes, leaderHasJustPlayed } from './rules/hill.ts';
import { F, get, type State } from './state.ts';

const HILL_OUT_OF_TURN: AdvanceQuestion = {
  kind: 'hill',
  section: 'DA 4.1',
  measure: 'tempo',
  least: MIN_SPEED_CARD,
  most: MAX_SPEED,
  asks: 'every-seat',
  asksSparingly: true,
};

/**
 * The tempo from which a rider is asked for a hill unless he has chosen another one. Two thirds of the speed cards are slower, so one hand of five in eight holds none
 * that keeps up. At a lower tempo nearly every hand holds one, and a hill costs no minutes.
 */
const SELDOM_KEPT_UP = 47;

/** The answers in advance of Der Ausreißer: passing when asked for a hill. A hill matters most right after the leader's card. */
export const advance: AdvanceAnswers<Config, State, Action, Event> = {
  questions: ({ deck }) => (deck[HILL]! > 0 ? [HILL_OUT_OF_TURN] : []),
  decline: () => PASS,
  isWorthAsking: (s, seat, from = SELDOM_KEPT_UP) => leaderHasJustPlayed(s) && hillCouldChangeMinutes(s, seat) && get(s, F.tempo) >= from,
};
