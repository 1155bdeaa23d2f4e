/** Clients of the benchmark, in a process of their own. They send the actions of the plan, as soon as possible or at a pace, and measure the time to the screens of the other players. */
import { Buffer } from 'node:buffer';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { WebSocket, type RawData } from 'ws';
import { PROTOCOL_VERSION } from '../../src/protocol/index.ts';
import type { PlannedAct, SeededRace } from './plan.ts';

interface PlayOrder {
  /** Where each seat connects. */
  readonly urls: readonly string[];
  readonly acts: readonly PlannedAct[];
  /** The number of races played at once. When one is over, the next begins. */
  readonly races: readonly SeededRace[];
  readonly atOnce: number;
  readonly seconds: number;
  /** Actions per second over all races; if omitted, as fast as possible. */
  readonly pace?: number;
}

export interface PlayedRace {
  /** Acknowledged actions a second. */
  readonly rate: number;
  /** Milliseconds from an action to the screen of another player, or to its reply if there is no other player. */
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
}

interface Rider {
  start(at: number): void;
  stop(): void;
}

const COMING = 50;
const RETRY_MS = 500;
/** The beginning of each run, which is not counted because the engines are warming up. */
const WARMING = 0.2;
const END = /end (\d+)\\n"\}$/;
const textOf = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString('utf8') : '');

async function playAll({ urls, acts, races, atOnce, seconds, pace }: PlayOrder): Promise<PlayedRace> {
  const left = [...races];
  const taken: number[] = [];
  let [done, refused] = [0, 0];
  let counting = false;
  let over = false;
  const riders: Rider[] = [];
  // an operating system limits the number of connections waiting to be accepted
  while (riders.length < atOnce) {
    const coming = left.splice(0, Math.min(COMING, atOnce - riders.length)).map((race) => playRace(race).ready);
    riders.push(...(await Promise.all(coming)));
  }
  const began = performance.now();
  setTimeout(() => (counting = true), seconds * WARMING * 1000);
  const ended = new Promise((end) => setTimeout(end, seconds * 1000)).then(() => (over = true));
  riders.forEach((rider, i) => rider.start(pace === undefined ? 0 : began + (i / atOnce) * (atOnce / pace) * 1000));
  await ended;
  riders.forEach((rider) => rider.stop());
  if (taken.length === 0) throw new Error(`no action was acknowledged; refused ${String(refused)}`);
  taken.sort((a, b) => a - b);
  const at = (share: number): number => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))]!;
  return { rate: done / (seconds * (1 - WARMING)), p50: at(0.5), p99: at(0.99), refused };

  function playRace(race: SeededRace, startAt?: number) {
    const known: number[] = [];
    let [k, sentAt, stopped] = [0, 0, false];
    /** Of the action on its way: its answer is still to come; the others have not seen it. */
    let [unanswered, unseen] = [false, false];
    let due = startAt ?? Infinity;
    let timer: NodeJS.Timeout | undefined;
    let comes: (rider: Rider) => void = () => undefined;
    const people = race.tokens.flatMap((token, seat) => (token === null ? [] : [seat]));
    const ready = new Promise<Rider>((resolve) => (comes = resolve));
    const sockets = new Map(
      people.map((seat) => {
        const address = `10.${String((seat + race.id.charCodeAt(0)) % 250)}.${String(race.id.charCodeAt(1) % 250)}.${String(race.id.charCodeAt(2) % 250)}`;
        const socket = new WebSocket(urls[seat % urls.length]!, { headers: { 'x-forwarded-for': address }, perMessageDeflate: false });
        socket.on('open', () =>
          socket.send(JSON.stringify({ type: 'watch', form: PROTOCOL_VERSION, race: race.id, token: race.tokens[seat] })),
        );
        socket.on('message', (data) => hear(seat, textOf(data)));
        socket.on('error', (error) => process.stderr.write(`${String(error)}\n`));
        return [seat, socket] as const;
      }),
    );

    function hear(seat: number, text: string): void {
      const kind = text.slice(9, 13);
      if (kind === 'answ') {
        unanswered = false;
        if (!text.includes('"refusal":null')) {
          refused++;
          if (refused < 5) process.stderr.write(`${text}\n`);
        } else if (counting && !over) done++;
      } else if (kind === 'news' || kind === 'seat') {
        known[seat] = Number(END.exec(text)?.[1] ?? 0);
        if (kind === 'seat' && people.every((each) => known[each] !== undefined)) comes({ start, stop });
        const act = acts[k - 1];
        if (unseen && act !== undefined && known[seat] > act.after && (seat !== act.seat || people.length === 1)) {
          unseen = false;
          if (counting && !over) taken.push(performance.now() - sentAt);
        }
      } else if (kind === 'erro') process.stderr.write(`${text}\n`);
      goOn();
    }

    function start(at: number): void {
      due = at;
      goOn();
    }

    function goOn(): void {
      const act = acts[k];
      if (stopped || over || unanswered || unseen || due === Infinity) return;
      if (act === undefined) {
        const next = left.shift();
        stop();
        if (next !== undefined) void playRace(next).ready.then((rider) => (riders.push(rider), rider.start(due)));
        return;
      }
      if ((known[act.seat] ?? -1) < act.after || timer !== undefined) return;
      const now = performance.now();
      if (now < due) {
        timer = setTimeout(() => {
          timer = undefined;
          goOn();
        }, due - now);
        return;
      }
      if (pace !== undefined) due = Math.max(due + (atOnce / pace) * 1000, now);
      k++;
      [unanswered, unseen, sentAt] = [true, true, now];
      sockets
        .get(act.seat)!
        .send(JSON.stringify({ type: 'act', id: `${String(act.seat)}-${String(act.after)}`, after: act.after, action: act.action }));
    }

    function stop(): void {
      stopped = true;
      clearTimeout(timer);
      for (const socket of sockets.values()) socket.terminate();
    }
    return { ready };
  }
}

