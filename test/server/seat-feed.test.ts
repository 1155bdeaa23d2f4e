import { expect, test } from 'vitest';
import { NO_SEAT } from '../../src/kit/index.ts';
import { createSeatFeed, type FeedSource } from '../../src/server/races/seat-feed.ts';
import { toyGame } from '../kit/toy-game.ts';
import { joinToySeat, toyHost } from '../table/host-kit.ts';
import { TOY } from '../table/toy-match.ts';

test('a seat feed starts from the position of the host, without replaying the entries', async () => {
  const at = toyHost({ drivers: ['bot', 'human', 'bot'] });
  const ben = joinToySeat(at, 1);
  await ben.link.answerInAdvance({ ask: 'never' });
  await at.host.run();
  await ben.act(ben.seat.choices()[0]!);
  await at.host.run();

  for (const viewer of [1, NO_SEAT]) {
    let evolved = 0;
    const counting: typeof toyGame = {
      ...toyGame,
      evolve(state, event) {
        evolved++;
        return toyGame.evolve(state, event);
      },
    };
    const { rulesVersion, chance } = at.host.race('sealed');
    const feedFrom = (source: FeedSource) => createSeatFeed(counting, { rulesVersion, chance, config: TOY }, source);
    const link = at.host.link(viewer);

    const replayed = feedFrom(link);
    expect(evolved).toBeGreaterThan(5);

    evolved = 0;
    const direct = feedFrom({ ...link, state: at.host.stateFor(viewer) });
    expect(evolved).toBe(0);
    expect(direct.seat.state).toEqual(replayed.seat.state);
    expect(direct.seat.entries).toEqual(replayed.seat.entries);
    expect(direct.snapshot(null)).toEqual(replayed.snapshot(null));
    for (const feed of [replayed, direct]) feed.close();
  }
});
