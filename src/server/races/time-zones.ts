import type { OffsetAt } from '../../table/index.ts';

/** Time zones by name, from the data of this Node. */

const MINUTE_MS = 60_000;
/** There are about 600 names. */
const MAX_FORMATS = 1_000;
const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatOf(zone: string): Intl.DateTimeFormat | null {
  const found = formats.get(zone);
  if (found !== undefined) return found;
  if (formats.size >= MAX_FORMATS) formats.clear();
  const made = newFormat(zone);
  formats.set(zone, made);
  return made;
}

function newFormat(timeZone: string): Intl.DateTimeFormat | null {
  const all = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...all, timeZone, hourCycle: 'h23', calendar: 'iso8601', numberingSystem: 'latn' });
  } catch {
    return null;
  }
}

export const offsetAt: OffsetAt = (zone, at) => {
  const format = formatOf(zone);
  if (format === null) return null;
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of format.formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Math.round((Date.UTC(year, month - 1, day, hour, minute, second) - at) / MINUTE_MS);
};
