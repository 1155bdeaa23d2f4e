import { fail, ok, type Problem, type Refusal, type Result, type Seat } from '../../kit/index.ts';
import { SECRET_PATTERN } from '../../protocol/index.ts';
import type { StoredRace, Store } from '../store/index.ts';
import type { Races, RacesOptions } from './contract.ts';
import type { OpenRace } from './open-race-interface.ts';
import type { RaceOwnership } from './race-ownership.ts';
import {
  handSeatOn,
  isSubstituteToken,
  readRoom,
  seatOfSubstitute,
  seatsSharedWith,
  withPerson,
  withSubstitute,
  type Room,
} from './room.ts';
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

/**
 * Hands a seat of a running race to another person by a link that works once: for good by its owner, or to a substitute by the others. The owner's tokens stay valid
 * beside those of a substitute, so that the owner can come back from any browser.
 */
export function createHandOver({
  store,
  ownership,
  report,
  find,
  riderOf,
}: HandOverDeps): Pick<Races, 'offerSeat' | 'takeOverSeat' | 'reclaimSeat' | 'addPersonToSeat'> {
  /** Retries until the table knows, because that also makes old connections check their tokens. */
  async function notifyTable(id: string, how: (race: OpenRace) => Promise<Refusal | null>, tries = MAX_NOTIFY_TRIES): Promise<void> {
    try {
      const opened = await ownership.open(id);
      const refused = opened === null ? null : await how(opened);
      if (refused) throw new Error(refused.code);
    } catch (error) {
      report(error, 'notifying a table of a new owner');
      if (tries > 1) setTimeout(() => void notifyTable(id, how, tries - 1), NOTIFY_RETRY_MS).unref();
    }
  }

  /** Whether the table has agreed on a substitute for a seat whose owner is still away. */
  async function isInvited(id: string, seat: Seat): Promise<boolean> {
    const opened = await ownership.open(id);
    await opened?.catchUp();
    return opened?.isSubstituteInvited(seat) ?? false;
  }

  async function inviteSubstitute(id: string, seat: Seat): Promise<Result<string, readonly Problem[]>> {
    const link = newSecret();
    return retryUntilUnchanged(async () => {
      const race = await find(id);
      if (race === null) return raceUnknown;
      if (!(await isInvited(id, seat))) return fail([{ code: 'room-not-invited' }]);
      const room = readRoom(race.room);
      const next = withSubstitute(room, seat, { ...room.seats[seat]?.substitute, link: hashOf(link) });
      return (await store.changeRoom(id, race.version, { room: JSON.stringify(next) })) ? ok(link) : null;
    });
  }

  /** Null: the race has changed meanwhile. */
  async function takeAsSubstitute(race: StoredRace, room: Room, link: string): Promise<Result<string, readonly Problem[]> | null> {
    const { id } = race;
    const seat = seatOfSubstitute(room, 'link', hashOf(link));
    if (seat === null || !(await isInvited(id, seat))) return fail([{ code: 'room-link' }]);
    const token = newSecret();
    const changed = await store.changeRoom(id, race.version, {
      room: JSON.stringify(withSubstitute(room, seat, { token: hashOf(token) })),
      token: { hash: hashOf(token), seat },
      removedToken: room.seats[seat]?.substitute?.token,
    });
    if (!changed) return null;
    await notifyTable(id, (opened) => opened.setSubstitute(seat, 'playing'));
    return ok(token);
  }

  async function isSubstitute(id: string, token: string): Promise<boolean> {
    const race = await find(id);
    return race !== null && isSubstituteToken(readRoom(race.room), token);
  }

  /** The seat of a token, if the token is its owner's and not a substitute's. */
  async function ownerOf(id: string, token: string): Promise<Result<Seat, readonly Problem[]>> {
    const rider = await riderOf(id, token);
    return rider.ok && (await isSubstitute(id, token)) ? fail([{ code: 'room-token' }]) : rider;
  }

  return {
    async addPersonToSeat(id, token, person) {
      const owner = await ownerOf(id, token);
      if (!owner.ok) return owner;
      const seat = owner.value;
      return retryUntilUnchanged(async () => {
        const race = await find(id);
        if (race === null) return raceUnknown;
        const room = readRoom(race.room);
        const known = room.seats[seat]?.person;
        if (known === person) return ok(null);
        if (known !== undefined || room.seats.some((each) => each.person === person)) return fail([{ code: 'room-seated' }]);
        const change = { room: JSON.stringify(withPerson(room, seat, person)), addedPerson: { person, seat } };
        return (await store.changeRoom(id, race.version, change)) ? ok(null) : null;
      });
    },
    async offerSeat(id, token, wanted) {
      const rider = await riderOf(id, token);
      if (!rider.ok) return rider;
      const race = await find(id);
      if (race?.phase !== 'riding') return fail([{ code: 'room-not-riding' }]);
      const own = rider.value;
      if (wanted !== null && wanted !== own) return inviteSubstitute(id, wanted);
      // those who share the device would come with it
      if (seatsSharedWith(readRoom(race.room), own).length > 0) return fail([{ code: 'room-device-shared' }]);
      // the seat is not the substitute's to give away
      if (await isSubstitute(id, token)) return fail([{ code: 'room-token' }]);
      const link = newSecret();
      await store.addHandOver(id, hashOf(link), own);
      return ok(link);
    },
    takeOverSeat(id, link, taker) {
      const token = newSecret();
      return retryUntilUnchanged(async () => {
        const race = await find(id);
        if (race === null) return raceUnknown;
        if (race.phase !== 'riding') return fail([{ code: 'room-not-riding' }]);
        if (!SECRET_PATTERN.test(link)) return fail([{ code: 'room-link' }]);
        if ((await ownership.open(id))?.isFull) return fail([{ code: 'table-full' }]);
        const seat = await store.seatOfHandOver(id, hashOf(link));
        if (seat === null) return takeAsSubstitute(race, readRoom(race.room), link);
        // a person owns one seat of a race; a second one belongs to its token alone
        const has = taker === null ? null : await store.people.seatOf(id, taker);
        const person = has === null || has === seat ? taker : null;
        const room = JSON.stringify(handSeatOn(readRoom(race.room), seat, person));
        const to = { seat, token: hashOf(token), version: race.version, room, ...(person === null ? {} : { person }) };
        if (!(await store.completeHandOver(id, hashOf(link), to))) return null;
        // the hand-over is stored and the link is used up, so the new owner gets the token even if the notification fails
        await notifyTable(id, (opened) => opened.transferSeat(seat));
        return ok(token);
      });
    },
    async reclaimSeat(id, token) {
      const owner = await ownerOf(id, token);
      if (!owner.ok) return owner;
      const seat = owner.value;
      return retryUntilUnchanged(async () => {
        const race = await find(id);
        if (race === null) return raceUnknown;
        const room = readRoom(race.room);
        const removedToken = room.seats[seat]?.substitute?.token;
        const change = { room: JSON.stringify(withSubstitute(room, seat, undefined)), removedToken };
        if (!(await store.changeRoom(id, race.version, change))) return null;
        await notifyTable(id, (opened) => opened.setSubstitute(seat, 'gone'));
        return ok(null);
      });
    },
  };
}
