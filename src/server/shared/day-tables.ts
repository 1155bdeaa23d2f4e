import { fail, ok, type Problem, type Result } from '../../kit/index.ts';
import { MAX_PLAYER_NAME_CHARS, SECRET_PATTERN, type DayRequest, type DayTableDto } from '../../protocol/index.ts';
import { wordOfDay } from '../../words/index.ts';
import { createCheckQueue, hashOf, readName, visibleText, type AddressBudget } from '../races/index.ts';
import type { Store } from '../store/index.ts';
import type { DayChecker } from './day-thread.ts';

/** The tables of the races of the day. */
export interface DayTables {
  /**
   * Stores the result of a record that is right, then returns the table. The first result of a browser counts.
   * Problems: those of `checkDay`, `day-when` (not one of the last days), `day-sent`, `room-name`, `room-busy`, `wire-often`.
   * @param address pays for the check
   */
  send(game: string, day: string, request: DayRequest, address: string): Promise<Result<DayTableDto, readonly Problem[]>>;
  /** @param token of a browser; '' for none */
  read(game: string, day: string, token: string): Promise<DayTableDto>;
  close(): Promise<void>;
}

/** A race that was ridden offline waits this long for its table. */
const MAX_AGE_DAYS = 7;
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const MAX_SHOWN = 20;
/** Each check may take seconds, and all wait for one thread. */
const MAX_WAITING = 20;

export function createDayTables({
  store,
  checker,
  budget,
  now,
}: {
  readonly store: Pick<Store, 'shared'>;
  readonly checker: DayChecker;
  readonly budget: AddressBudget;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}): DayTables {
  let waiting = 0;
  const queue = createCheckQueue(budget);
  const daysAgo = (days: number): string => wordOfDay(now() - days * DAY_MS);

  async function tableOf(game: string, day: string, browser: string | null): Promise<DayTableDto> {
    const { count, best, own } = await store.shared.dayResults(game, day, MAX_SHOWN, browser);
    // equal points share a rank
    const rankOf = (points: number): number => best.findIndex((row) => row.points === points) + 1;
    return {
      ...{ day, count, best: best.map((row) => ({ ...row, rank: rankOf(row.points) })) },
      you: own === null ? null : { rank: own.above + 1, name: own.name, points: own.points, below: own.below },
    };
  }

  return {
    async send(game, day, { record, name: given, token }, address) {
      const name = readName(visibleText(given).slice(0, MAX_PLAYER_NAME_CHARS));
      if (!name.ok) return name;
      if (day > daysAgo(0) || day < daysAgo(MAX_AGE_DAYS)) return fail([{ code: 'day-when', facts: { day, most: MAX_AGE_DAYS } }]);
      if (waiting >= MAX_WAITING) return fail([{ code: 'room-busy' }]);
      waiting++;
      try {
        const points = await queue.run(address, () => checker.run({ game, day, record }));
        if (!points.ok) return points;
        const browser = hashOf(token);
        const isStored = await store.shared.addDayResult(
          { game, day, browser, name: name.value, points: points.value },
          daysAgo(KEPT_DAYS),
        );
        return isStored ? ok(await tableOf(game, day, browser)) : fail([{ code: 'day-sent' }]);
      } finally {
        waiting--;
      }
    },
    read: (game, day, token) => tableOf(game, day, SECRET_PATTERN.test(token) ? hashOf(token) : null),
    close: () => checker.close(),
  };
}
