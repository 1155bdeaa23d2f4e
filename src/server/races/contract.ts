import type { Content, Problem, Result, Seat } from '../../kit/index.ts';
import type { BringRequest, OpenRequest, ReadyRequest, RoomDto } from '../../protocol/index.ts';
import type { Opening, RaceEnd } from '../../table/index.ts';
import type { Notices } from '../notices/index.ts';
import type { StoredRace, Store } from '../store/index.ts';
import type { AddressBudget, AddressLimits } from './address-budget.ts';
import type { BotRunner } from './bot-runner.ts';
import type { OpenRace } from './open-race-interface.ts';
import type { RaceCounts } from './race-ownership.ts';
import type { CheckRunner } from './race-checks.ts';

/** The races of this server. Every call answers when its effect is stored; ids and tokens are secrets (`SECRET_PATTERN`). */
export interface Races {
  /** What each address may use of this process, here and elsewhere. */
  readonly budget: AddressBudget;
  /**
   * Opens a race with empty seats.
   * @param address pays for checking the set-up and for the bytes stored; problem `wire-often` where it has used up its budget
   * @returns its id, and the opener's token
   */
  open(request: OpenRequest, address: string): Promise<Result<{ readonly id: string; readonly token: string }, readonly Problem[]>>;
  /** Continues a race that was begun on one screen, once its seats are taken. Answers like `open`. */
  bring(request: BringRequest, address: string): Promise<Result<{ readonly id: string; readonly token: string }, readonly Problem[]>>;
  /** The open record of a race, seed included, for its only rider to finish elsewhere. The server then puts the race away for good. */
  takeHome(id: string, token: string): Promise<Result<string, readonly Problem[]>>;
  /** Null: unknown race. */
  findRoom(id: string): Promise<RoomDto | null>;
  /** A room as it was read from the store, and whether the token is that of a substitute in it; null: unknown race. */
  findRoomFor(
    id: string,
    token: string,
  ): Promise<{ readonly room: RoomDto; readonly isSubstitute: boolean; readonly stored: StoredRace } | null>;
  /** The listed races, by phase. */
  lobby(): Promise<readonly RoomDto[]>;
  /** The public view of a stored race; null: this server does not know its game. */
  roomOf(race: StoredRace): Promise<RoomDto | null>;
  /**
   * Whether the race waits for this seat, or one that shares its device, as far as everyone may know it. Questions to several seats, and hidden ones, do not count. Null: it does not wait.
   * `left`: milliseconds on the seat's clock; null where no clock runs.
   */
  turnOf(race: StoredRace, seat: Seat): Promise<{ readonly left: number | null } | null>;
  /** Frees the seat of a deleted person before the start; afterwards a bot plays it under the set-up's name. A race that was moved to a browser stays away. */
  removePerson(id: string, seat: Seat): Promise<Result<null, readonly Problem[]>>;
  /** Takes a deleted person's name off a seat that has another owner. */
  removeName(id: string, seat: Seat): Promise<Result<null, readonly Problem[]>>;
  /**
   * @param rider `opener`: the opener's token, which makes the rider the host in the eyes of all. `device`: the token of the seat whose device the rider shares
   * @returns the seat's token; of a shared seat, the one of the device with the number of the seat
   */
  takeSeat(
    id: string,
    seat: Seat,
    rider: {
      readonly name: string;
      readonly person: string | null;
      readonly opener?: string | undefined;
      readonly device?: string | undefined;
    },
  ): Promise<Result<string, readonly Problem[]>>;
  leaveSeat(id: string, token: string): Promise<Result<null, readonly Problem[]>>;
  /**
   * Frees another person's seat before the start, for those who may begin. A player may free only seats that are not ready; the opener may free all.
   * Problems: `room-token`, `room-cannot-free` (a bot's, free already, or ready), `table-envelopes-shown` (the dice depend on this person by now).
   */
  freeSeat(id: string, seat: Seat, token: string): Promise<Result<null, readonly Problem[]>>;
  /** The race starts when the last rider is ready. `commitment`: the rider's sealed envelope. */
  setReady(id: string, token: string, request: ReadyRequest): Promise<Result<null, readonly Problem[]>>;
  /** Opens a rider's envelope, once all are in. The race starts with the last one. */
  openEnvelope(id: string, token: string, opening: Opening): Promise<Result<null, readonly Problem[]>>;
  /** Starts the envelopes again under a new seal, because a rider has not opened; that rider is named. */
  sealAnew(id: string, token: string): Promise<Result<null, readonly Problem[]>>;
  /** Starts the race before all seats are ready; bots ride the empty ones. `RoomDto.starter` says who may. */
  begin(id: string, token: string): Promise<Result<null, readonly Problem[]>>;
  /** The id of the rematch, which the first request creates. Needs a token of the finished race. */
  rematch(id: string, token: string): Promise<Result<string, readonly Problem[]>>;
  /** Resumes a race that was put away. Problem: `room-home` (its only rider has it). */
  wake(id: string): Promise<Result<null, readonly Problem[]>>;
  /** The seat of a token or credential; `OPENER` for the opener; null: unknown. */
  seatOf(id: string, token: string): Promise<Seat | null>;
  /**
   * @param seat another player's: the link is for a substitute. Problems: `room-not-invited` (the table has not agreed, or the player is back), `room-device-shared` (other players would lose their device)
   * @returns the secret of a link that hands the seat on, once. An earlier link stops working
   */
  offerSeat(id: string, token: string, seat: Seat | null): Promise<Result<string, readonly Problem[]>>;
  /** Adds the race to the list of the person who has the seat. Problem: `room-seated` (the seat has another person, or the person another seat). */
  addPersonToSeat(id: string, token: string, person: string): Promise<Result<null, readonly Problem[]>>;
  /** The owner of a seat plays again, and the substitute's token stops working. */
  reclaimSeat(id: string, token: string): Promise<Result<null, readonly Problem[]>>;
  /**
   * Takes a seat over by its link; the old token stops working.
   * @param person the new owner, if known. The race is added to that person's list, unless the person has another seat of it
   * @returns the seat's new token
   */
  takeOverSeat(id: string, link: string, person: string | null): Promise<Result<string, readonly Problem[]>>;
  /** Null: not over, or unknown. */
  recordOf(id: string): Promise<string | null>;
  /** The final table with the names and deeds of its people, for a season; null: not over, or unknown. */
  endOf(id: string): Promise<RaceEnd | null>;
  /** The race with its host; null before the start. @param stored as it was just read from the store */
  openRace(id: string, stored?: StoredRace): Promise<OpenRace | null>;
  /** A client of this seat looks at the room before the start. Call the result when it leaves, or the race has begun. */
  enterRoom(id: string, seat: Seat): () => void;
  /** Calls the listener when this or another process has changed the room, or a person has come or gone. */
  subscribe(id: string, listener: () => void): () => void;
  /** Milliseconds since 1970, by the clock that all processes share. */
  now(): number;
  /** `broken`: open races that stand still because of a fault; `waiting`: decisions of bots that wait for a thread, or for someone to watch. */
  counts(): RaceCounts & { readonly waiting: number };
  /** Hands all races over to other processes. Requests in progress still find them in the store until `close`. */
  handOver(): Promise<void>;
  /** Hands the races over, unless `handOver` has. */
  close(): Promise<void>;
}

