import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rideUntil } from '../../scripts/kill-browser/ride.mjs';

type Shown = (race: string, entry: number, over?: boolean, bots?: boolean) => Promise<void>;

test('a browser that rides on to the end while it dies was killed in the turn of the bots', async () => {
  let shown: Shown | undefined;
  const page: Pick<Page, 'exposeFunction'> = {
    exposeFunction: (_, heard) => {
      shown = heard as unknown as Shown;
      return Promise.resolve({ dispose: () => Promise.resolve(), [Symbol.asyncDispose]: () => Promise.resolve() });
    },
  };
  const tell = (entry: number, over: boolean, bots: boolean): unknown => shown?.('race', entry, over, bots);
  const killed = await rideUntil(
    {
      ride: () => {
        tell(1, false, false);
        tell(2, false, true);
        return Promise.resolve();
      },
    },
    {
      page: page as Page,
      // it takes its time
      kill: () => Promise.resolve(void tell(21, true, false)),
      race: 'race',
      pace: 'fast',
      moment: { kind: 'bots', after: 2 },
      from: 0,
    },
  );
  expect(killed).toMatchObject({ moment: 'an entry (2)', bots: true, shown: 21, over: true, problem: null });
});
