import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';
import type { Store } from '../store/index.ts';

/** Networks whose requests the servers refuse. */
export interface Ban {
  /** `203.0.113.7`, `203.0.113.0/24` or `2001:db8::/48`. */
  readonly network: string;
  /** Milliseconds since 1970; null: until it is lifted. */
  readonly until: number | null;
}

const KEY = 'bans';
export const MAX_BANS = 1_000;
const REFRESH_INTERVAL_MS = 5_000;

/** Bits of an address. Fewer in a network would ban whole countries. */
const BITS = { 4: { most: 32, least: 8 }, 6: { most: 128, least: 16 } } as const;

/** Address and length of a network; null: not one. */
function parseNetwork(text: string): { readonly address: string; readonly family: 4 | 6; readonly bits: number } | null {
  const [, address = '', bits] = /^([0-9a-f.:]{2,45})(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const family = isIP(address);
  if (family !== 4 && family !== 6) return null;
  const { most, least } = BITS[family];
  const length = bits === undefined ? most : Number(bits);
  return length < least || length > most ? null : { address, family, bits: length };
}

export const isNetwork = (text: string): boolean => parseNetwork(text) !== null;

const bansSchema = v.pipe(
  v.array(v.object({ network: v.pipe(v.string(), v.check(isNetwork)), until: v.nullable(v.number()) })),
  v.maxLength(MAX_BANS),
);

const parseBans = (text: string | null): readonly Ban[] => (text === null ? [] : v.parse(bansSchema, JSON.parse(text)));

/** The bans that hold now. */
export async function readBans({ admin, now }: Pick<Store, 'admin' | 'now'>): Promise<readonly Ban[]> {
  const [bans, at] = [parseBans(await admin.setting(KEY)), await now()];
  return bans.filter(({ until }) => until === null || until > at);
}

/** Adds a ban, or replaces that of the same network; with `how` null it is lifted. False: there are `MAX_BANS`, or none to lift. */
export async function changeBan(
  store: Pick<Store, 'admin' | 'now'>,
  network: string,
  how: { readonly until: number | null } | null,
): Promise<boolean> {
  for (;;) {
    const before = await store.admin.setting(KEY);
    const holding = await readBans(store);
    const others = holding.filter((ban) => ban.network !== network);
    if (how === null && others.length === holding.length) return false;
    const after = how === null ? others : [...others, { network, until: how.until }];
    if (after.length > MAX_BANS) return false;
    if (await store.admin.changeSetting(KEY, before, after.length === 0 ? null : JSON.stringify(after))) return true;
  }
}

export interface BanList {
  isBanned(ip: string): boolean;
  close(): void;
}

/** The bans of all servers, read again every few seconds. */
export function watchBans(store: Pick<Store, 'admin' | 'now'>, report: (error: unknown, doing: string) => void): BanList {
  let list = new BlockList();
  async function refresh(): Promise<void> {
    const next = new BlockList();
    for (const { network } of await readBans(store)) {
      const parsed = parseNetwork(network);
      if (parsed !== null) next.addSubnet(parsed.address, parsed.bits, parsed.family === 4 ? 'ipv4' : 'ipv6');
    }
    list = next;
  }
  const again = (): void => void refresh().catch((error: unknown) => report(error, 'reading bans'));
  const timer = setInterval(again, REFRESH_INTERVAL_MS);
  timer.unref();
  again();
  return {
    isBanned(ip) {
      const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
      const family = isIP(plain);
      return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6');
    },
    close: () => clearInterval(timer),
  };
}
