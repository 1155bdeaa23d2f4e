/** The baseline, in a process of its own. It writes the same rows to the same store without a server, and passes the same messages on over plain WebSockets. */
import { Buffer } from 'node:buffer';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { openStore } from '../../src/server/store/index.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import type { Plan } from './plan.ts';

interface Order {
  readonly type: 'insert' | 'stop';
  /** `gathered` writes rows of many races in one commit, as the server does; `each` commits every row. */
  readonly how?: 'gathered' | 'each';
  readonly seconds?: number;
  readonly races?: readonly string[];
  /** Number of concurrent writes. */
  readonly atOnce?: number;
}

const { where, plan } = await new Promise<{ where: string; plan: Pick<Plan, 'rows'> }>((resolve) => process.once('message', resolve));
const store = await openStore(where);
const sql = await (where.startsWith('postgres') ? openPostgres(where) : openSqlite(where));
const { rows } = plan;

/** Rows a second. */
async function insert({ how, seconds = 1, races = [], atOnce = 1 }: Order): Promise<number> {
  const until = performance.now() + seconds * 1000;
  const began = performance.now();
  const left = [...races];
  let done = 0;
  async function insertRows(): Promise<void> {
    for (let race = left.pop(); race !== undefined && performance.now() < until; race = left.pop())
      for (let n = 1; n < rows.length && performance.now() < until; n++) {
        const { row, summary } = rows[n]!;
        const why = how === 'gathered' ? await store.append(race, [row], summary) : (await sql.append([{ race, rows: [row], summary }]))[0];
        if (why) throw new Error(why);
        done++;
      }
  }
  await Promise.all(Array.from({ length: atOnce }, insertRows));
  if (left.length === 0 && performance.now() < until) throw new Error('too few races to fill the time');
  return done / ((performance.now() - began) / 1000);
}

// ---- the echo: answers each message, and sends the row to all connections of the race ----

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
const byAfter = new Map(
  rows.flatMap(({ row, summary }, i) => (i === 0 ? [] : [[rows[i - 1]!.summary.entries, { row, summary }] as const])),
);
const sockets = new Map<string, Set<WebSocket>>();
const textOf = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString('utf8') : '');

server.on('connection', (socket, request) => {
  const keeps = request.url === '/commit';
  let race = '';
  socket.on('message', (data) => {
    const said = JSON.parse(textOf(data)) as { type: string; race: string; id: string; after: number };
    if (said.type === 'watch') {
      ({ race } = said);
      sockets.set(race, (sockets.get(race) ?? new Set()).add(socket));
      socket.send(JSON.stringify({ type: 'seat', text: `end ${String(rows[0]!.summary.entries)}\n` }));
      return;
    }
    if (said.type === 'ping') return socket.send(JSON.stringify({ type: 'pong' }));
    const next = byAfter.get(said.after);
    if (next === undefined) return;
    const tell = (): void => {
      socket.send(JSON.stringify({ type: 'answer', id: said.id, refusal: null }));
      const text = JSON.stringify({ type: 'news', text: `${next.row.text}end ${String(next.summary.entries)}\n` });
      for (const each of sockets.get(race) ?? []) each.send(text);
    };
    if (keeps) void store.append(race, [next.row], next.summary).then((why) => (why === null ? tell() : socket.close()));
    else tell();
  });
  socket.on('close', () => {
    sockets.get(race)?.delete(socket);
    if (sockets.get(race)?.size === 0) sockets.delete(race);
  });
});

process.on('message', (order: Order) => void insert(order).then((rate) => process.send?.({ rate })));
process.on('disconnect', () => process.exit());
await new Promise<void>((listening) => server.once('listening', listening));
process.send?.({ port: (server.address() as AddressInfo).port });
