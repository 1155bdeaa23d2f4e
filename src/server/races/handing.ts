import { fail, ok, type Problem, type Result, type Seat } from '../../kit/index.ts';
import { SECRET_PATTERN } from '../../protocol/index.ts';
import type { KeptRace, Store } from '../store/index.ts';
import type { Races, RacesOptions } from './contract.ts';
import type { Owning } from './owning.ts';
import { handSeatOn, readRoom } from './room.ts';
import { hashOf, newSecret } from './secrets.ts';
import { nowhere, untilUnchanged } from './tries.ts';

/** A table that could not be told that a seat is another's is told again, so often and after so many milliseconds. */
const [TELL_TRIES, TELL_AGAIN] = [60, 1_000];

interface HandingParts {
  readonly store: Store;
  readonly owning: Pick<Owning, 'open'>;
  readonly report: RacesOptions['report'];
  readonly find: (id: string) => Promise<KeptRace | null>;
  readonly riderOf: (id: string, token: string) => Promise<Result<Seat, readonly Problem[]>>;
}

/** A seat of a race that is ridden goes to another person, by a link that counts once. */
export function createHanding({ store, owning, report, find, riderOf }: HandingParts): Pick<Races, 'offer' | 'takeOver'> {
  /** Until the old owner's line has heard it. */
  async function tellTable(id: string, seat: Seat, tries = TELL_TRIES): Promise<void> {
    try {
      const told = await (await owning.open(id))?.handOn(seat);
      if (told) throw new Error(told.code);
    } catch (error) {
      report(error, 'telling that a seat was handed on');
      if (tries > 1) setTimeout(() => void tellTable(id, seat, tries - 1), TELL_AGAIN).unref();
    }
  }

  return {
    async offer(id, token) {
      const rider = await riderOf(id, token);
      if (!rider.ok) return rider;
      const race = await find(id);
      if (race?.phase !== 'riding') return fail([{ code: 'room-not-riding' }]);
      const link = newSecret();
      await store.addHanding(id, hashOf(link), rider.value);
      return ok(link);
    },
    takeOver(id, link, taker) {
      const token = newSecret();
      return untilUnchanged(async () => {
        const race = await find(id);
        if (race === null) return nowhere;
        if (race.phase !== 'riding') return fail([{ code: 'room-not-riding' }]);
        const seat = SECRET_PATTERN.test(link) ? await store.handing(id, hashOf(link)) : null;
        if (seat === null) return fail([{ code: 'room-link' }]);
        if ((await owning.open(id))?.full) return fail([{ code: 'table-full' }]);
        // nobody has two seats of one race: who has one rides the other by its token alone
        const has = taker === null ? null : await store.people.seatOf(id, taker);
        const person = has === null || has === seat ? taker : null;
        const room = JSON.stringify(handSeatOn(readRoom(race.room), seat, person));
        const to = { seat, token: hashOf(token), version: race.version, room, ...(person === null ? {} : { person }) };
        if (!(await store.handOn(id, hashOf(link), to))) return null;
        // it holds already, and the link is used up: whatever comes, he has his token; that the table is told may come later
        await tellTable(id, seat);
        return ok(token);
      });
    },
  };
}
