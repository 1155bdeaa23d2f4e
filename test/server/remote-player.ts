import { Buffer } from 'node:buffer';
import { WebSocket, type RawData } from 'ws';
import { createRandom, previewAction, type AnyGame, type Refusal, type Seat } from '../../src/kit/index.ts';
import { createSeat, parseNews, parseSeatText, type SeatAtRace } from '../../src/table/index.ts';
import type { RoomDto } from '../../src/protocol/index.ts';
import type { ChatLine } from '../../src/server/store/index.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';

/** A client of the server over HTTP and a WebSocket, with no code of the page. */

interface ServerMessage {
  readonly type: string;
  readonly id?: string;
  readonly text?: string;
  readonly code?: string;
  readonly refusal?: Refusal | null;
  readonly room?: RoomDto;
  readonly you?: Seat | null;
  readonly problems?: readonly unknown[];
  readonly lines?: readonly ChatLine[];
}

export async function post(base: string, path: string, body: unknown, token?: string, method = 'POST'): Promise<Response> {
  return fetch(`${base}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
}

export interface Opened {
  readonly id: string;
  readonly opener: string;
  /** By seat; null for a bot. */
  readonly tokens: readonly (string | null)[];
}

export const AUSREISSER = { game: 'ausreisser', setup: { riders: ['rider-a', 'rider-b', 'rider-c'], stages: 1 } };
export const REIFENBREITE = {
  game: 'reifenbreite',
  setup: {
    stages: [{ course: 'course short "Short" start 1 lines S S sprints none', board: 'criterium' }],
    rules: 'classic',
    managers: [
      { name: 'team-a', teams: ['red'] },
      { name: 'team-b', teams: ['blue'] },
    ],
  },
};

/** Opens a race, takes its `human` seats and gets them ready, so that it starts. */
export async function openRace(
  base: string,
  wish: { readonly game: string; readonly setup: unknown },
  drivers: readonly string[],
  more: Readonly<Record<string, unknown>> = {},
): Promise<Opened> {
  const made = await post(base, '/api/races', { ...wish, drivers, window: 100, step: 0, ...more });
  const { id, token: opener, problems } = (await made.json()) as { id: string; token: string; problems?: unknown };
  if (made.status !== 201) throw new Error(JSON.stringify(problems));
  const tokens: (string | null)[] = [];
  for (const [seat, driver] of drivers.entries()) {
    if (driver !== 'human') {
      tokens.push(null);
      continue;
    }
    const taken = await post(base, `/api/races/${id}/seats/${seat}`, { name: `Person ${seat}` });
    tokens.push(((await taken.json()) as { token: string }).token);
  }
  for (const token of tokens) if (token !== null) await post(base, `/api/races/${id}/ready`, { ready: true }, token);
  return { id, opener, tokens };
}

/** A message as `ws` gives it. */
export const textOf = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString('utf8') : '');

/** A client of one race. */
export class RemotePlayer {
  game: AnyGame | null = null;
  config: unknown = null;
  seat: SeatAtRace<unknown, unknown, unknown, unknown> | null = null;
  room: RoomDto | null = null;
  you: Seat | null = null;
  /** Lines of chat so far. */
  chat: readonly ChatLine[] = [];
  /** Every seat text and update received, in order. */
  readonly texts: string[] = [];
  /** Every message received, as sent. */
  readonly messages: string[] = [];
  readonly errors: string[] = [];
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, (said: ServerMessage) => void>();
  private watchers = new Set<() => void>();
  private readonly race: string;
  private readonly token: string | null;

  constructor(race: string, token: string | null) {
    this.race = race;
    this.token = token;
  }

  get open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Connects, or reconnects from what it knows. Resolves with the first state from the server. */
  connect(base: string, headers: Record<string, string> = {}): Promise<void> {
    const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/api/ride`, { headers });
    this.socket = socket;
    socket.on('message', (data) => {
      const text = textOf(data);
      this.messages.push(text);
      this.hear(JSON.parse(text) as ServerMessage);
    });
    socket.on('close', () => {
      if (socket === this.socket) this.unanswered();
    });
    return new Promise((come, failed) => {
      socket.on('error', failed);
      socket.on('open', () => {
        const { entries = [], situation } = this.seat ?? {};
        const known = situation === undefined ? {} : { known: { entries: entries.length, takenBack: situation.takenBack } };
        this.send({ type: 'watch', form: 2, race: this.race, ...(this.token === null ? {} : { token: this.token }), ...known });
        come();
      });
    });
  }

  send(message: unknown): void {
    if (this.open) this.socket!.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Drops the connection without a goodbye. */
  cut(): void {
    this.socket?.terminate();
    this.unanswered();
  }

  private unanswered(): void {
    for (const answer of this.waiting.values()) answer({ type: 'cut' });
    this.waiting.clear();
    this.changed();
  }

  ask(message: { readonly id: string }): Promise<ServerMessage> {
    return new Promise((answered) => {
      this.waiting.set(message.id, answered);
      this.send(message);
      if (!this.open) answered({ type: 'cut' });
    });
  }

  /** Resolves when the condition holds; checks it with every message. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((so) => {
      const look = (): void => {
        if (!isSo()) return;
        this.watchers.delete(look);
        so();
      };
      this.watchers.add(look);
      look();
    });
  }

  get over(): boolean {
    return this.seat !== null && this.game!.turn(this.seat.state) === -2;
  }

  /** The options for an action, or for a reply to a question to several seats; null: none. */
  choices(): { readonly type: 'act' | 'reply'; readonly actions: readonly string[]; readonly after: number } | null {
    const { seat, game } = this;
    if (seat === null || game === null) return null;
    const after = seat.entries.length;
    const { asked, together } = seat.situation;
    if (asked) return { type: 'act', actions: seat.choices().map((each) => game.actions.format(seat.state, each)), after };
    if (!together?.concerned) return null;
    // as if every seat before had declined
    let state = seat.state;
    while (game.turn(state) !== seat.viewer) {
      const next = previewAction(game, state, game.turn(state), game.advance!.decline(state));
      if (!next.ok) return null;
      ({ state } = next);
    }
    return { type: 'reply', actions: game.choices(state).map((each) => game.actions.format(state, each)), after };
  }

  /** Whether it has a decision that it has not answered yet. Checked with every message, so it formats nothing. */
  private mayAnswer(replied: ReadonlySet<number>): boolean {
    if (this.seat === null || replied.has(this.seat.entries.length)) return false;
    const { asked, together } = this.seat.situation;
    return asked || (together?.concerned === true && this.choices() !== null);
  }

  /**
   * Plays at random until the race is over or `stop`, which is checked with every message. Returns the ids of acknowledged actions.
   * @param mayDo restricts the options; at least one must remain
   */
  async play(seed: number, stop: () => boolean = () => false, mayDo: (action: string) => boolean = () => true): Promise<readonly string[]> {
    const random = createRandom(seed);
    const acknowledged: string[] = [];
    const replied = new Set<number>();
    for (let n = 0; ; n++) {
      await this.until(() => this.over || stop() || !this.open || this.mayAnswer(replied));
      if (this.over || stop() || !this.open) return acknowledged;
      const asked = this.choices();
      // the next message may have closed the question already
      if (asked === null) continue;
      const { type, after } = asked;
      const actions = asked.actions.filter(mayDo);
      const id = `${seed}-${n}-${after}`;
      const said = await this.ask({ type, id, after, action: actions[random.below(actions.length)]! } as never);
      if (type === 'reply') replied.add(after);
      if (said.type === 'answer' && said.refusal === null && type === 'act') {
        acknowledged.push(id);
        await this.until(() => this.over || !this.open || this.seat!.entries.length > after);
      }
    }
  }

  private changed(): void {
    for (const look of [...this.watchers]) look();
  }

  private hear(said: ServerMessage): void {
    if (said.type === 'room') [this.room, this.you] = [said.room!, said.you!];
    if (said.type === 'chat') this.chat = [...this.chat, ...said.lines!];
    if (said.type === 'error') this.errors.push(said.code!);
    if (said.type === 'answer') {
      this.waiting.get(said.id!)?.(said);
      this.waiting.delete(said.id!);
    }
    if (said.type === 'seat') {
      this.texts.push(said.text!);
      const read = parseSeatText(said.text!, { game: gameById, content });
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      const { game, config, viewer: eyes, news } = read.value;
      [this.game, this.config] = [game, config];
      this.seat = createSeat(game, config, eyes, news);
    }
    if (said.type === 'news') {
      this.texts.push(said.text!);
      const read = parseNews(said.text!, { game: this.game!, config: this.config, seat: this.seat! });
      if (!read.ok) throw new Error(`${JSON.stringify(read.error)}\n${said.text}`);
      this.seat!.receive(read.value);
    }
    this.changed();
  }
}

/** Connects a player and waits for the first state of the seat. @param token null: a spectator */
export async function come(base: string, race: string, token: string | null): Promise<RemotePlayer> {
  const far = new RemotePlayer(race, token);
  await far.connect(base);
  await far.until(() => far.seat !== null);
  return far;
}

/** The lines about the table that the seat sees, in order, with the seat they are about: "lost 1". */
export const linesOf = (far: RemotePlayer): readonly string[] =>
  far.seat!.situation.agreed!.lines.map(({ what, seat }) => `${what} ${seat}`);
