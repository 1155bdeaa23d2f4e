import { expect, test } from 'vitest';
import { auditRecord, commitmentOf, parseRecord, verifyRecord } from '../../src/table/index.ts';
import type { RoomDto } from '../../src/protocol/index.ts';
import {
  newRoomEnvelopes,
  openEnvelope,
  markAllShown,
  sealRoomAnew,
  showEnvelope,
  removeEnvelope,
} from '../../src/server/races/room-envelopes.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { AUSREISSER, RemotePlayer, post } from './remote-player.ts';
import { serveForAll } from './serve.ts';

/** Envelopes of players for the dice of an online race: shown sealed, opened once all are in, and part of the record (docs/fair-dice.md). */

const served = serveForAll('envelopes');

const SALTS = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'];
const WORDS = ['rain on the Galibier', ''];

interface Gathered {
  readonly id: string;
  readonly opener: string;
  readonly tokens: readonly string[];
}

async function gather(envelopes = true): Promise<Gathered> {
  const wish = { ...AUSREISSER, drivers: ['human', 'human', 'easy'], window: 50, step: 0, envelopes };
  const { id, token: opener } = (await (await post(served.base, '/api/races', wish)).json()) as { id: string; token: string };
  const tokens: string[] = [];
  for (const seat of [0, 1]) {
    const taken = await post(served.base, `/api/races/${id}/seats/${seat}`, { name: `Person ${seat}` });
    tokens.push(((await taken.json()) as { token: string }).token);
  }
  return { id, opener, tokens };
}
const see = async (id: string): Promise<RoomDto> => (await (await fetch(`${served.base}/api/races/${id}`)).json()) as RoomDto;
const ask = (id: string, what: string, body: unknown, token: string): Promise<Response> =>
  post(served.base, `/api/races/${id}/${what}`, body, token);
const sealed = (seal: string, seat: number): string => commitmentOf({ seal, seat, salt: SALTS[seat]!, words: WORDS[seat]! });
const codesOf = async (answer: Response): Promise<readonly string[]> =>
  ((await answer.json()) as { problems: readonly { code: string }[] }).problems.map(({ code }) => code);

/** Both envelopes are in, and none is open. */
async function sealedByAll(): Promise<Gathered & { readonly seal: string }> {
  const gathered = await gather();
  const { seal } = (await see(gathered.id)).envelopes!;
  for (const [seat, token] of gathered.tokens.entries())
    await ask(gathered.id, 'ready', { ready: true, commitment: sealed(seal, seat) }, token);
  return { ...gathered, seal };
}

test('sealed, opened, raced: the dice depend on the contents, which stayed secret until then', async () => {
  const { id, tokens } = await gather();
  const { seal } = (await see(id)).envelopes!;
  for (const [seat, token] of tokens.entries()) {
    const early = await ask(id, 'words', { salt: SALTS[seat]!, words: WORDS[seat]! }, token);
    expect(await codesOf(early)).toEqual(['table-no-envelope']);
    expect((await ask(id, 'ready', { ready: true, commitment: sealed(seal, seat) }, token)).status).toBe(200);
  }
  // both are ready; the race starts only once the envelopes are open
  expect(await see(id)).toMatchObject({ phase: 'gathering', envelopes: { allShown: true, opened: [], seal } });
  expect(await codesOf(await ask(id, 'words', { salt: SALTS[0]!, words: 'other words' }, tokens[0]!))).toEqual(['envelope-other']);
  expect(await codesOf(await ask(id, 'anew', undefined, tokens[1]!))).toEqual(['room-envelopes-early']);
  expect((await ask(id, 'words', { salt: SALTS[0]!, words: WORDS[0]! }, tokens[0]!)).status).toBe(200);
  const half = await see(id);
  expect(half).toMatchObject({ phase: 'gathering', envelopes: { opened: [0] } });
  expect(JSON.stringify(half)).not.toContain(WORDS[0]!);
  expect(JSON.stringify(half)).not.toContain(SALTS[0]!);
  await ask(id, 'words', { salt: SALTS[1]!, words: WORDS[1]! }, tokens[1]!);
  expect((await see(id)).phase).toBe('riding');

  const riders = tokens.map((token) => new RemotePlayer(id, token));
  for (const rider of riders) await rider.connect(served.base);
  // once the cards are dealt the race may end
  await riders[0]!.until(() => riders[0]!.seat !== null && riders[0]!.seat.entries.length > 3);
  await riders[0]!.ask({ type: 'wish', id: 'end', wish: { do: 'ask', what: 'end' } } as never);
  await riders[1]!.ask({ type: 'wish', id: 'end', wish: { do: 'vote', number: 1, yes: true } } as never);
  const record = await (await fetch(`${served.base}/api/races/${id}/record`)).text();
  const { race, problems } = parseRecord(record, { game: gameById, content });
  expect(problems).toEqual([]);
  expect(race!.chance).toMatchObject({
    seal,
    contributions: [{ words: WORDS[0], salt: SALTS[0] }, { words: '', salt: SALTS[1] }, undefined],
  });
  expect(verifyRecord(race!).problem).toBeNull();
  expect(auditRecord(race!).problem).toBeNull();
  // with other words the same seed deals other dice
  expect(verifyRecord({ ...race!, chance: { ...race!.chance, contributions: [] } as never }).problem).not.toBeNull();
  for (const rider of riders) rider.cut();
});

