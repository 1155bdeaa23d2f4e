import type { Refusal, Seat } from '../../kit/index.ts';
import { isWhole, plainCopy, refusal, seatOrNobody } from '../../kit/index.ts';

/** A request to act. */
export interface Act<Action> {
  readonly seat: Seat;
  readonly action: Action;
  /** The sender's own name for it, `ID`: the same id again is answered as the first time and acts no more. */
  readonly id?: string;
  /** The number of entries the sender knew of; refused as `table-stale` where there are more by now. */
  readonly after?: number;
}

/** The sender's name for an action: printable ASCII. */
const ID = /^[ -~]{1,64}$/;

/**
 * Anything at all as a request; each of its fields is looked at once. What its action is worth is for the game to say.
 * Refusals: `no-such-action` (no request at all), `table-id`, `table-after` (no number of entries). Never throws.
 * @returns a request of NOBODY where there is no such seat
 * @param seats how many there are
 */
export function readRequest<A>(seats: number, request: unknown): Act<A> | Refusal {
  if (typeof request !== 'object' || request === null) return refusal('no-such-action', '');
  let fields: Partial<Record<keyof Act<A>, unknown>>;
  try {
    const { seat, action, id, after } = request as typeof fields;
    fields = { seat, action, id, after };
  } catch {
    // the sender's own getter or proxy
    return refusal('no-such-action', '');
  }
  const { action, id, after } = fields;
  const seat = seatOrNobody(seats, fields.seat);
  if (id !== undefined && (typeof id !== 'string' || !ID.test(id))) return refusal('table-id', '');
  if (after !== undefined && !isWhole(after, 0, Number.MAX_SAFE_INTEGER)) return refusal('table-after', '');
  return { seat, action: action as A, ...(id === undefined ? {} : { id }), ...(after === undefined ? {} : { after }) };
}

/**
 * The request of a seat as a copy of our own: its sender may change what he has sent while it is on its way, but whose it is he cannot say. Refusals as `readRequest`,
 * and `no-such-action` where the action is no plain data. Never throws.
 * @param sent the action and, apart, its `id` and `after`: anything at all
 */
export function requestOf<A>(
  seats: number,
  seat: Seat,
  { sent, tags }: { readonly sent: unknown; readonly tags: unknown },
): Act<A> | Refusal {
  const action = plainCopy(sent) as A | undefined;
  if (action === undefined) return refusal('no-such-action', '');
  const by = tags as Partial<Record<'id' | 'after', unknown>> | null | undefined;
  return readRequest<A>(seats, {
    ...{ seat, action },
    get id() {
      return by?.id;
    },
    get after() {
      return by?.after;
    },
  });
}
