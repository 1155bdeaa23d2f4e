import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { CHANCE, applyEvents, NOBODY, type AnyGame, type Seat } from '../../src/kit/index.ts';
import { actsRow, createMatch, formatHead, sealOf, type Race, type Row } from '../../src/table/index.ts';
import { hashOf, newSecret } from '../../src/server/races/secrets.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { AUSREISSER, Far } from './far.ts';
import { folderForAll, pageForAll } from './for-all.ts';
import { serve, type Served } from './serve.ts';

/** Everything that the others are sent, byte by byte, for races that differ in what is hidden from them. */

const folder = folderForAll('leak');
const web = pageForAll();
const opened: Served[] = [];
afterAll(async () => {
  for (const served of opened) await served.close();
});

const game: AnyGame = gameById('ausreisser')!;
const read = game.configure(AUSREISSER.setup, content);
if (!read.ok) throw new Error(JSON.stringify(read.error));
const config = read.value;
const SEED = 'leak';
/** The seat whose secrets it is about; the first one and an onlooker listen. */
const SECRETIVE: Seat = 1;
const eyes: readonly Seat[] = [0, NOBODY];
/** As all who listen know a position. */
const known = (state: unknown): string => eyes.map((seat) => game.formatState(game.hide(state, seat))).join('\n');

/** A race up to where a person is first asked: the first card every time, but for the `other`-th that only the secretive one sees: there another one. */
function ridden(other: number | null) {
  let hidden = 0;
  return createMatch(game, config, {
    dealer: (state) => {
      const outcomes = game.outcomes(state).map(({ action }) => action);
      const next = (action: unknown): unknown => {
        const decided = game.decide(state, CHANCE, action);
        if (!decided.ok) throw new Error(decided.refusal.code);
        return applyEvents(game, game.copy(state), decided.events);
      };
      const [first] = outcomes;
      const secret = (action: unknown): string => game.formatState(game.hide(next(action), SECRETIVE));
      const another = outcomes.findLast((action) => known(next(action)) === known(next(first)) && secret(action) !== secret(first));
      return another !== undefined && hidden++ === other ? another : first;
    },
  });
}

/** Two races that only he can tell from each other. */
function dealt(wish: { readonly otherwise: boolean }): { readonly rows: readonly Row[]; readonly secrets: string } {
  const plain = ridden(null);
  const told = (match: typeof plain): string => JSON.stringify(eyes.map((seat) => match.toldFrom(seat, 1))) + known(match.state);
  const others = Array.from({ length: 6 }, (_, i) => ridden(i)).filter((match) => told(match) === told(plain));
  const match = wish.otherwise ? others[0] : plain;
  if (match === undefined) throw new Error('no card is hidden');
  const rows = [actsRow(game, game.start(config), 1, match.log)];
  return { rows, secrets: game.formatState(game.hide(match.state, SECRETIVE)) };
}

interface Way {
  readonly otherwise: boolean;
  /** What the secretive one does while he is asked together with others. */
  readonly says: 'nothing' | 'pass' | 'never' | 'from';
}

/** What the others are sent until the window of the first question to all has closed. */
async function heard(way: Way): Promise<{ readonly texts: readonly (readonly string[])[]; readonly secrets: string }> {
  // time stands still: what is told of clocks is compared, too
  const served = await serve(join(folder, `${way.otherwise ? 1 : 0}-${way.says}.sqlite`), web, { now: () => 1_700_000_000_000 });
  opened.push(served);
  const { store, base } = served;
  const race: Race = {
    ...{ game, rulesVersion: game.rulesVersion, config, entries: [], standings: [], lines: [] },
    dice: { kind: 'sealed', seal: sealOf(SEED), contributions: [], seed: null },
  };
  const id = newSecret();
  const tokens = [newSecret(), newSecret(), newSecret()];
  const seats = tokens.map((_, seat) => ({ open: true, bot: 'easy', name: `rider-${seat}`, ready: true }));
  const agreed = { clock: { per: 'decision', limit: 60_000 }, absence: { does: 'bot', bot: 'easy' } };
  const room = JSON.stringify({ setup: AUSREISSER.setup, seats, window: 150, step: 0, ...agreed });
  await store.addRace(
    { id, game: game.id, listed: false, room },
    tokens.map((token, seat) => ({ hash: hashOf(token), seat })),
  );
  await store.changeRoom(id, 1, { room, begun: { head: formatHead(race), seed: SEED } });
  const { rows, secrets } = dealt(way);
  expect(await store.append(id, rows, { entries: 1, stage: 1, round: 1, over: false, turn: 0 })).toBeNull();

  const [anna, ben, cleo, onlooker] = [...tokens, null].map((token) => new Far(id, token)) as [Far, Far, Far, Far];
  for (const far of [anna, ben, cleo, onlooker]) {
    await far.connect(base);
    await far.until(() => far.seat !== null);
  }
  if (way.says === 'never' || way.says === 'from') {
    const answers = { hill: way.says === 'never' ? 'never' : { from: 52 } };
    expect(await ben.ask({ type: 'answers', id: 'first', answers } as never)).toMatchObject({ refusal: null, problems: [] });
  }
  const leader = [anna, ben, cleo].find((far) => far.seat!.situation.asked)!;
  const { actions, after } = leader.choices()!;
  // the one who leads lays the same card in every way: he is not the one with the secrets
  expect(leader.you).not.toBe(SECRETIVE);
  const lay = actions.find((action) => !action.includes(','))!;
  expect((await leader.ask({ type: 'act', id: 'lay', after, action: lay } as never)).refusal).toBeNull();
  await ben.until(() => ben.seat!.situation.together !== null);
  if (way.says === 'pass') await ben.ask({ type: 'reply', id: 'pass', after: ben.seat!.told.length, action: 'pass' } as never);
  await Promise.all(
    [anna, onlooker].map((far) => far.until(() => far.seat!.told.length > after + 1 && far.seat!.situation.together === null)),
  );
  const listening = [anna, onlooker];
  // up to the next answer of chance: what is left in the stack may show from there on, as it does at a table
  const texts = listening.map(({ texts: all }) =>
    all.slice(
      0,
      all.findIndex((text) => /^\d+ chance$/m.test(text) && text.startsWith('windschatten-news')),
    ),
  );
  for (const far of [anna, ben, cleo, onlooker]) far.cut();
  expect(served.reports).toEqual([]);
  return { texts, secrets };
}

describe('the others are sent the same, byte by byte', () => {
  test('whatever cards he holds, and whatever he says of them', async () => {
    const plain = await heard({ otherwise: false, says: 'nothing' });
    expect(plain.texts.every((each) => each.length > 2)).toBe(true);
    const other = await heard({ otherwise: true, says: 'nothing' });
    expect(other.secrets).not.toBe(plain.secrets);
    expect(other.texts).toEqual(plain.texts);
    for (const says of ['pass', 'never', 'from'] as const) expect((await heard({ otherwise: false, says })).texts).toEqual(plain.texts);
  });
});
