/** What people at this screen have answered in advance: kept in the browser beside the race, and how long such an answer stays on screen. */
import type { AdvanceQuestion, Seat } from '../../kit/index.ts';
import type { AdvanceAnswers, Desk, Said } from '../../table/index.ts';
import { PACES, type Pace } from './pace.ts';
import { readAnswers, writeAnswers } from './saved.ts';

/** A question put to every seat after every turn is answered in a third of a step, or a race of six would be spent waiting. */
const SHARE_OF_A_STEP = 1 / 3;

/** Whether a kind of question is put to every seat, able or not, so that nobody may learn why an answer to it is as it is. */
export const isHidden = (questions: readonly AdvanceQuestion[], kind: string): boolean =>
  questions.some((question) => question.kind === kind && question.asks === 'every-seat');

/** How long the answer to a kind of question stays away after it was put, in milliseconds: the same for every seat and however the answer was found. */
export function lengthOf(questions: readonly AdvanceQuestion[], kind: string, pace: Pace): number {
  return PACES[pace] * (isHidden(questions, kind) ? SHARE_OF_A_STEP : 1);
}

/** Gives the desk what was kept. What cannot be read, or does not fit these questions, was never said. */
export function recallAnswers<A>(id: string, seats: readonly Seat[], desk: Desk<A>): void {
  const kept = parse(readAnswers(id));
  for (const seat of seats) if (kept[seat] !== undefined) desk.answer(seat, kept[seat]);
}

function parse(text: string | null): Readonly<Record<number, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<number, unknown>>) : {};
  } catch {
    return {};
  }
}

export function rememberAnswers<A>(id: string, seats: readonly Seat[], desk: Desk<A>): void {
  const all: Record<number, AdvanceAnswers> = {};
  for (const seat of seats) all[seat] = desk.answers(seat);
  // where nothing can be kept they hold for this visit
  writeAnswers(id, JSON.stringify(all));
}

/** What comes of a common question at one screen: these want to be asked when the rules come to them. */
export const spokenUp = <A>(seats: readonly Seat[]): ReadonlyMap<Seat, Said<A>> => new Map(seats.map((seat) => [seat, 'ask']));
