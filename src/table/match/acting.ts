import type { Game, Refusal, Seat } from '../../kit/index.ts';
import { refusal } from '../../kit/index.ts';
import type { Role } from './host-options.ts';
import type { NotKept } from './journal.ts';
import { notKept } from './journal.ts';
import type { Match } from './match.ts';
import type { Questions } from './questions.ts';
import { isHidden } from './questions.ts';
import type { Act } from './request.ts';
import { requestOf } from './request.ts';
import type { Riding, ToRide } from './riding.ts';
import type { RowLine } from './row-line.ts';
import { createSharing } from './sharing.ts';
import type { TableState } from './table-state.ts';

/** What it needs of its host. */
export interface ToAct<S, A, E> {
  readonly game: Pick<Game<unknown, S, A, E, unknown>, 'pending' | 'whyNot'>;
  readonly seats: number;
  readonly match: Pick<Match<S, A, E>, 'closed' | 'knows' | 'log' | 'prepare' | 'state'>;
  readonly questions: Pick<Questions<S, A>, 'kinds' | 'question'>;
  readonly line: Pick<RowLine, 'busy' | 'idle'>;
  readonly riding: Pick<Riding, 'deal' | 'hold' | 'ride'>;
  readonly keepActs: ToRide<S, A, E>['keepActs'];
  readonly table: () => TableState;
  readonly role: () => Role;
  readonly ended: () => boolean;
  /** A row could not be read, and nothing is decided on what stands before it. */
  readonly damaged: () => boolean;
  /** Paused, or ended by its people. */
  readonly rested: () => boolean;
  /** Whether it waits for somebody, or for nobody. */
  readonly halts: () => boolean;
  readonly isPerson: (seat: Seat) => boolean;
  /** Whether another host was quicker and its rows are known by now, so that it may be tried again on top of them. */
  readonly overtaken: (why: NotKept) => boolean;
}

/** An action that a seat sends by hand; it may be anything at all. Null: done and kept. */
export type Acting = (seat: Seat, action: unknown, tags: unknown) => Promise<Refusal | null>;

export function createActing<S, A, E>(host: ToAct<S, A, E>): Acting {
  const { game, match, questions, line, riding, isPerson } = host;
  /** Those on their way, by the sender's name for them. */
  const sharing = createSharing<string, Refusal | null>();

  /** Why nobody may act here now. */
  function whyNobody(id: string | undefined): Refusal | null {
    if (host.ended() || host.role() === 'follow') return refusal('table-not-here', '');
    if (host.damaged()) return refusal('table-damaged', '');
    const { envelopes, agreed } = host.table();
    if (match.closed) return refusal(envelopes.calledOff === null ? 'table-sealed-words' : 'table-called-off', '');
    return host.rested() && !match.knows(id) ? refusal(agreed.ended ? 'table-ended' : 'table-paused', '') : null;
  }

  async function once(request: Act<A>): Promise<Refusal | null> {
    let { after } = request;
    for (;;) {
      await line.idle();
      const nobody = whyNobody(request.id);
      if (nobody !== null) return nobody;
      const dealt = await riding.deal();
      if (dealt !== null && !host.overtaken(dealt)) return notKept(dealt);
      if (line.busy) continue;
      const before = match.state;
      const now = match.log.length;
      after ??= now;
      const question = questions.question(before);
      const asked = question.to === 'seat' && question.seat === request.seat && isPerson(request.seat);
      if (!match.knows(request.id) && after === now && !asked)
        return game.whyNot(before, request.seat, request.action) ?? refusal('table-not-asked', '');
      const preparing = match.prepare({ ...request, after });
      if (preparing.kind === 'refused') return preparing.refusal;
      if (preparing.kind === 'answered') return null;
      const { prepared } = preparing;
      const hidden = isHidden(questions.kinds, game.pending(before).kind);
      const kept = (): void => {
        // where chance has spoken there is nothing to take back
        if (prepared.entries.length === 1 && !host.halts()) riding.hold({ seat: request.seat, hidden });
        // the others are told that it goes on, whoever has answered
        void riding.ride();
      };
      const why = await host.keepActs(before, prepared, { byHand: true, kept });
      if (why === null) return null;
      if (!host.overtaken(why)) return notKept(why);
    }
  }

  return (seat, sent, tags) => {
    const request = requestOf<A>(host.seats, seat, { sent, tags });
    if ('code' in request) return Promise.resolve(request);
    const { id, action } = request;
    return id === undefined ? once(request) : sharing(id, { seat, action }, () => once(request));
  };
}
