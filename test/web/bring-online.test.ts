import { expect, test, vi } from 'vitest';
import { formatRecord, parseRecord, playSealed, type Race } from '../../src/table/index.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';

/** A race of this browser that is continued online. A race whose end cannot be read is not sent. */

const found = vi.hoisted((): { race: unknown; problems: readonly unknown[] } => ({ race: null, problems: [] }));
const brought = vi.hoisted((): { readonly record: string }[] => []);
vi.mock('../../src/web/session/open.ts', () => ({
  findRace: () =>
    Promise.resolve({
      ok: true,
      value: {
        race: found.race,
        note: { seed: 'seed' },
        ledger: { table: { drivers: ['human', 'human', 'easy'] } },
        problems: found.problems,
      },
    }),
}));
vi.mock('../../src/web/registry.ts', () => ({}));
vi.mock('../../src/web/online/tokens.ts', () => ({ saveTokens: () => undefined }));
vi.mock('../../src/web/online/calls.ts', () => ({
  uploadRace: (wish: { readonly record: string }) => {
    brought.push(wish);
    return Promise.resolve({ ok: true, value: { id: 'there', token: 'opener' } });
  },
}));
/** Its own type would bring the page's compiler settings along. */
interface Bringing {
  readonly takeOnline: (id: string, game: string) => Promise<unknown>;
}
const { takeOnline } = await vi.importActual<Bringing>('../../src/web/online/people/bring.ts');

const game = gameById('ausreisser')!;
const config = game.configure({ riders: ['rider-a', 'rider-b', 'rider-c'], stages: 1 }, content);
if (!config.ok) throw new Error('set-up');
const whole: Race = playSealed(game, config.value, 'seed', (_seat, _seen, choices) => choices[0]!);

test('a whole race is sent unchanged; a damaged race is not sent, and the player learns why', async () => {
  found.race = { ...whole, entries: whole.entries.slice(0, 7), standings: [] };
  expect(await takeOnline('here', game.id)).toEqual({ ok: true, value: 'there' });
  const { race } = parseRecord(brought[0]!.record, { game: gameById, content });
  expect(brought[0]!.record).toBe(formatRecord(race!));
  expect(race!.entries).toHaveLength(7);

  const cut = { code: 'row-cut', at: 'row 8', facts: { expected: 3, found: 2 } };
  found.problems = [cut];
  expect(await takeOnline('here', game.id)).toEqual({ ok: false, error: [{ code: 'brought-damaged', facts: { whole: 7 } }, cut] });
  expect(brought).toHaveLength(1);
});
