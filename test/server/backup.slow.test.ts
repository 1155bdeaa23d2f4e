import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { RemotePlayer, openRace, REIFENBREITE } from './remote-player.ts';
import { codeForAll, folderForAll, pageForAll, postgresForAll } from './for-all.ts';
import { serve, type Served } from './serve.ts';

/** Backup and restore by docs/operating.md, with the program itself and during a race. */

const root = resolve(import.meta.dirname, '../..');
const folder = folderForAll('backup');
const web = pageForAll();
const postgres = await postgresForAll();
codeForAll();

function backUp(where: string, to: string): { readonly status: number | null; readonly said: string } {
  const env = { ...process.env, DATABASE_URL: where, LANG: 'C', LC_ALL: '', LC_MESSAGES: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'dist/command/server.js'), '--backup', to], {
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

async function come(base: string, race: string, token: string | null): Promise<RemotePlayer> {
  const far = new RemotePlayer(race, token);
  await far.connect(base);
  await far.until(() => far.choices() !== null);
  return far;
}

async function act(far: RemotePlayer, id: string): Promise<void> {
  const { after, actions } = far.choices()!;
  expect((await far.ask({ type: 'act', id, after, action: actions[0]! } as never)).refusal).toBeNull();
  await far.until(() => far.seat!.entries.length > after && far.choices() !== null);
}

/**
 * Copies the store in the middle of a race, plays on, and expects that the restored race continues from the copy.
 * @param copy makes the copy while the server runs
 * @param restore restores it after the server has ended, and returns the location of the store
 */
async function checkRestore(where: string, copy: () => void, restore: () => Promise<string>): Promise<Served> {
  const served = await serve(where, web);
  const { id, tokens } = await openRace(served.base, REIFENBREITE, ['human', 'easy']);
  const far = await come(served.base, id, tokens[0]!);
  await act(far, 'before');
  const entriesBefore = far.seat!.entries.length;
  copy();
  await act(far, 'after');
  far.cut();
  await served.close();

  const again = await serve(await restore(), web);
  const back = await come(again.base, id, tokens[0]!);
  expect(back.seat!.entries.length).toBe(entriesBefore);
  await act(back, 'restored');
  const names = (await again.store.readRows(id, 1)).flatMap((row) => (row.id === undefined ? [] : [row.id]));
  expect(names).toEqual(['0 before', '0 restored']);
  expect(again.reports).toEqual([]);
  back.cut();
  return again;
}

test('SQLite: a copy made during a race resumes at that moment when it is restored', async () => {
  const [file, copy] = [join(folder, 'races.sqlite'), join(folder, 'copy.sqlite')];
  const again = await checkRestore(
    file,
    () => {
      expect(backUp(file, copy)).toMatchObject({ status: 0 });
      // all of these files contain seeds of running races, so only the owner may read them
      const open = [file, `${file}-wal`, `${file}-shm`, copy].map((name) => [name, statSync(name).mode & 0o077]);
      if (process.platform !== 'win32') expect(open.filter(([, others]) => others !== 0)).toEqual([]);
      // an existing file is never overwritten
      expect(backUp(file, copy)).toMatchObject({ status: 2 });
    },
    () => {
      for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true });
      renameSync(copy, file);
      return Promise.resolve(file);
    },
  );
  await again.close();
});

test.skipIf(postgres === null)('PostgreSQL: a pg_dump made during a race resumes in another, empty database', async () => {
  const [where, dump] = [await postgres!.fresh(), join(folder, 'races.dump')];
  const again = await checkRestore(
    where,
    () => postgres!.run('pg_dump', ['--format=custom', `--file=${dump}`, `--dbname=${where}`]),
    async () => {
      const empty = await postgres!.fresh();
      postgres!.run('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${empty}`, dump]);
      return empty;
    },
  );
  await again.close();
});

test('a store that is no file is refused with a reason, and a missing one is not created', () => {
  const missing = join(folder, 'missing.sqlite');
  expect(backUp(missing, join(folder, 'x.sqlite'))).toMatchObject({ status: 2, said: expect.stringContaining('ENOENT') });
  expect([missing, join(folder, 'x.sqlite')].map((name) => existsSync(name))).toEqual([false, false]);
  expect(backUp('postgres://unknown@127.0.0.1:1/none', join(folder, 'x.sqlite'))).toMatchObject({
    status: 2,
    said: expect.stringContaining('pg_dump'),
  });
});
