import type { Content } from '../../kit/index.ts';
import { HUMAN } from '../../table/index.ts';
import type { StoredRace, Store } from '../store/index.ts';
import { inProcessBots } from './bot-runner.ts';
import { rulesOf } from './check-request.ts';
import { createFairBots } from './fair-bots.ts';
import { openRace } from './open-race.ts';
import type { OpenRace } from './open-race-interface.ts';
import { readRoom } from './room.ts';

/** A race as its operator may see it, without its ids, links and hidden cards. */
export interface OperatorView {
  /** Null: it has not begun, or cannot be opened (`problem`). */
  readonly race: Pick<OpenRace, 'problem' | 'repair' | 'endRace'> | null;
  /** Why it stands still; null: it does not. */
  readonly problem: string | null;
  /** Of its rows. */
  readonly bytes: number;
  /** `driver`: `human`, `free`, or the name of a bot. */
  readonly seats: readonly { readonly name: string; readonly driver: string }[];
  close(): void;
}

/** Opens a race beside the servers that use it: nothing runs here, and each change is a row, which they learn of. */
export async function createOperatorView(
  race: StoredRace,
  { store, content }: { readonly store: Store; readonly content: Content },
): Promise<OperatorView> {
  const room = readRoom(race.room);
  const bytes = (await store.readRows(race.id, 1)).reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  const seats = room.seats.map(({ name, open, bot }, i) => ({
    name: name ?? room.names[i] ?? '',
    driver: name !== null ? HUMAN : open && race.head === null ? 'free' : bot,
  }));
  const rules = await rulesOf(race.game, content);
  if (rules === null || race.head === null)
    return { race: null, problem: rules === null ? `unknown game ${race.game}` : null, bytes, seats, close: () => undefined };
  const offsetMs = (await store.now()) - Date.now();
  try {
    const opened = await openRace({
      ...{
        store,
        content,
        race,
        room,
        game: rules.game,
        role: 'replica',
        bots: createFairBots(inProcessBots),
        now: () => Date.now() + offsetMs,
      },
      ...{ missingAfterMs: Infinity, turnNoticeAfterMs: undefined },
      onActionHere: () => undefined,
      onPresence: () => undefined,
      onRoundTrip: () => undefined,
      onTurn: () => Promise.resolve(),
      onTimeRunningOut: () => undefined,
      report: () => undefined,
    });
    return { race: opened, problem: opened.problem, bytes, seats, close: () => opened.close() };
  } catch (error) {
    return { race: null, problem: error instanceof Error ? error.message : String(error), bytes, seats, close: () => undefined };
  }
}
