/** Plays a planned race. Its clients reconnect whenever they are disconnected, and note the acknowledged actions. */
import { clearTimeout, setTimeout } from 'node:timers';
import { WebSocket } from 'ws';

const RETRY_MS = 40;
const END = /end (\d+)\\n"\}$/;

/**
 * @typedef {object} PlayedRace
 * @property {string} id of the race
 * @property {readonly string[]} acknowledged ids of rows that the server has acknowledged
 * @property {readonly string[]} wrong replies that are a fault
 * @property {boolean} over
 * @property {() => void} stop
 */

/**
 * @param {import('../../bench/bench-server/plan.ts').Plan} plan
 * @param {import('../../bench/bench-server/plan.ts').SeededRace} race
 * @param {{ ports: readonly number[], form: number, onAcknowledged: () => void, expected: RegExp }} wish `form`: of the messages; `onAcknowledged` is called with every acknowledged action; `expected`: errors that are no fault
 * @returns {PlayedRace}
 */
export function playPersistently(plan, race, { ports, form, onAcknowledged, expected }) {
  /** @type {string[]} */
  const acknowledged = [];
  /** @type {string[]} */
  const wrong = [];
  const known = new Set();
  let stopped = false;
  let over = false;
  const total = plan.rows.at(-1)?.summary.entries ?? 0;
  const stops = race.tokens.flatMap((token, seat) => (token === null ? [] : [person(token, seat)]));

  return {
    id: race.id,
    acknowledged,
    wrong,
    get over() {
      return over;
    },
    stop() {
      stopped = true;
      stops.forEach((stop) => stop());
    },
  };

  /** @param {string} token @param {number} seat */
  function person(token, seat) {
    const mine = plan.acts.filter((act) => act.seat === seat);
    /** @type {WebSocket | null} */
    let socket = null;
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    let tried = seat;
    /** The number of the last entry that it received. */
    let now = -1;
    /** The last action sent, until the server answers it. @type {import('../../bench/bench-server/plan.ts').PlannedAct | null} */
    let open = null;
    connect();
    return () => {
      clearTimeout(timer);
      socket?.terminate();
    };

    function connect() {
      if (stopped) return;
      const line = new WebSocket(`ws://127.0.0.1:${String(ports[tried++ % ports.length])}/api/ride`, { perMessageDeflate: false });
      socket = line;
      line.on('open', () => line.send(JSON.stringify({ type: 'watch', form, race: race.id, token })));
      line.on('message', (data) => receive(line, String(data)));
      line.on('error', () => undefined);
      line.on('close', () => {
        if (socket !== line) return;
        socket = null;
        timer = setTimeout(connect, RETRY_MS);
      });
    }

    /** @param {WebSocket} line @param {string} text */
    function receive(line, text) {
      const kind = text.slice(9, 13);
      if (kind === 'answ') return answered(JSON.parse(text), line);
      // the server disconnects a client that sends faster than a person, and the client reconnects
      if (kind === 'erro' && !expected.test(text)) wrong.push(text);
      if (kind !== 'seat' && kind !== 'news') return;
      // news of a fact about the table, such as a person who is missing, has no entry
      now = Number(END.exec(text)?.[1] ?? (kind === 'seat' ? -1 : now));
      over ||= now >= total;
      // after a disconnection the action is sent again with the same id, whether or not it had been stored
      if (kind === 'seat' && open !== null) return send(line, open);
      sendNext(line);
    }

    /** @param {WebSocket} line */
    function sendNext(line) {
      const next = mine.find(({ after }) => after === now);
      if (open === null && next !== undefined && !known.has(next.after)) send(line, next);
    }

    /** @param {WebSocket} line @param {import('../../bench/bench-server/plan.ts').PlannedAct} act */
    function send(line, act) {
      open = act;
      line.send(JSON.stringify({ type: 'act', id: `a${String(act.after)}`, after: act.after, action: act.action }));
    }

    /** @param {{ id: string, refusal: { code: string } | null }} answer @param {WebSocket} line */
    function answered({ id, refusal }, line) {
      const after = Number(id.slice(1));
      if (open?.after !== after) return;
      const act = open;
      if (refusal === null) {
        open = null;
        known.add(after);
        acknowledged.push(`${String(seat)} ${id}`);
        onAcknowledged();
        // the next request may have arrived before the reply
        return sendNext(line);
      }
      // the store was unavailable or another process was faster, so nothing was stored and the action is sent again
      if (!/^table-(not-kept|not-here|not-asked|stale)/.test(refusal.code)) wrong.push(`${id}: ${refusal.code}`);
      timer = setTimeout(() => line === socket && open === act && send(line, act), RETRY_MS);
    }
  }
}
