import { beforeAll, expect, test, vi } from 'vitest';
import { loadOfPage } from './open-session.ts';

type SavingModule = typeof import('../../src/web/session/saving.svelte.ts');
type Host = ConstructorParameters<SavingModule['Saving']>[0];

let module: SavingModule;
beforeAll(async () => void (module = (await loadOfPage('/src/web/session/saving.svelte.ts')) as unknown as SavingModule));

const LEADING = { broken: null, notKept: null, role: 'leader' } as const;

function saving(host: Partial<Host> = {}) {
  const takeOver = vi.fn(() => Promise.resolve());
  const run = vi.fn(() => Promise.resolve());
  const options = { wasDamaged: false, entriesAtOpening: 0, takeOver };
  return { saving: new module.Saving({ run, ...host }, options), takeOver, run };
}

test('a tab that only follows says so, unless the race was deleted', () => {
  const { saving: race } = saving();
  race.update(LEADING);
  expect(race.status).toBe('kept');
  race.update({ ...LEADING, role: 'reader' });
  expect(race.status).toBe('elsewhere');
  race.storage = 'deleted';
  expect(race.status).toBe('deleted');
});

test('an error of the host comes before a row that was not stored', () => {
  const { saving: race } = saving();
  race.update({ ...LEADING, broken: 'the game failed', notKept: 'full' });
  expect([race.error, race.damage]).toEqual(['the game failed', null]);
  race.update({ ...LEADING, notKept: 'full' });
  expect(race.error).toBe('full');
  race.update(LEADING);
  expect(race.error).toBe(null);
});

test('a repair runs the race again, a refused one does not', async () => {
  const { saving: repaired, run } = saving({ repair: () => Promise.resolve(null) });
  expect(await repaired.repair()).toBe(null);
  expect(run).toHaveBeenCalledTimes(1);
  const refused = saving({ repair: () => Promise.resolve({ code: 'table-not-here' } as never) });
  expect(await refused.saving.repair()).toEqual({ code: 'table-not-here' });
  expect(refused.run).not.toHaveBeenCalled();
  expect(await saving().saving.repair()).toMatchObject({ code: 'table-not-here' });
});

test('playing here takes the race over before it runs', async () => {
  const { saving: race, takeOver, run } = saving();
  await race.playHere();
  expect(takeOver.mock.invocationCallOrder[0]).toBeLessThan(run.mock.invocationCallOrder[0]!);
});
