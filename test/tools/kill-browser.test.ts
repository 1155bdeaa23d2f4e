import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playUntilKill } from '../../tools/kill-browser/play-and-kill.mjs';

type Shown = (...shown: readonly unknown[]) => void;

test('a kill counts as in the turn of the bots, even if the browser plays to the end of the race before it is dead', async () => {
  let shown: Shown | undefined;
  const page: Pick<Page, 'exposeFunction'> = {
    exposeFunction: (_, callback) => {
      shown = callback as Shown;
      return Promise.resolve({ dispose: () => Promise.resolve(), [Symbol.asyncDispose]: () => Promise.resolve() });
    },
  };
  const tell = (entry: number, how: 'mine' | 'bots' | 'over'): void => shown?.('race', entry, how === 'over', how === 'bots');
  const killed = await playUntilKill(
    {
      play: () => {
        tell(1, 'mine');
        tell(2, 'bots');
        return Promise.resolve();
      },
    },
    {
      page: page as Page,
      // a kill that takes its time
      kill: () => Promise.resolve(tell(21, 'over')),
      race: 'race',
      pace: 'fast',
      moment: { kind: 'bots', after: 2 },
      from: 0,
    },
  );
  expect(killed).toMatchObject({ moment: 'an entry (2)', bots: true, shown: 21, over: true, problem: null });
});