export interface RacesOptions {
  readonly store: Store;
  readonly content: Content;
  readonly report: (error: unknown, doing: string) => void;
  /** Decides for bots; left out: this thread. The caller closes it. */
  readonly bots?: BotRunner;
  /** How long this process counts as alive after its last heartbeat. */
  readonly leaseMs?: number;
  /** How long after the last connection was lost a person counts as missing. */
  readonly missingAfterMs?: number;
  /** As `RaceOwnershipOptions.maxIdleRows`. */
  readonly maxIdleRows?: number;
  /** Milliseconds since 1970; left out: the store's time. */
  readonly now?: () => number;
  /** Sends notices to people whose turn it is; left out: no notices. */
  readonly notices?: Notices;
  /** As `RaceOwnershipOptions.turnNoticeAfterMs`. */
  readonly turnNoticeAfterMs?: number;
  /** Checks new races in another thread; null or left out: in this one. `Races.close` closes it. */
  readonly checkRunner?: CheckRunner | null;
  /** How long after its start, and after its clock was set, a process puts no race away and deletes none; left out: `CLOCK_TRUST_MS`. */
  readonly clockTrustMs?: number;
  /** What an address may use of this process; left out: `ADDRESS_LIMITS`. */
  readonly addressLimits?: AddressLimits;
  /** Whether a race may have this webhook; left out: none. */
  readonly isAllowedHook?: (url: string) => boolean;
}