// ---- other things that are measured ----

/** Opens races one after the other and leaves them. Measures milliseconds from `watch` to the complete seat, minus those of an empty reply. */
async function openAll({ urls, races }: Pick<PlayOrder, 'urls' | 'races'>): Promise<readonly number[]> {
  const times: number[] = [];
  for (const race of races) {
    const socket = new WebSocket(urls[0]!, { perMessageDeflate: false });
    await new Promise((open) => socket.once('open', open));
    const until = (kind: string): Promise<void> =>
      new Promise((resolve) => {
        socket.on('message', (data) => {
          if (textOf(data).startsWith(`{"type":"${kind}"`)) resolve();
        });
      });
    const pinged = performance.now();
    const pong = until('pong');
    socket.send('{"type":"ping"}');
    await pong;
    const began = performance.now();
    const seat = until('seat');
    socket.send(JSON.stringify({ type: 'watch', form: PROTOCOL_VERSION, race: race.id, token: race.tokens[0] }));
    await seat;
    times.push(performance.now() - began - (began - pinged));
    socket.terminate();
  }
  return times.sort((a, b) => a - b);
}

/**
 * Watches every person's seat of the races, all at once. Each tries again, at random within `RETRY_MS`, until its seat is there.
 * @returns sorted milliseconds from the call to the complete seat
 */
async function returnAll({ urls, races }: Pick<PlayOrder, 'urls' | 'races'>): Promise<readonly number[]> {
  const seats = races.flatMap(({ id, tokens }) => tokens.flatMap((token) => (token === null ? [] : [{ race: id, token }])));
  const began = performance.now();
  const watchOnce = (i: number, seat: (typeof seats)[number]): Promise<boolean> =>
    new Promise((done) => {
      const address = `10.8.${String(i >> 8)}.${String(i % 256)}`;
      const socket = new WebSocket(urls[i % urls.length]!, { headers: { 'x-forwarded-for': address }, perMessageDeflate: false });
      socket.on('error', () => done(false));
      socket.on('close', () => done(false));
      socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', form: PROTOCOL_VERSION, ...seat })));
      socket.on('message', (data) => {
        if (textOf(data).startsWith('{"type":"seat"')) done(true);
      });
      held.push(socket);
    });
  const times = await Promise.all(
    seats.map(async (seat, i) => {
      while (!(await watchOnce(i, seat))) await new Promise((next) => setTimeout(next, Math.random() * RETRY_MS));
      return performance.now() - began;
    }),
  );
  held.splice(0).forEach((socket) => socket.terminate());
  return times.sort((a, b) => a - b);
}

const held: WebSocket[] = [];
/** Opens one connection for each race with its seat, and keeps them open. */
async function hold({ urls, races }: Pick<PlayOrder, 'urls' | 'races'>): Promise<number> {
  for (const [i, race] of races.entries()) {
    const address = `10.9.${String(i >> 8)}.${String(i % 256)}`;
    const socket = new WebSocket(urls[0]!, { headers: { 'x-forwarded-for': address }, perMessageDeflate: false });
    held.push(socket);
    await new Promise<void>((resolve, failed) => {
      socket.on('error', failed);
      socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', form: PROTOCOL_VERSION, race: race.id, token: race.tokens[0] })));
      socket.on('message', (data) => {
        if (textOf(data).startsWith('{"type":"seat"')) resolve();
      });
    });
  }
  return held.length;
}

const WORK = { play: playAll, open: openAll, hold, return: returnAll } as const;
await new Promise((resolve) => process.once('message', resolve));
process.on('message', ({ work, order }: { work: keyof typeof WORK; order: PlayOrder }) => {
  WORK[work](order).then(
    (done: unknown) => process.send?.({ done }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.({ port: 0 });
