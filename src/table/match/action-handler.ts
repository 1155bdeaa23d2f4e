import type { Game, Refusal, Seat } from '../../kit/index.ts';
import { CHANCE, refusal } from '../../kit/index.ts';
import type { Autoplay } from './autoplay.ts';
import type { Decisions } from './decisions.ts';
import { HUMAN } from './driver.ts';
import type { HostState } from './host-state.ts';
import type { Progress } from './progress.ts';
import { appendRefusal } from './journal.ts';
import type { RaceLedger } from './ledger.ts';
import type { Questions } from './questions.ts';
import { isHidden } from './questions.ts';
import type { ActionRequest } from './request.ts';
import { requestOf } from './request.ts';
import type { RowWriter } from './row-writer.ts';
import { createSharedWork } from './shared-work.ts';

export interface ActionHandlerParts<S, A, E> {
  readonly game: Pick<Game<unknown, S, A, E, unknown>, 'pending' | 'whyNot'>;
  readonly seats: number;
  readonly ledger: RaceLedger<S, A, E>;
  readonly decisions: Decisions<S, A, E>;
  readonly questions: Questions<S, A>;
  readonly writer: RowWriter<S, A, E>;
  readonly autoplay: Autoplay;
  readonly progress: Progress<A>;
  readonly state: HostState;
}

/** The `act` of a seat's link: handles an action that a person sends by hand; it may be anything at all. Null: done and stored. */
export type ActionHandler = (seat: Seat) => (action: unknown, tags: unknown) => Promise<Refusal | null>;

export function createActionHandler<S, A, E>(parts: ActionHandlerParts<S, A, E>): ActionHandler {
  const { game, seats, ledger, decisions, questions, writer, autoplay, progress, state } = parts;
  /** The requests on their way, by their ids. */
  const sharedWork = createSharedWork<string, Refusal | null>();

  /** Why no seat may act now; null: the seat that is asked may. */
  function whyClosed(id: string | undefined): Refusal | null {
    if (!state.isHere) return refusal('table-not-here', '');
    if (ledger.damage !== null) return refusal('table-damaged', '');
    const { envelopes, consent } = ledger.table;
    if (decisions.isSealed) return refusal(envelopes.calledOff === null ? 'table-sealed-words' : 'table-called-off', '');
    return progress.isPaused() && !decisions.knows(id) ? refusal(consent.ended ? 'table-ended' : 'table-paused', '') : null;
  }

  async function handle(request: ActionRequest<A>): Promise<Refusal | null> {
    let { after } = request;
    for (;;) {
      await writer.idle();
      const closed = whyClosed(request.id);
      if (closed !== null) return closed;
      const dealFailure = await autoplay.deal();
      if (dealFailure !== null && !writer.isOvertaken(dealFailure)) return appendRefusal(dealFailure);
      if (writer.isBusy) continue;
      const entries = ledger.entries.length;
      after ??= entries;
      const question = questions.question(ledger.state);
      const isPerson = ledger.table.drivers[request.seat] === HUMAN;
      const answersChance = question.to === 'chance' && decisions.isTyped && isPerson;
      const isAsked = answersChance || (question.to === 'seat' && question.seat === request.seat && isPerson);
      const seat = answersChance ? CHANCE : request.seat;
      if (!decisions.knows(request.id) && after === entries && !isAsked)
        return game.whyNot(ledger.state, request.seat, request.action) ?? refusal('table-not-asked', '');
      const result = decisions.decide({ ...request, seat, after });
      if (result.kind === 'refused') return result.refusal;
      if (result.kind === 'answered') return null;
      const { decision } = result;
      const hidden = isHidden(questions.kinds, game.pending(decision.before).kind);
      const failure = await writer.storeDecision(decision, {
        author: 'person',
        onApplied() {
          // Where chance has answered there is nothing to take back.
          if (decision.entries.length === 1 && !progress.hasHalted()) autoplay.startHold({ seat: request.seat, hidden });
          // After any answer the others see that the race goes on.
          void autoplay.run();
        },
      });
      if (failure === null) return null;
      if (!writer.isOvertaken(failure)) return appendRefusal(failure);
    }
  }

  return (seat) => (sent, tags) => {
    const request = requestOf<A>(seats, seat, { sent, tags });
    if ('code' in request) return Promise.resolve(request);
    const { id, action } = request;
    return id === undefined ? handle(request) : sharedWork(id, { seat, action }, () => handle(request));
  };
}
