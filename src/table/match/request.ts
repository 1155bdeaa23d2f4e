import type { Refusal, Seat } from '../../kit/index.ts';
import { isWhole, plainCopy, refusal, parseSeat } from '../../kit/index.ts';

/** A request to act. */
export interface ActionRequest<Action> {
  readonly seat: Seat;
  readonly action: Action;
  /** The sender's own name for it. Sent again with the same id it is answered as the first time, and acts no more. */
  readonly id?: string;
  /** The number of entries the sender knew. The request is refused as `table-stale` where there are more by now. */
  readonly after?: number;
}

/** Printable ASCII. */
const ID = /^[ -~]{1,64}$/;

/**
 * Reads anything at all as a request; each of its fields is read once. Whether its action is allowed is for the game to say. Never throws.
 * Refusals: `no-such-action` (no request at all), `table-id`, `table-after` (no number of entries).
 * @returns a request of NO_SEAT where there is no such seat
 * @param seats how many there are
 */
export function readRequest<A>(seats: number, request: unknown): ActionRequest<A> | Refusal {
  if (typeof request !== 'object' || request === null) return refusal('no-such-action', '');
  let fields: Partial<Record<keyof ActionRequest<A>, unknown>>;
  try {
    const { seat, action, id, after } = request as typeof fields;
    fields = { seat, action, id, after };
  } catch {
    // A getter or proxy of the sender threw.
    return refusal('no-such-action', '');
  }
  const { action, id, after } = fields;
  const seat = parseSeat(seats, fields.seat);
  if (id !== undefined && (typeof id !== 'string' || !ID.test(id))) return refusal('table-id', '');
  if (after !== undefined && !isWhole(after, 0, Number.MAX_SAFE_INTEGER)) return refusal('table-after', '');
  return { seat, action: action as A, ...(id === undefined ? {} : { id }), ...(after === undefined ? {} : { after }) };
}

/**
 * The request of a seat as a copy, because its sender may change what was sent while it is on its way. The seat is the link's, not the sender's to choose. Never throws.
 * Refusals: those of `readRequest`, and `no-such-action` where the action is no plain data.
 * @param sent the action; `tags` its `id` and `after`: anything at all
 */
export function requestOf<A>(
  seats: number,
  seat: Seat,
  { sent, tags }: { readonly sent: unknown; readonly tags: unknown },
): ActionRequest<A> | Refusal {
  const action = plainCopy(sent) as A | undefined;
  if (action === undefined) return refusal('no-such-action', '');
  const given = tags as Partial<Record<'id' | 'after', unknown>> | null | undefined;
  return readRequest<A>(seats, {
    ...{ seat, action },
    get id() {
      return given?.id;
    },
    get after() {
      return given?.after;
    },
  });
}
