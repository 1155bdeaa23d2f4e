import { previewAction, type AnyGame, type Refusal, type Seat } from '../../src/kit/index.ts';
import { createSeat, parseNews, parseSeatText, type SeatAtRace } from '../../src/table/index.ts';
import type { ClientMessage, ServerMessage } from '../../src/protocol/index.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import type { Line, World } from './wire-world.ts';

/** A client whose messages wait in two queues until the schedule delivers them. Like the page, it repeats unanswered requests after reconnecting. */

export type Wish = Extract<ClientMessage, { readonly id: string }>;
type AnySeat = SeatAtRace<unknown, unknown, unknown, unknown>;

/** An answer of the server with its request. */
export interface Answered {
  readonly wish: Wish;
  readonly refusal: Refusal | null;
  readonly client: WireClient;
  /** Rows in the store at the request and at the answer. */
  readonly asked: number;
  readonly given: number;
  /** Entries sent over this connection; null before the first state. */
  readonly entryCount: number | null;
}

export interface Watching {
  /** Rows in the store. */
  rows(): number;
  answered(answer: Answered): void;
  /** The client has received the state sent when the store had this many rows. */
  received(client: WireClient, rows: number): void;
}

interface Down {
  readonly said: ServerMessage;
  readonly rows: number;
}

interface Connected {
  readonly line: Line;
  /** Not yet at the server. */
  readonly up: ClientMessage[];
  readonly down: Down[];
  /** Requests over this connection without an answer yet, in the order of sending. */
  readonly asked: { readonly wish: Wish; readonly rows: number }[];
  entryCount: number | null;
}

export class WireClient {
  readonly token: string | null;
  game: AnyGame | null = null;
  config: unknown = null;
  seat: AnySeat | null = null;
  readonly errors: string[] = [];
  /** All requests so far. */
  readonly sent: Wish[] = [];
  waiting: Wish[] = [];
  /** The row that its state corresponds to. */
  row = 0;
  private at: Connected | null = null;
  /** Connections that it has abandoned but the server has not closed. */
  private readonly old: Connected[] = [];
  private readonly race: string;
  private readonly world: World;
  private readonly watching: Watching;

  constructor(world: World, race: string, token: string | null, watching: Watching) {
    [this.world, this.race, this.token, this.watching] = [world, race, token, watching];
  }

  get connected(): boolean {
    return this.at !== null && !this.at.line.ended;
  }
  /** Whether its queues are empty. */
  get quiet(): boolean {
    return [...this.old, ...(this.at === null ? [] : [this.at])].every(({ up, down, line }) => line.ended || up.length + down.length === 0);
  }

  connect(process: number): void {
    this.leave('half');
    const asked: Connected['asked'] = [];
    const down: Down[] = [];
    const at: Connected = { line: this.world.open(process, (said) => this.onWire(at, said)), up: [], down, asked, entryCount: null };
    this.at = at;
    const known = this.seat === null ? {} : { known: { entries: this.seat.entries.length, takenBack: this.seat.situation.takenBack } };
    at.up.push({ type: 'watch', form: 2, race: this.race, ...(this.token === null ? {} : { token: this.token }), ...known });
  }

  /** @param how `half` leaves the server unaware, and sent messages may still arrive */
  leave(how: 'half' | 'whole'): void {
    if (this.at === null) return;
    if (how === 'whole') this.at.line.cut();
    else this.old.push(this.at);
    this.at = null;
  }

  /** Closes all abandoned connections at the server. */
  forgetOld(): void {
    for (const { line } of this.old.splice(0)) line.cut();
  }

  wish(wish: Wish): void {
    this.sent.push(wish);
    this.waiting.push(wish);
    this.at?.up.push(wish);
  }
  again(wish: Wish): void {
    this.at?.up.push(wish);
  }
  /** Swaps two waiting messages. */
  swap(a: number, b: number): void {
    const up = this.at?.up ?? [];
    // the first has to be `watch`
    const from = up[0]?.type === 'watch' ? 1 : 0;
    const size = up.length - from;
    if (size < 2) return;
    const [x, y] = [from + (a % size), from + (b % size)];
    [up[x], up[y]] = [up[y]!, up[x]!];
  }

  /** Delivers the next messages to the server, of the current or the oldest abandoned connection. */
  sendOn(count: number, which: 'new' | 'old'): void {
    const at = which === 'new' ? this.at : this.old[0];
    for (const message of at?.up.splice(0, count) ?? []) {
      if ('id' in message) at!.asked.push({ wish: message, rows: this.watching.rows() });
      at!.line.send(message);
    }
  }
  /** Delivers the next messages to the client. */
  hearOn(count: number): void {
    for (const down of this.at?.down.splice(0, count) ?? []) this.hear(down);
  }

  /** The options for an action, or for a reply to a question to several seats. */
  choices(): { readonly type: 'act' | 'reply'; readonly actions: readonly string[] } | null {
    const { seat, game } = this;
    if (seat === null || game === null) return null;
    const { asked, together } = seat.situation;
    if (asked) return { type: 'act', actions: seat.choices().map((each) => game.actions.format(seat.state, each)) };
    if (!together?.concerned) return null;
    let { state } = seat;
    while (game.turn(state) !== seat.viewer) {
      const next = previewAction(game, state, game.turn(state), game.advance!.decline(state));
      if (!next.ok) return null;
      ({ state } = next);
    }
    return { type: 'reply', actions: game.choices(state).map((each) => game.actions.format(state, each)) };
  }

  /** Queues a message as the server sends it. */
  private onWire(at: Connected, said: ServerMessage): void {
    const rows = this.watching.rows();
    at.down.push({ said, rows });
    if (said.type === 'seat' || said.type === 'news')
      at.entryCount = Math.max(at.entryCount ?? 0, Number(/^end (\d+)$/m.exec(said.text)![1]));
    if (said.type !== 'answer') return;
    const i = at.asked.findIndex(({ wish: { id } }) => id === said.id);
    const [asked] = at.asked.splice(i, 1);
    if (asked === undefined) throw new Error(`an answer without a request: ${said.id}`);
    this.watching.answered({
      wish: asked.wish,
      refusal: said.refusal,
      client: this,
      asked: asked.rows,
      given: rows,
      entryCount: at.entryCount,
    });
  }

  private hear({ said, rows }: Down): void {
    if (said.type === 'error') {
      this.errors.push(said.code);
      this.leave('whole');
    }
    if (said.type === 'answer') this.waiting = this.waiting.filter(({ id }) => id !== said.id);
    if (said.type !== 'seat' && said.type !== 'news') return;
    if (said.type === 'seat') {
      const read = parseSeatText(said.text, { game: gameById, content });
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      [this.game, this.config] = [read.value.game, read.value.config];
      this.seat = createSeat(read.value.game, read.value.config, read.value.viewer, read.value.news);
    } else {
      const read = parseNews(said.text, { game: this.game!, config: this.config, seat: this.seat! });
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      this.seat!.receive(read.value);
    }
    this.watching.received(this, rows);
    // as the page does, once its seat is where the race is
    if (this.at !== null && this.freshLine !== this.at) for (const wish of this.waiting) this.at.up.push(wish);
    this.freshLine = this.at;
  }
  private freshLine: Connected | null = null;

  get eyes(): Seat | null {
    return this.seat?.viewer ?? null;
  }
}
