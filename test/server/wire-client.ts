import { previewAction, type AnyGame, type Refusal, type Seat } from '../../src/kit/index.ts';
import { createSeat, parseNews, parseSeatText, type SeatAtRace } from '../../src/table/index.ts';
import type { ClientMessage, ServerMessage } from '../../src/protocol/index.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import type { Line, World } from './wire-world.ts';

/** A client whose messages lie in two queues until the schedule lets them through, and who does what the page does after a break: all that is not answered is sent again. */

export type Wish = Extract<ClientMessage, { readonly id: string }>;
type AnySeat = SeatAtRace<unknown, unknown, unknown, unknown>;

/** One answer as the server has given it, with what it was asked. */
export interface Answered {
  readonly wish: Wish;
  readonly refusal: Refusal | null;
  readonly client: WireClient;
  /** Rows in the store when it was asked, and when it was answered. */
  readonly asked: number;
  readonly given: number;
  /** It had been told of the race over this line, and of so many entries. */
  readonly told: number | null;
}

export interface Watching {
  /** Rows in the store. */
  rows(): number;
  answered(answer: Answered): void;
  /** The client has heard how things stood when there were so many rows. */
  heard(client: WireClient, rows: number): void;
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
  /** Asked over this line, not yet answered: answers come in the order of what was said. */
  readonly asked: { readonly wish: Wish; readonly rows: number }[];
  told: number | null;
}

export class WireClient {
  readonly token: string | null;
  game: AnyGame | null = null;
  config: unknown = null;
  seat: AnySeat | null = null;
  readonly errors: string[] = [];
  /** What it has ever sent. */
  readonly sent: Wish[] = [];
  waiting: Wish[] = [];
  /** The row after which things stood as it knows them. */
  row = 0;
  private at: Connected | null = null;
  /** Lines it has given up, which the server has not. */
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
  /** Nothing lies in its queues. */
  get quiet(): boolean {
    return [...this.old, ...(this.at === null ? [] : [this.at])].every(({ up, down, line }) => line.ended || up.length + down.length === 0);
  }

  connect(process: number): void {
    this.leave('half');
    const asked: Connected['asked'] = [];
    const down: Down[] = [];
    const at: Connected = { line: this.world.open(process, (said) => this.onWire(at, said)), up: [], down, asked, told: null };
    this.at = at;
    const known = this.seat === null ? {} : { known: { entries: this.seat.entries.length, takenBack: this.seat.situation.takenBack } };
    at.up.push({ type: 'watch', form: 2, race: this.race, ...(this.token === null ? {} : { token: this.token }), ...known });
  }

  /** @param how `half`: the server does not know it yet, and what was sent may still come */
  leave(how: 'half' | 'whole'): void {
    if (this.at === null) return;
    if (how === 'whole') this.at.line.cut();
    else this.old.push(this.at);
    this.at = null;
  }

  /** All lines it has given up are seen to be cut. */
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
  /** Two of its messages overtake each other. */
  swap(a: number, b: number): void {
    const up = this.at?.up ?? [];
    // the first has to be `watch`
    const from = up[0]?.type === 'watch' ? 1 : 0;
    const size = up.length - from;
    if (size < 2) return;
    const [x, y] = [from + (a % size), from + (b % size)];
    [up[x], up[y]] = [up[y]!, up[x]!];
  }

  /** The next messages come to the server, of an old line too. */
  sendOn(count: number, which: 'new' | 'old'): void {
    const at = which === 'new' ? this.at : this.old[0];
    for (const message of at?.up.splice(0, count) ?? []) {
      if ('id' in message) at!.asked.push({ wish: message, rows: this.watching.rows() });
      at!.line.send(message);
    }
  }
  /** The next messages come to the client. */
  hearOn(count: number): void {
    for (const down of this.at?.down.splice(0, count) ?? []) this.hear(down);
  }

  /** What it may say now: an act, or a reply to a question put together. */
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

  /** As the server says it, before it is on its way. */
  private onWire(at: Connected, said: ServerMessage): void {
    const rows = this.watching.rows();
    at.down.push({ said, rows });
    if (said.type === 'seat' || said.type === 'news') at.told = Math.max(at.told ?? 0, Number(/^end (\d+)$/m.exec(said.text)![1]));
    if (said.type !== 'answer') return;
    const i = at.asked.findIndex(({ wish: { id } }) => id === said.id);
    const [asked] = at.asked.splice(i, 1);
    if (asked === undefined) throw new Error(`an answer to what was not asked: ${said.id}`);
    this.watching.answered({ wish: asked.wish, refusal: said.refusal, client: this, asked: asked.rows, given: rows, told: at.told });
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
    this.watching.heard(this, rows);
    // as the page does, once its seat is where the race is
    if (this.at !== null && this.freshLine !== this.at) for (const wish of this.waiting) this.at.up.push(wish);
    this.freshLine = this.at;
  }
  private freshLine: Connected | null = null;

  get eyes(): Seat | null {
    return this.seat?.viewer ?? null;
  }
}