test('a rider who is no longer ready takes the envelope back; one who leaves when all are in starts a new round, and is named', async () => {
  const { id, opener, tokens } = await gather();
  const { seal } = (await see(id)).envelopes!;
  await ask(id, 'ready', { ready: true, commitment: sealed(seal, 0) }, tokens[0]!);
  await ask(id, 'ready', { ready: false }, tokens[0]!);
  expect((await see(id)).envelopes!.commitments).toEqual([null, null, null]);
  await ask(id, 'ready', { ready: true, commitment: sealed(seal, 0) }, tokens[0]!);
  // the opener starts early, so the one envelope has to be opened first
  await ask(id, 'begin', undefined, opener);
  expect(await see(id)).toMatchObject({ phase: 'gathering', envelopes: { allShown: true } });
  await post(served.base, `/api/races/${id}/seat`, undefined, tokens[0], 'DELETE');
  const anew = await see(id);
  expect(anew.envelopes).toMatchObject({ allShown: false, commitments: [null, null, null], calledOff: [{ seal, notOpened: [0] }] });
  expect(anew.envelopes!.seal).not.toBe(seal);
  expect(anew.seats.map(({ ready }) => ready)).toEqual([false, false, false]);
});

test('an open envelope stays: its rider cannot become unready, and leaving calls nothing off', async () => {
  const { id, tokens, seal } = await sealedByAll();
  await ask(id, 'words', { salt: SALTS[0]!, words: WORDS[0]! }, tokens[0]!);
  const before = await see(id);
  expect(await codesOf(await ask(id, 'ready', { ready: false }, tokens[0]!))).toEqual(['room-envelope-open']);
  expect(await see(id)).toEqual(before);
  expect((await post(served.base, `/api/races/${id}/seat`, undefined, tokens[0], 'DELETE')).status).toBe(200);
  expect((await see(id)).envelopes).toEqual(before.envelopes);
  await ask(id, 'words', { salt: SALTS[1]!, words: WORDS[1]! }, tokens[1]!);
  const begun = await see(id);
  expect(begun).toMatchObject({ phase: 'riding', envelopes: { seal, calledOff: [] } });
  expect(begun.seats.map(({ taken }) => taken)).toEqual([false, true, false]);
});

test('a rider who opens and leaves is not named; those who have not opened are', async () => {
  const { id, tokens, seal } = await sealedByAll();
  await ask(id, 'words', { salt: SALTS[0]!, words: WORDS[0]! }, tokens[0]!);
  await post(served.base, `/api/races/${id}/seat`, undefined, tokens[0], 'DELETE');
  await ask(id, 'ready', { ready: false }, tokens[1]!);
  expect((await see(id)).envelopes!.calledOff).toEqual([{ seal, notOpened: [1] }]);
});

test('a race without envelopes takes none, and one where no rider adds one starts at once', async () => {
  const plain = await gather(false);
  expect((await see(plain.id)).envelopes).toBeNull();
  expect(await codesOf(await ask(plain.id, 'ready', { ready: true, commitment: sealed('0'.repeat(64), 0) }, plain.tokens[0]!))).toEqual([
    'room-no-envelopes',
  ]);
  const none = await gather();
  for (const token of none.tokens) await ask(none.id, 'ready', { ready: true }, token);
  expect((await see(none.id)).phase).toBe('riding');
});

test('after a timeout, riders who have not opened are named, and the others continue', () => {
  const shown = showEnvelope(newRoomEnvelopes(3), 1, 'a'.repeat(64));
  const table = markAllShown(shown.ok ? shown.value : newRoomEnvelopes(3), 1_000);
  expect(sealRoomAnew(table, 20_000)).toEqual({ ok: false, error: [{ code: 'room-envelopes-early' }] });
  const anew = sealRoomAnew(table, 21_000);
  expect(anew.ok && anew.value).toMatchObject({ shownAt: null, calledOff: [{ notOpened: [1] }] });
  expect(anew.ok && anew.value.seed).not.toBe(table.seed);
  expect(openEnvelope(table, 0, { salt: SALTS[0]!, words: '' })).toMatchObject({ error: [{ code: 'table-no-envelope' }] });
  expect(removeEnvelope(table, 0)).toBe(table);
});
