import type { NamedEvent } from '../../../src/games/reifenbreite/index.ts';
import type { RaceEvent } from '../../../src/web/reifenbreite/race-session.ts';

/**
 * An event of the log as a test needs it.
 * @param n the number of its entry
 * @param fields those of its named event that the test reads
 */
export const raceEvent = (n: number, type: NamedEvent['type'], fields: Readonly<Record<string, unknown>> = {}): RaceEvent => ({
  n,
  index: 0,
  seat: 0,
  // pages of this game read the named event alone
  event: null as never,
  named: { type, ...fields } as NamedEvent,
  section: '',
});
