import { fc } from '../fast-check.ts';
import { describe, expect, test } from 'vitest';
import { ausreisser } from '../../src/games/ausreisser/index.ts';
import { reifenbreite } from '../../src/games/reifenbreite/index.ts';
import { NO_SEAT, type Content, type Game, type Seat } from '../../src/kit/index.ts';
import {
  commitmentOf,
  createSeat,
  formatNews,
  formatSeatText,
  parseNews,
  parseSeatText,
  sealOf,
  sendSeatTexts,
  type SeatAtRace,
} from '../../src/table/index.ts';
import { configOf } from '../ausreisser/setups.ts';
import { content } from '../games/content.ts';
import { setUp } from '../reifenbreite/setups.ts';
import { expectSame } from '../expect-same.ts';
import { toyGame, type ToyAction, type ToyEvent, type ToyState, type ToyView } from '../kit/toy-game.ts';
import { joinToySeat, toyHost, type HostAt, type ToyPlayer } from './host-kit.ts';
import { playAtRandom } from './random-table.ts';
import { SEALED, TOY } from './toy-match.ts';

/** A remote seat that receives nothing but texts. */
class RemoteSeat<C, S, A, E, V> {
  seat: SeatAtRace<S, A, E, V> | null = null;
  readonly texts: string[] = [];
  private config: C | null = null;
  private readonly game: Game<C, S, A, E, V>;
  private readonly files: Content;

  constructor(game: Game<C, S, A, E, V>, files: Content) {
    this.game = game;
    this.files = files;
  }

  receive(text: string): void {
    this.texts.push(text);
    const { game } = this;
    if (this.seat === null || this.config === null) {
      const read = parseSeatText(text, { game: (id) => (id === game.id ? game : undefined), content: this.files });
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      this.config = read.value.config as C;
      this.seat = createSeat(game, this.config, read.value.viewer, read.value.news as never);
      return;
    }
    const news = parseNews(text, { game, config: this.config, seat: this.seat });
    if (!news.ok) throw new Error(`${JSON.stringify(news.error)}\n${text}`);
    this.seat.receive(news.value);
  }
}

/** Compares a seat beside the host with one that receives texts, after every message of a random race. */
async function compared<C, S, A, E, V>(
  game: Game<C, S, A, E, V>,
  config: C,
  files: Content,
  wish: { seed: number; steps: number },
): Promise<number> {
  let messages = 0;
  const checks: (() => void)[] = [];
  const begun = ({ host }: HostAt<A, E>): void => {
    for (const eyes of [NO_SEAT, ...game.seats(config).keys()]) {
      const link = host.link(eyes);
      const near = createSeat(game, config, eyes, link.news(0));
      const far = new RemoteSeat(game, files);
      const { rulesVersion, chance } = host.race('sealed');
      link.watch((news) => near.receive(news));
      sendSeatTexts(game, { rulesVersion, chance, config }, link, (text) => {
        messages++;
        far.receive(text);
        expectSame(far.seat!.situation, near.situation);
        expect(game.formatState(far.seat!.state)).toBe(game.formatState(near.state));
      });
      checks.push(() => {
        expectSame(far.seat!.entries, near.entries);
        expectSame(far.seat!.log, near.log);
        expectSame(far.seat!.view(), near.view());
      });
    }
  };
  await playAtRandom(game, config, { ...wish, begun });
  for (const check of checks) check();
  return messages;
}

const NOTHING: Content = { read: () => undefined, list: () => [] };

describe('a seat that receives only texts equals the seat beside the host', () => {
  test.each([11, 12, 13])('the toy game, %i', async (seed) => {
    expect(await compared(toyGame, TOY, NOTHING, { seed, steps: 150 })).toBeGreaterThan(50);
  });

  test('Der Ausreißer', async () => {
    expect(await compared(ausreisser, configOf(4), NOTHING, { seed: 14, steps: 100 })).toBeGreaterThan(50);
  });

  test('Um Reifenbreite', async () => {
    // a set-up that was written down names what its course looked like
    const config = reifenbreite.configure(reifenbreite.setupOf(setUp('criterium', 'professional', 'two teams').config), content);
    if (!config.ok) throw new Error('a set-up that was written down is refused');
    expect(await compared(reifenbreite, config.value, content, { seed: 15, steps: 80 })).toBeGreaterThan(50);
  });
});

interface Midway {
  readonly at: HostAt<ToyAction, ToyEvent>;
  readonly ben: ToyPlayer;
  /** Ben’s seat as text, and as it was before the last news. */
  readonly whole: string;
  readonly before: SeatAtRace<ToyState, ToyAction, ToyEvent, ToyView>;
  readonly news: string;
}

