import * as v from 'valibot';
import { serverInfoSchema, type ServerInfo } from '../../protocol/index.ts';

/** Gives up the request for the server's description. The next screen asks again. */
const SERVER_TIMEOUT_MS = 40_000;

const NONE: ServerInfo = { online: false, hooks: false, push: null };

/** What the server says about itself in `online.json`. A plain file server says there that it is none, so the page offers no online races. Null: not known yet. */
let info = $state.raw<ServerInfo | null>(null);

/** The server's description as far as it is known. The first call requests it. */
export function serverInfo(): ServerInfo {
  if (info === null) void load();
  return info ?? NONE;
}
export const hasServer = (): boolean => serverInfo().online;

/** Waits for the server's description. False: there is no server, no network, or no reply in `SERVER_TIMEOUT_MS`. */
export async function findServer(): Promise<boolean> {
  await load();
  return info?.online === true;
}

let request: Promise<void> | null = null;
async function load(): Promise<void> {
  if (!navigator.onLine) return;
  await (request ??= fetchInfo());
}

async function fetchInfo(): Promise<void> {
  try {
    const response = await fetch('./online.json', { cache: 'no-store', signal: AbortSignal.timeout(SERVER_TIMEOUT_MS) });
    const parsed = v.safeParse(serverInfoSchema, response.ok ? await response.json() : null);
    info = parsed.success ? parsed.output : NONE;
  } catch {
    // without a network, or without a reply in time, the next screen asks again
    request = null;
  }
}
