import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Race } from './race.ts';

/**
 * The set-up that a race's dice depend on: SHA-256 over `windschatten-setup-1`, the game's id and version of the rules, and the set-up as JSON with sorted names and
 * without blanks, in UTF-8, as 64 hexadecimal digits (docs/fair-dice.md). The names of the seats are part of a set-up.
 */
export function setupHashOf({ game, rulesVersion, config }: Pick<Race, 'game' | 'rulesVersion' | 'config'>): string {
  const text = JSON.stringify(sorted(game.setupOf(config)));
  return bytesToHex(sha256(utf8ToBytes(`windschatten-setup-1\n${game.id} ${rulesVersion}\n${text}`)));
}

/** A JSON value whose objects list their names in order, so that its text depends on its content only. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const names = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(names.map(([name, of]) => [name, sorted(of)]));
}
