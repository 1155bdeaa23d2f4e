import { fail, ok, type Problem, type Result, type Seat } from '../../kit/index.ts';
import { SECRET_PATTERN } from '../../protocol/index.ts';
import type { StoredRace, Store } from '../store/index.ts';
import type { Races, RacesOptions } from './contract.ts';
import type { RaceOwnership } from './race-ownership.ts';
import { handSeatOn, readRoom } from './room.ts';
import { hashOf, newSecret } from './secrets.ts';
import { raceUnknown, retryUntilUnchanged } from './retry.ts';

/** How often, and after what time, a failed notification of the table is retried. */
const [MAX_NOTIFY_TRIES, NOTIFY_RETRY_MS] = [60, 1_000];

interface HandOverDeps {
  readonly store: Store;
  readonly ownership: Pick<RaceOwnership, 'open'>;
  readonly report: RacesOptions['report'];
  readonly find: (id: string) => Promise<StoredRace | null>;
  readonly riderOf: (id: string, token: string) => Promise<Result<Seat, readonly Problem[]>>;
}

/** Hands a seat of a running race to another person by a link that works once. */
export function createHandOver({ store, ownership, report, find, riderOf }: HandOverDeps): Pick<Races, 'offerSeat' | 'takeOverSeat'> {
  /** Retries until the old owner's connection has been informed. */
  async function notifyTable(id: string, seat: Seat, tries = MAX_NOTIFY_TRIES): Promise<void> {
    try {
      const refused = await (await ownership.open(id))?.transferSeat(seat);
      if (refused) throw new Error(refused.code);
    } catch (error) {
      report(error, 'notifying a table of a new owner');
      if (tries > 1) setTimeout(() => void notifyTable(id, seat, tries - 1), NOTIFY_RETRY_MS).unref();
    }
  }

  return {
    async offerSeat(id, token) {
      const rider = await riderOf(id, token);
      if (!rider.ok) return rider;
      const race = await find(id);
      if (race?.phase !== 'riding') return fail([{ code: 'room-not-riding' }]);
      const link = newSecret();
      await store.addHandOver(id, hashOf(link), rider.value);
      return ok(link);
    },
    takeOverSeat(id, link, taker) {
      const token = newSecret();
      return retryUntilUnchanged(async () => {
        const race = await find(id);
        if (race === null) return raceUnknown;
        if (race.phase !== 'riding') return fail([{ code: 'room-not-riding' }]);
        const seat = SECRET_PATTERN.test(link) ? await store.seatOfHandOver(id, hashOf(link)) : null;
        if (seat === null) return fail([{ code: 'room-link' }]);
        if ((await ownership.open(id))?.isFull) return fail([{ code: 'table-full' }]);
        // a person owns one seat of a race; a second one belongs to its token alone
        const has = taker === null ? null : await store.people.seatOf(id, taker);
        const person = has === null || has === seat ? taker : null;
        const room = JSON.stringify(handSeatOn(readRoom(race.room), seat, person));
        const to = { seat, token: hashOf(token), version: race.version, room, ...(person === null ? {} : { person }) };
        if (!(await store.completeHandOver(id, hashOf(link), to))) return null;
        // the hand-over is stored and the link is used up, so the new owner gets the token even if the notification fails
        await notifyTable(id, seat);
        return ok(token);
      });
    },
  };
}
