import type { Consent } from './consent.ts';

/** A smaller error is left to itself, so that hosts whose clocks differ a little agree on every time. */
const TOLERANCE_MS = 900_000;
/** A table has few questions and absent people at once. */
const MAX_ANCHORS = 32;

/**
 * Corrects times that lie in the future, because the server's clock was wrong when their rows were stored: they count as the moment at which this host first saw them. Otherwise a
 * clock that was a day ahead would let a person's time, and the wait for a missed person, last a day longer.
 * @param now milliseconds since 1970
 */
export function createClockGuard(now: () => number): (consent: Consent) => Consent {
  const firstSeen = new Map<number, number>();
  function corrected(at: number): number {
    if (at <= now() + TOLERANCE_MS) return at;
    const known = firstSeen.get(at);
    // the clock may have been set back once more
    if (known !== undefined && known <= now() + TOLERANCE_MS) return known;
    firstSeen.set(at, now());
    if (firstSeen.size > MAX_ANCHORS) firstSeen.delete(firstSeen.keys().next().value!);
    return firstSeen.get(at)!;
  }
  return (consent) => {
    const { since, warned, absent } = consent;
    const isFuture = (at: number | null): boolean => at !== null && at > now() + TOLERANCE_MS;
    if (!isFuture(since) && !isFuture(warned) && !absent.some(({ at }) => isFuture(at))) return consent;
    return {
      ...consent,
      since: since === null ? null : corrected(since),
      warned: warned === null ? null : corrected(warned),
      absent: absent.map((each) => ({ ...each, at: corrected(each.at) })),
    };
  };
}
