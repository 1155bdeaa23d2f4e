import { expect, test } from 'vitest';
import { AUSREISSER, come, linesOf, openRace, post, type RemotePlayer } from './remote-player.ts';
import { serveForAll } from './serve.ts';

/** A substitute for a player who is away: the table agrees, one of the others makes the link, and the owner can always come back. */

const served = serveForAll('substitute', { missingAfterMs: 100 });

const ask = async (far: RemotePlayer, wish: object): Promise<string | null> =>
  (await far.ask({ type: 'wish', id: `w${Math.random().toString(36).slice(2)}`, wish } as never)).refusal?.code ?? null;
const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { problems: { code: string }[] }).problems[0]!.code;
const link = (id: string, token: string, seat?: number) =>
  post(served.base, `/api/races/${id}/link`, seat === undefined ? undefined : { seat }, token);
const secret = async (answer: Response): Promise<string> => {
  const { link: made, token } = (await answer.json()) as { link?: string; token?: string };
  return made ?? token!;
};
const substitutesOf = (far: RemotePlayer) => far.seat!.situation.agreed!.substitutes ?? [];

async function raceWithoutBen() {
  const { base } = served;
  const race = await openRace(base, AUSREISSER, ['human', 'human', 'easy']);
  const anna = await come(base, race.id, race.tokens[0]!);
  await anna.until(() => anna.seat!.situation.agreed!.absent.some(({ seat }) => seat === 1));
  return { ...race, base, anna, annas: race.tokens[0]!, ben: race.tokens[1]! };
}

test('the others invite a substitute, who plays until the owner comes back from any browser', async () => {
  const { id, base, anna, annas, ben } = await raceWithoutBen();
  expect(await codeOf(await link(id, annas, 1))).toBe('room-not-invited');
  expect(await ask(anna, { do: 'ask', what: 'substitute', about: 1 })).toBeNull();
  await anna.until(() => substitutesOf(anna).length === 1);
  const made = await secret(await link(id, annas, 1));
  const token = await secret(await post(base, `/api/races/${id}/owner`, undefined, made));
  // the link works once
  expect(await codeOf(await post(base, `/api/races/${id}/owner`, undefined, made))).toBe('room-link');
  const eva = await come(base, id, token);
  expect(eva.you).toBe(1);
  await anna.until(() => substitutesOf(anna).some(({ state }) => state === 'playing'));
  expect(eva.messages.some((text) => text.includes('"substitute":true'))).toBe(true);
  // the seat is not hers to give away
  expect(await codeOf(await link(id, token))).toBe('room-token');
  expect(await codeOf(await post(base, `/api/races/${id}/reclaim`, undefined, token))).toBe('room-token');
  // Ben comes back with his own token, sees that he has a substitute, and takes the seat back
  const back = await come(base, id, ben);
  expect(back.messages.some((text) => text.includes('"substitute":true'))).toBe(false);
  expect((await post(base, `/api/races/${id}/reclaim`, undefined, ben)).status).toBe(200);
  await eva.until(() => !eva.open);
  expect(eva.errors).toEqual(['wire-token']);
  await anna.until(() => substitutesOf(anna).length === 0);
  // on a busy machine the substitute may be missed for a moment before she connects
  const lines = linesOf(anna).filter((line) => !/^(?:lost|back) /.test(line));
  expect([back.open, lines]).toEqual([true, ['invited 1', 'substitute 1', 'rides-again 1']]);
  for (const far of [anna, back]) far.cut();
  expect(served.reports).toEqual([]);
});

test('when the owner is back first, neither the vote nor the link counts any more', async () => {
  const { id, base, anna, annas, ben } = await raceWithoutBen();
  await ask(anna, { do: 'ask', what: 'substitute', about: 1 });
  await anna.until(() => substitutesOf(anna).length === 1);
  const made = await secret(await link(id, annas, 1));
  const back = await come(base, id, ben);
  await anna.until(() => substitutesOf(anna).length === 0);
  expect(await codeOf(await post(base, `/api/races/${id}/owner`, undefined, made))).toBe('room-link');
  expect(await codeOf(await link(id, annas, 1))).toBe('room-not-invited');
  expect(await ask(anna, { do: 'ask', what: 'substitute', about: 1 })).toBe('table-not-missed');
  for (const far of [anna, back]) far.cut();
});

test('a substitute for a seat that a bot plays, and another one after the first has gone', async () => {
  const { id, base, anna, annas } = await raceWithoutBen();
  expect(await ask(anna, { do: 'ask', what: 'bot', about: 1 })).toBeNull();
  await anna.until(() => anna.seat!.situation.drivers[1] !== 'human');
  // no substitute for oneself, a bot's seat, or a seat that does not exist
  for (const about of [0, 2, 9]) expect(await ask(anna, { do: 'ask', what: 'substitute', about })).toBe('table-not-missed');
  const invite = async (): Promise<string> => {
    expect(await ask(anna, { do: 'ask', what: 'substitute', about: 1 })).toBeNull();
    await anna.until(() => substitutesOf(anna).some(({ state }) => state === 'invited'));
    return secret(await post(base, `/api/races/${id}/owner`, undefined, await secret(await link(id, annas, 1))));
  };
  const eva = await come(base, id, await invite());
  expect(await ask(eva, { do: 'come-back' })).toBeNull();
  await anna.until(() => anna.seat!.situation.drivers[1] === 'human');
  eva.cut();
  await anna.until(() => anna.seat!.situation.agreed!.absent.some(({ seat }) => seat === 1));
  const jan = await come(base, id, await invite());
  await eva.connect(base);
  await eva.until(() => eva.errors.length > 0);
  expect([eva.errors, jan.you]).toEqual([['wire-token'], 1]);
  for (const far of [anna, jan]) far.cut();
});

test('the owner who hands the seat on for good ends the substitute, too', async () => {
  const { id, base, anna, annas, ben } = await raceWithoutBen();
  await ask(anna, { do: 'ask', what: 'substitute', about: 1 });
  await anna.until(() => substitutesOf(anna).length === 1);
  const token = await secret(await post(base, `/api/races/${id}/owner`, undefined, await secret(await link(id, annas, 1))));
  const eva = await come(base, id, token);
  const jan = await secret(await post(base, `/api/races/${id}/owner`, undefined, await secret(await link(id, ben))));
  await eva.until(() => !eva.open);
  const far = await come(base, id, jan);
  await anna.until(() => substitutesOf(anna).length === 0);
  expect(far.messages.some((text) => text.includes('"substitute":true'))).toBe(false);
  for (const each of [anna, far]) each.cut();
});
