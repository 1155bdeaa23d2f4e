import type { Content, Problem, Result, Seat } from '../../kit/index.ts';
import type { BringRequest, OpenRequest, ReadyRequest, RoomDto } from '../../protocol/index.ts';
import type { Opening } from '../../table/index.ts';
import type { Notices } from '../notices/index.ts';
import type { KeptRace, Store } from '../store/index.ts';
import type { Thinkers } from './bots.ts';
import type { OpenRace } from './open-race.ts';

/** The races of this server: opened, taken seats at, begun, ridden, looked at. Every call answers when what it says is kept. */
export interface Races {
  /** @returns the race's id, and the token of whoever has opened it */
  open(asked: OpenRequest): Promise<Result<{ readonly id: string; readonly token: string }, readonly Problem[]>>;
  /** Goes on with a race that was begun at one screen, once its seats are taken; answers as `open`. */
  bring(asked: BringRequest): Promise<Result<{ readonly id: string; readonly token: string }, readonly Problem[]>>;
  /** The open record of a race whose only rider takes it home, its envelope opened; it is put away here. */
  takeHome(id: string, token: string): Promise<Result<string, readonly Problem[]>>;
  /** Null: there is no such race. */
  see(id: string): Promise<RoomDto | null>;
  /** Races open to all: that gather riders, are ridden, or are over. */
  lobby(): Promise<readonly RoomDto[]>;
  /** As everybody may know it; null: of a game that is not here. */
  tell(race: KeptRace): Promise<RoomDto | null>;
  /**
   * That the race waits for this seat, as everybody may see it: what is asked of several, or of one whom nobody may know, does not count. Null: it does not.
   * `left`: milliseconds of its time; null where no clock runs.
   */
  turnOf(race: KeptRace, seat: Seat): Promise<{ readonly left: number | null } | null>;
  /** The person of a seat is no more: it is free where the race has not begun, else a bot rides it, under the name of the set-up; what was taken home stays away. */
  forget(id: string, seat: Seat): Promise<Result<null, readonly Problem[]>>;
  /** A seat bears the name of somebody who is no more, and is another's. */
  forgetName(id: string, seat: Seat): Promise<Result<null, readonly Problem[]>>;
  /** The seat's token, by which its owner is known from now on. */
  take(id: string, seat: Seat, who: { readonly name: string; readonly person: string | null }): Promise<Result<string, readonly Problem[]>>;
  leave(id: string, token: string): Promise<Result<null, readonly Problem[]>>;
  /** With the last one the race begins. `commitment`: what he brings to the dice, in a sealed envelope. */
  ready(id: string, token: string, request: ReadyRequest): Promise<Result<null, readonly Problem[]>>;
  /** He opens it, when all lie on the table; with the last one the race begins. */
  openWords(id: string, token: string, opening: Opening): Promise<Result<null, readonly Problem[]>>;
  /** Since somebody has not opened, all is sealed anew, and he is named. */
  sealAnew(id: string, token: string): Promise<Result<null, readonly Problem[]>>;
  /** Whoever may (`Room.starter`) has it begin before all are there; bots ride the empty seats. */
  begin(id: string, token: string): Promise<Result<null, readonly Problem[]>>;
  /** The race that the same people ride next, made where it is not; to be asked for by whoever has a token of the one that is over. */
  rematch(id: string, token: string): Promise<Result<string, readonly Problem[]>>;
  /** Goes on with a race that was put away. Problem: `room-home` (its only rider has it). */
  wake(id: string): Promise<Result<null, readonly Problem[]>>;
  /** Whose token it is: a seat; `OPENER`; null: nobody's. */
  whose(id: string, token: string): Promise<Seat | null>;
  /** A link, of which its secret is answered, by which whoever has it takes the seat; once. The earlier one counts no more. */
  offer(id: string, token: string): Promise<Result<string, readonly Problem[]>>;
  /** The seat's new token, for the secret of its link; the old one counts no more. @param person who takes it, where he is known: it stands in his list, unless he has another seat of this race */
  takeOver(id: string, link: string, person: string | null): Promise<Result<string, readonly Problem[]>>;
  /** Null: not over, or no such race. */
  record(id: string): Promise<string | null>;
  /** The race with its host; null before it has begun. To be let go with the last who watches. */
  ride(id: string): Promise<OpenRace | null>;
  /** Is told when a room of this process or another has changed. */
  hear(id: string, listener: () => void): () => void;
  /** Milliseconds since 1970, as the clocks of races have it. */
  now(): number;
  figures(): { readonly open: number; readonly owned: number; readonly watched: number };
  /** Hands its races on. */
  close(): Promise<void>;
}

export interface RacesOptions {
  readonly store: Store;
  readonly content: Content;
  readonly report: (error: unknown, doing: string) => void;
  /** Who decides for bots; left out: this thread. Ended by whoever has started them. */
  readonly thinkers?: Thinkers;
  /** How long this process counts as living after its last sign, in milliseconds. */
  readonly lease?: number;
  /** How long after his line was lost somebody is missed, in milliseconds. */
  readonly patience?: number;
  /** As `OwningOptions.mostRows`. */
  readonly mostRows?: number;
  /** Milliseconds since 1970; left out: the store's time. */
  readonly now?: () => number;
  /** Tells people whose turn it is; left out: nobody is told. */
  readonly notices?: Notices;
  /** As `OwningOptions.askedAfter`. */
  readonly askedAfter?: number;
  /** Whether a race may have a hook of this address; left out: none may. */
  readonly mayHook?: (url: string) => boolean;
}