async function midway(): Promise<Midway> {
  const at = toyHost({ drivers: ['bot', 'human', 'bot'] });
  const ben = joinToySeat(at, 1);
  await ben.link.answerInAdvance({ ask: { from: 3 } });
  await at.host.run();
  const first = ben.link.news(0);
  const before = createSeat(toyGame, TOY, 1, { ...first, entries: first.entries.slice(0, 10) });
  const { rulesVersion, chance } = at.host.race('sealed');
  const whole = formatSeatText(toyGame, { rulesVersion, chance, config: TOY }, ben.seat);
  return { at, ben, whole, before, news: formatNews(toyGame, before, ben.link.news(10)) };
}

const readWhole = (text: string): ReturnType<typeof parseSeatText> =>
  parseSeatText(text, { game: (id) => (id === 'toy' ? toyGame : undefined), content: NOTHING });

describe('the text of a seat', () => {
  test('is readable', async () => {
    const { news, whole } = await midway();
    const lines = news.split('\n');
    expect(lines.slice(0, 2)).toEqual(['windschatten-news 1', 'keep 10']);
    expect(lines[2]).toBe('11 seat 0');
    expect(lines[3]).toMatch(/^why \{"code":"because","facts":\{/);
    expect(lines[4]).toMatch(/^ {2}laid 0 [123] \[TG 2\]$/);
    expect(lines.at(-3)).toMatch(/^situation \{"entries":\d+,/);
    expect(lines.slice(-2)).toEqual([expect.stringMatching(/^end \d+$/), '']);
    expect(whole.split('\n').slice(0, 4)).toEqual(['windschatten-seat 1', 'eyes seat 1', 'windschatten-record 1', 'game toy 2']);
    expect(whole).toContain(`\ndice sealed ${sealOf(SEALED.seed)}\n`);
    expect(whole).not.toContain(SEALED.seed);
    expect(whole).toMatch(/\n\d+ seat 1: \S+/);
    expect(whole).not.toMatch(/\n\d+ seat [02]:/);
  });

  test('is parsed completely or not at all, and a failed parse changes nothing', async () => {
    const { news, whole, before } = await midway();
    const written = toyGame.formatState(before.state);
    for (let length = 0; length < news.length - 1; length += 7) {
      const read = parseNews(news.slice(0, length), { game: toyGame, config: TOY, seat: before });
      expect(read.ok).toBe(false);
      if (!read.ok) expect(read.error.line).toBeGreaterThan(0);
    }
    for (let length = 0; length < whole.length - 1; length += 53) expect(readWhole(whole.slice(0, length)).ok).toBe(false);
    expect(toyGame.formatState(before.state)).toBe(written);
  });

  const inNews = (from: string | RegExp, to: string) => ({ from, to });
  test.each([
    ['another kind of text', inNews('windschatten-news 1', 'windschatten-record 1'), 'record-expected', 1],
    ['a newer form', inNews('windschatten-news 1', 'windschatten-news 2'), 'told-version', 1],
    ['more than was ever told', inNews('keep 10', 'keep 11'), 'told-gap', 2],
    ['another number', inNews('\n11 seat 0', '\n12 seat 0'), 'record-number', 3],
    ['a seat that is none', inNews('\n11 seat 0', '\n11 seat 7'), 'record-seat', 3],
    ['another’s action', inNews('\n11 seat 0', '\n11 seat 0: lay 1'), 'record-expected', 3],
    ['an own action that is not told', inNews('\n11 seat 0', '\n11 seat 1'), 'record-expected', 3],
    ['an invalid reason', inNews('"code":"because"', '"code":7'), 'told-reason', 4],
    ['a reason that is no JSON', inNews('why {', 'why ['), 'json-expected-comma', 4],
    ['an unknown event', inNews(/laid 0 \d/, 'flew 0 1'), 'toy-unreadable', 5],
    ['an event that cannot have happened', inNews(/(laid 0 .*)\n/, `$1\n${'  walled 1 [TG 3]\n'.repeat(6)}`), 'record-event-impossible', 0],
    ['a situation of other seats', inNews('"away":[]', '"away":[3]'), 'told-situation', 0],
    ['an unknown role', inNews('"role":"ride"', '"role":"sleep"'), 'told-situation', 0],
    ['an additional field in it', inNews('"away":[]', '"away":[],"seed":"x"'), 'told-situation', 0],
    ['a missing field in it', inNews('"away":[],', ''), 'told-situation', 0],
    ['one name too few', inNews('"drivers":["bot",', '"drivers":['), 'told-situation', 0],
    ['an invalid answer in advance', inNews('"from":3', '"from":9'), 'advance-from', 0],
    ['the same twice', inNews('"away":[]', '"away":[],"away":[]'), 'json-twice', 0],
    ['another number of entries in it', inNews(/(?<=.entries.:)\d+(?=,)/, '3'), 'told-situation', 0],
    ['another end', inNews(/\nend \d+/, '\nend 3'), 'record-expected', 0],
    ['something after it', inNews(/(\nend \d+\n)/, '$1keep 3\n'), 'record-after-end', 0],
  ])('%s is refused with its place', async (_what, { from, to }, code, line) => {
    const { news, before } = await midway();
    const spoilt = news.replace(from, to);
    expect(spoilt).not.toBe(news);
    const read = parseNews(spoilt, { game: toyGame, config: TOY, seat: before });
    const problem = read.ok ? null : read.error;
    expect([problem?.code, line === 0 ? problem!.line! > 4 : problem?.line]).toEqual([code, line === 0 ? true : line]);
    expect(problem!.column).toBeGreaterThan(0);
  });

  test('with a wrong field in the situation is refused with its name and column', async () => {
    const { news, before } = await midway();
    const read = parseNews(news.replace('"drivers":["bot","human"', '"drivers":["bot",""'), { game: toyGame, config: TOY, seat: before });
    expect(read.ok ? null : read.error).toMatchObject({ code: 'told-situation', at: 'situation.drivers[1]', facts: { found: '""' } });
    const line = news.split('\n').find((each) => each.startsWith('situation '))!;
    expect(read.ok ? 0 : read.error.column).toBe(line.indexOf('"human"') + 1);
  });

  test.each([
    ['eyes seat 1', 'eyes seat 3', 'record-seat'],
    ['eyes seat 1', 'eyes chance', 'record-expected'],
    ['eyes seat 1', 'eyes seat 0', 'record-expected'],
    ['game toy 2', 'game toy 3', 'record-rules-newer'],
    ['game toy 2', 'game chess 1', 'record-unknown-game'],
    ['"Anna"', '7', 'toy-name'],
    ['"bagSize":', '"bagSize":9', 'told-state'],
    ['\nstate\n', '\n', 'toy-unreadable'],
    ['\nstate\n', '\nstatus\n', 'record-expected'],
  ])('with %s replaced by %s is refused: %s', async (from, to, code) => {
    const { whole } = await midway();
    const read = readWhole(whole.replace(from, to));
    expect(read.ok ? 'read' : read.error[0]!.code).toBe(code);
    expect(readWhole(whole).ok).toBe(true);
  });

  test('can be that of a spectator, and can contain envelopes, shown or open', async () => {
    const at = toyHost({ sealed: { seed: 'x', contributions: null }, drivers: ['human', 'bot', 'bot'] });
    const words = 'wind \u2028 "x"';
    const salt = '00112233445566778899aabbccddeeff';
    await at.host.commitWords(0, commitmentOf({ seal: sealOf('x'), seat: 0, salt, words }));
    const { rulesVersion, chance } = at.host.race('sealed');
    const far = new RemoteSeat(toyGame, NOTHING);
    sendSeatTexts(toyGame, { rulesVersion, chance, config: TOY }, at.host.link(NO_SEAT), (text) => far.receive(text));
    expect(far.seat!.situation.envelopes!.commitments[0]).toHaveLength(64);
    await at.host.showEnvelopes();
    await at.host.openWords(0, salt, words);
    await at.host.run();
    expect(far.seat!.situation.envelopes!.contents).toEqual([{ salt, words }, null, null]);
    expect([far.seat!.viewer, far.seat!.entries.length]).toEqual([NO_SEAT, 10]);
  });

  test('contains the facts of a host as far as they fit', async () => {
    const at = toyHost({ drivers: ['bot', 'bot', 'bot'], think: () => Promise.reject(new Error('ä\n'.repeat(5000))) });
    const far = new RemoteSeat(toyGame, NOTHING);
    const { rulesVersion, chance } = at.host.race('sealed');
    sendSeatTexts(toyGame, { rulesVersion, chance, config: TOY }, at.host.link(0), (text) => far.receive(text));
    await at.host.run();
    expect(far.seat!.situation.broken).toBe('ä\n'.repeat(500));
  });
});

test('any changed text is either parsed or refused with a place', async () => {
  const { news, whole, before } = await midway();
  const eyes: Seat = 1;
  expect(before.viewer).toBe(eyes);
  const edit = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat({ max: 30 }),
    put: fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('\n', '999999', '-1', '{', '"', '  ', '\n12 seat 1: skip', ' [', '?', 'null'),
    ),
  });
  const edited = (text: string, edits: readonly { at: number; cut: number; put: string }[]): string =>
    edits.reduce((now, { at, cut, put }) => {
      const from = Math.floor(at * now.length);
      return now.slice(0, from) + put + now.slice(from + cut);
    }, text);
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
      const read = parseNews(edited(news, edits), { game: toyGame, config: TOY, seat: before });
      if (read.ok)
        createSeat(toyGame, TOY, 1, {
          ...read.value,
          keep: 0,
          entries: [...before.entries.slice(0, read.value.keep), ...read.value.entries],
        });
      else expect(read.error.line).toBeGreaterThan(0);
      const all = readWhole(edited(whole, edits));
      if (all.ok) createSeat(toyGame, all.value.config as typeof TOY, all.value.viewer, all.value.news as never);
      else expect(all.error[0]!.code).toMatch(/^[a-z-]+$/);
    }),
    { numRuns: 400, seed: 3 },
  );
});
