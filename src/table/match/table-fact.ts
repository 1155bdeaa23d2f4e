import type { AdvanceQuestion, Problem, Result, Seat } from '../../kit/index.ts';
import { CHANCE, NO_SEAT, fail, ok } from '../../kit/index.ts';
import { checkContent, isHash } from '../race/envelope.ts';
import type { AdvanceAnswers } from './advance-answers.ts';
import { parseAdvance } from './advance-answers.ts';
import type { ConsentFact } from './consent/consent-fact.ts';
import { parseConsentFact } from './consent/consent-fact.ts';
import type { Driver } from './driver.ts';
import type { EnvelopeFact } from './envelopes.ts';

/** Why a person is missed. `lost`: the connection was lost. `time`: the time to decide was up. */
export const ABSENCE_REASONS = ['lost', 'time'] as const;
export type AbsenceReason = (typeof ABSENCE_REASONS)[number];

/** Something about the table that is no part of the race. Each of them is a row, so that it survives a restart. */
export type TableFact =
  /** Who drives the seat from now on. */
  | { readonly fact: 'driver'; readonly seat: Seat; readonly driver: Driver }
  /** What the seat answers in advance; its own secret. */
  | { readonly fact: 'answers'; readonly seat: Seat; readonly answers: AdvanceAnswers }
  /** The person has left, or has come back. `why`: the person is missed, and everyone sees it. */
  | { readonly fact: 'away'; readonly seat: Seat; readonly away: boolean; readonly why?: AbsenceReason }
  /** The entries after `to` are void, and the race goes on from there. The seat is `NO_SEAT` where the rows after it could not be read. */
  | { readonly fact: 'taken-back'; readonly seat: Seat; readonly to: number }
  /** The seat was shown the best options before its next decision. */
  | { readonly fact: 'hint'; readonly seat: Seat }
  /** These seats do nothing out of turn until one of them is to move. The seat is `NO_SEAT`, because one screen decides it for all its people. */
  | { readonly fact: 'rest'; readonly seat: Seat; readonly seats: readonly Seat[] }
  | EnvelopeFact
  | ConsentFact;

const MAX_NAME_LENGTH = 40;
const problemAt = (at: string, found: unknown): Problem => ({
  code: 'table-fact',
  at,
  facts: { found: String(JSON.stringify(found) ?? found).slice(0, MAX_NAME_LENGTH) },
});
const wrong = (at: string, found: unknown): Result<never, Problem> => fail(problemAt(at, found));

/**
 * Reads a fact from outside. Problem: `table-fact`, with the field that does not fit, or those of `parseAdvance`.
 * @param seats how many there are
 * @param kinds the questions that may be answered in advance
 */
export function parseFact(text: string, seats: number, kinds: readonly AdvanceQuestion[]): Result<TableFact, Problem> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return wrong('', text);
  }
  if (typeof value !== 'object' || value === null) return wrong('', value);
  const given = value as Readonly<Record<string, unknown>>;
  const { seat, fact } = given;
  const isByHost = fact === 'all-shown' || fact === 'called-off' || fact === 'rest';
  const [least, most] = isByHost ? [NO_SEAT, NO_SEAT] : [fact === 'taken-back' || fact === 'ended' ? NO_SEAT : 0, seats - 1];
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < least || seat === CHANCE || seat > most) return wrong('seat', seat);
  switch (fact) {
    case 'driver': {
      const { driver } = given;
      return typeof driver === 'string' && driver !== '' && driver.length <= MAX_NAME_LENGTH
        ? ok({ fact, seat, driver })
        : wrong('driver', driver);
    }
    case 'answers': {
      const answers = parseAdvance(kinds, given['answers']);
      return answers.ok ? ok({ fact, seat, answers: answers.value }) : fail(answers.error[0]!);
    }
    case 'away': {
      const { away, why } = given;
      if (typeof away !== 'boolean') return wrong('away', away);
      const known = ABSENCE_REASONS.find((each) => each === why);
      if (why === undefined) return ok({ fact, seat, away });
      return known !== undefined && away ? ok({ fact, seat, away, why: known }) : wrong('why', why);
    }
    case 'taken-back': {
      const { to } = given;
      return typeof to === 'number' && Number.isInteger(to) && to >= 0 ? ok({ fact, seat, to }) : wrong('to', to);
    }
    case 'hint':
      return ok({ fact, seat });
    case 'rest': {
      const { seats: resting } = given;
      return isSeats(resting, seats) ? ok({ fact, seat, seats: resting }) : wrong('seats', resting);
    }
    case 'commitment': {
      const { commitment } = given;
      return typeof commitment === 'string' && isHash(commitment) ? ok({ fact, seat, commitment }) : wrong('commitment', commitment);
    }
    case 'all-shown':
      return ok({ fact, seat });
    case 'opening': {
      const { salt, words } = given;
      const texts = typeof salt === 'string' && typeof words === 'string';
      return texts && checkContent({ salt, words }) === null ? ok({ fact, seat, salt, words }) : wrong(texts ? 'words' : 'salt', words);
    }
    case 'called-off': {
      const { notOpened } = given;
      return isSeats(notOpened, seats) ? ok({ fact, seat, notOpened }) : wrong('notOpened', notOpened);
    }
    default:
      return parseConsentFact(given, seat, { seats, wrong: problemAt }) ?? wrong('fact', fact);
  }
}

/** Seats in rising order. */
const isSeats = (list: unknown, seats: number): list is readonly Seat[] =>
  Array.isArray(list) && list.every((seat, i) => Number.isInteger(seat) && seat > (i === 0 ? -1 : list[i - 1]) && seat < seats);
