import { expect, test, vi } from 'vitest';
import { auditRecord, formatRecord, parseRecord, playSealed, verifyRecord, type Race } from '../../src/table/index.ts';
import type { RoomDto } from '../../src/protocol/index.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { AUSREISSER, RemotePlayer, openRace, post } from './remote-player.ts';
import { serveForAll } from './serve.ts';

/** A race begun on one device continues online, and a race with a single person can be brought back to a device. */

const served = serveForAll('bringing');

const SEED = 'a seed of the browser';
const game = gameById('ausreisser')!;
/** A whole race as a browser stores it, in which every seat takes its first option. */
function wholeRace(): Race {
  const config = game.configure(AUSREISSER.setup, content);
  if (!config.ok) throw new Error('set-up');
  return playSealed(game, config.value, SEED, (_seat, _seen, choices) => choices[0]!);
}
const partOfRace = (): Race => {
  const whole = wholeRace();
  return { ...whole, entries: whole.entries.slice(0, 25), standings: [] };
};
const drivers = ['human', 'human', 'easy'];
const bring = (record: string): Promise<Response> => post(served.base, '/api/races/bring', { record, drivers, window: 50, step: 0 });

test('it continues where it was under its own seal, and its record verifies', async () => {
  const race = partOfRace();
  const made = await bring(formatRecord(race));
  expect(made.status).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const room = (await (await fetch(`${served.base}/api/races/${id}`)).json()) as RoomDto;
  expect(room).toMatchObject({ phase: 'gathering', known: 'brought', summary: { entries: 25 } });
  expect(JSON.stringify(room)).not.toContain(SEED);
  const tokens: string[] = [];
  for (const seat of [0, 1]) {
    const taken = await post(served.base, `/api/races/${id}/seats/${seat}`, { name: `Person ${seat}` });
    tokens.push(((await taken.json()) as { token: string }).token);
  }
  for (const token of tokens) await post(served.base, `/api/races/${id}/ready`, { ready: true }, token);
  const riders = tokens.map((token) => new RemotePlayer(id, token));
  for (const rider of riders) await rider.connect(served.base);
  await Promise.all(riders.map((rider, i) => rider.play(i + 1)));
  const record = await (await fetch(`${served.base}/api/races/${id}/record`)).text();
  const read = parseRecord(record, { game: gameById, content });
  expect(read.problems).toEqual([]);
  expect(verifyRecord(read.race!).problem).toBeNull();
  expect(auditRecord(read.race!).problem).toBeNull();
  expect(read.race!.entries.slice(0, 25)).toEqual(race.entries);
  expect(game.seats(read.race!.config)[1]!.name).toBe('Person 1');
  for (const rider of riders) rider.cut();
  expect(served.reports).toEqual([]);
});

test('a forged or finished record, or one without a seed, is refused with a reason, and nothing is stored', async () => {
  const record = formatRecord(partOfRace());
  const codes = async (text: string): Promise<readonly string[]> => {
    const answer = await bring(text);
    expect(answer.status).toBe(422);
    return ((await answer.json()) as { problems: { code: string }[] }).problems.map(({ code }) => code);
  };
  expect(await codes(record.replace(/^seed .*\n/m, ''))).toEqual(['brought-seed']);
  expect(await codes(record.replace(SEED, 'another'))).not.toEqual([]);
  expect(await codes('nonsense')).toEqual(['record-unknown-game']);
  expect(await codes(formatRecord(wholeRace()))).toEqual(['brought-over']);
});

test('a person against bots can bring the race back to a device; one among people cannot', async () => {
  const among = await openRace(served.base, AUSREISSER, drivers);
  expect((await post(served.base, `/api/races/${among.id}/home`, undefined, among.tokens[0]!)).status).toBe(422);
  const { id, tokens } = await openRace(served.base, AUSREISSER, ['human', 'easy', 'easy']);
  const far = new RemotePlayer(id, tokens[0]!);
  await far.connect(served.base);
  await far.play(1, () => (far.seat?.entries.length ?? 0) > 12);
  expect((await post(served.base, `/api/races/${id}/home`, undefined)).status).toBe(403);
  const taken = await post(served.base, `/api/races/${id}/home`, undefined, tokens[0]!);
  const { race, problems } = parseRecord(((await taken.json()) as { record: string }).record, { game: gameById, content });
  expect(problems).toEqual([]);
  expect(verifyRecord(race!).problem).toBeNull();
  expect(race!.entries.length).toBeGreaterThan(12);
  const room = async () => (await (await fetch(`${served.base}/api/races/${id}`)).json()) as RoomDto;
  expect(await room()).toMatchObject({ phase: 'away', known: 'home' });
  // it stays away: neither a request with the link nor a late row of another process brings it back
  const woken = await post(served.base, `/api/races/${id}/wake`, undefined);
  expect([woken.status, await woken.json()]).toEqual([422, { problems: [{ code: 'room-home' }] }]);
  const [{ rows, summary }, last] = [(await served.store.findRace(id))!, (await served.store.readRows(id, 1)).at(-1)!];
  expect(await served.store.append(id, [{ ...last, n: rows + 1, id: 'late' }], summary!)).toBe('forbidden');
  expect(await room()).toMatchObject({ phase: 'away', known: 'home' });
  far.cut();
});

test('a concurrent change keeps the race on the server, where it continues', async () => {
  const { id, tokens } = await openRace(served.base, AUSREISSER, ['human', 'easy', 'easy']);
  const far = new RemotePlayer(id, tokens[0]!);
  await far.connect(served.base);
  const change = vi.spyOn(served.store, 'changeRoom').mockResolvedValueOnce(false);
  const refused = await post(served.base, `/api/races/${id}/home`, undefined, tokens[0]!);
  expect(await refused.json()).toEqual({ problems: [{ code: 'room-busy' }] });
  change.mockRestore();
  await far.play(1);
  far.cut();
});

test('a seat that a bot plays for its absent owner keeps the race on the server', async () => {
  const absence = { does: 'bot', bot: 'easy' };
  const { id, tokens } = await openRace(served.base, AUSREISSER, ['human', 'human', 'easy'], { absence });
  const [eva, jan] = [new RemotePlayer(id, tokens[0]!), new RemotePlayer(id, tokens[1]!)];
  for (const far of [eva, jan]) await far.connect(served.base);
  await jan.until(() => jan.seat !== null);
  expect((await jan.ask({ type: 'wish', id: 'leave', wish: { do: 'leave' } } as never)).refusal).toBeNull();
  await eva.until(() => eva.seat?.situation.drivers[1] === 'easy');
  const taken = await post(served.base, `/api/races/${id}/home`, undefined, tokens[0]!);
  expect(await taken.json()).toEqual({ problems: [{ code: 'room-not-alone' }] });
  for (const far of [eva, jan]) far.cut();
});
