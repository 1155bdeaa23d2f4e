import { fail, NO_SEAT, ok, type Problem, type Result, type Seat } from '../../kit/index.ts';
import type { SeatToken } from '../store/index.ts';
import type { Races } from './contract.ts';
import { sharedToken } from '../../protocol/index.ts';
import { showEnvelope, type RoomEnvelopes } from './room-envelopes.ts';
import { freeSeat, leaveSeat, setReady, takeSeat, withEnvelopes, type RaceRules, type Room } from './room.ts';
import { hashOf, newSecret } from './secrets.ts';

/** The "seat" of the opener's token. */
export const OPENER: Seat = NO_SEAT;

/** Whether the owner of a token may start the race before all are ready, and free seats. */
export const mayBegin = (room: Room, who: Seat): boolean => who === OPENER || room.starter === 'riders';

export type RoomChangeResult = Result<{ readonly room: Room; readonly token?: SeatToken; readonly removedSeat?: Seat }, readonly Problem[]>;
export type ChangeRoom = (room: Room, rules: RaceRules) => RoomChangeResult;

/** Changes a room's envelopes. Problem: `room-no-envelopes`. */
export function updateEnvelopes(
  room: Room,
  how: (envelopes: RoomEnvelopes) => Result<RoomEnvelopes, readonly Problem[]>,
): Result<{ readonly room: Room }, readonly Problem[]> {
  if (room.envelopes === undefined) return fail([{ code: 'room-no-envelopes' }]);
  const next = how(room.envelopes);
  return next.ok ? ok({ room: withEnvelopes(room, next.value) }) : next;
}

interface SeatRequestDeps {
  /** Changes a room before the start, and starts the race if that makes it ready. */
  readonly changeRoom: (id: string, how: ChangeRoom) => Promise<Result<null, readonly Problem[]>>;
  readonly seatOf: Races['seatOf'];
  readonly riderOf: (id: string, token: string) => Promise<Result<Seat, readonly Problem[]>>;
}

/** What people do with seats before the start. */
export function createSeatRequests({
  changeRoom,
  seatOf,
  riderOf,
}: SeatRequestDeps): Pick<Races, 'takeSeat' | 'leaveSeat' | 'freeSeat' | 'setReady'> {
  return {
    async takeSeat(id, seat, { opener, device, ...rider }) {
      const token = newSecret();
      const deviceOf = device === undefined ? null : await riderOf(id, device);
      if (deviceOf?.ok === false) return deviceOf;
      const who = {
        // a person has one seat of a race
        ...(deviceOf === null ? rider : { ...rider, person: null }),
        isHost: opener !== undefined && (await seatOf(id, opener)) === OPENER,
        deviceOf: deviceOf?.value,
      };
      const taken = await changeRoom(id, (room, rules) => {
        const next = takeSeat(room, seat, who, rules);
        const { person } = who;
        if (!next.ok) return next;
        // the token of the device's own seat is good for a shared one
        if (device !== undefined) return ok({ room: next.value });
        return ok({ room: next.value, token: { hash: hashOf(token), seat, ...(person === null ? {} : { person }) } });
      });
      if (!taken.ok) return taken;
      return ok(device === undefined ? token : sharedToken(device, seat));
    },
    async leaveSeat(id, token) {
      const rider = await riderOf(id, token);
      if (!rider.ok) return rider;
      const seat = rider.value;
      return changeRoom(id, (room) => ok({ room: leaveSeat(room, seat), removedSeat: seat }));
    },
    async freeSeat(id, seat, token) {
      const who = await seatOf(id, token);
      if (who === null) return fail([{ code: 'room-token' }]);
      return changeRoom(id, (room) => {
        if (!mayBegin(room, who)) return fail([{ code: 'room-token' }]);
        const freed = freeSeat(room, seat, who === OPENER ? 'any' : 'not-ready');
        return freed.ok ? ok({ room: freed.value, removedSeat: seat }) : freed;
      });
    },
    async setReady(id, token, request) {
      const rider = await riderOf(id, token);
      if (!rider.ok) return rider;
      const seat = rider.value;
      const { commitment } = request;
      return changeRoom(id, (room) => {
        const ready = setReady(room, seat, request);
        if (!ready.ok) return ready;
        return request.ready && commitment !== undefined
          ? updateEnvelopes(ready.value, (envelopes) => showEnvelope(envelopes, seat, commitment))
          : ok({ room: ready.value });
      });
    },
  };
}
