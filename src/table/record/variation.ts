import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { sealOf } from '../race/envelope.ts';
import type { Race } from '../race/race.ts';
import { playBack } from '../race/race.ts';
import { formatEntry, formatHead } from './format-record.ts';

/**
 * Identifies a race at one of its moments: SHA-256 over `windschatten-variation-1`, a line feed, and its record up to and with action `at`, as 64 hexadecimal digits. The seed is no part
 * of it, so that it is public while the envelope is closed. Neither are later entries, so that it stays the same, nor its date, hints, nor the race that this race is a variation of.
 */
export function originOf({ date: _, variation: __, hints: ___, ...race }: Race, at: number): string {
  const begun = firstActions(race, at);
  const lines: string[] = [];
  playBack(begun, (entry, before) => {
    lines.push(formatEntry(race.game, before, entry));
    return undefined;
  });
  return bytesToHex(sha256(utf8ToBytes(`windschatten-variation-1\n${formatHead(race)}${lines.join('')}`)));
}

/** Whether a race is a variation of this one. */
export const isVariationOf = ({ variation }: Race, race: Race): boolean =>
  variation !== undefined && variation.from <= race.entries.length && variation.of === originOf(race, variation.from);

/** The beginning of a race, to be continued: marked as its variation, with the same dice. `sealAnew` gives it others. */
export const variationFrom = (race: Race, at: number, name: string): Race => ({
  ...firstActions(race, at),
  variation: { of: originOf(race, at), from: Math.min(at, race.entries.length), name },
});

/**
 * Whether a variation can have the dice of its race: the race is over, so its dice show nothing that is still to come, and its envelope is open and counts for all that is dealt after action `at`.
 */
export const keepsChance = ({ chance, standings }: Race, at: number): boolean =>
  standings.length > 0 &&
  chance.kind === 'sealed' &&
  chance.seed !== null &&
  sealOf(chance.seed) === chance.seal &&
  (chance.from ?? 1) <= at + 1;

/** Whether the beginning of a race can be shown, because it gives nothing away: the race is over, or nothing in it is ever hidden. */
export const canResume = ({ game, standings }: Race): boolean => standings.length > 0 || game.perfectInformation === true;

function firstActions({ hints = [], ...race }: Race, at: number): Race {
  const begun: Race = { ...race, entries: race.entries.slice(0, at), standings: [], lines: [] };
  const asked = hints.filter(({ n }) => n <= at);
  return asked.length === 0 ? begun : { ...begun, hints: asked };
}
