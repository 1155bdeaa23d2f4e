import { expect, test } from 'vitest';
import { CHANCE, createRandom, type Seat } from '../../src/kit/index.ts';
import {
  createHost,
  createLedger,
  formatRecord,
  formatShort,
  HUMAN,
  inspectRecord,
  parseRecord,
  parseShort,
  playBack,
} from '../../src/table/index.ts';
import { reifenbreite, type Action } from '../../src/games/reifenbreite/index.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { settled, testJournal } from './host-kit.ts';

/** People throw real dice and type what fell (`dice typed`). */

const made = reifenbreite.configure(
  {
    stages: ['criterium'],
    rules: 'basic',
    managers: [
      { name: 'Anna', teams: ['red'] },
      { name: 'Ben', teams: ['green'] },
    ],
  },
  content,
);
if (!made.ok) throw new Error(JSON.stringify(made.error));
const config = made.value;
const reader = { game: gameById, content };

function open() {
  const drivers = [HUMAN, HUMAN];
  const host = createHost(reifenbreite, config, {
    sealed: { seed: 'unused', typed: true },
    ledger: createLedger(reifenbreite, config, drivers),
    journal: testJournal().open(),
    think: () => Promise.reject(new Error('no bot plays')),
    clock: { now: () => 0, wait: () => ({ over: Promise.resolve(), wake: () => undefined }) },
    timing: { step: 0, hold: 0 },
    role: 'leader',
  });
  return { host, links: [host.link(0), host.link(1)] as const };
}

const roll = (...dice: number[]): Action => ({ type: 'roll', dice });

test('any person answers for chance, nothing is thrown by the page, and a mistyped die is taken back', async () => {
  const { host, links } = open();
  await host.run();
  expect(host.race('sealed').entries).toEqual([]);
  expect(links.map((link) => link.news(0).situation.asked)).toEqual([true, true]);

  expect(await links[1].act(roll(6, 6), {})).toBeNull();
  expect(host.race('sealed').entries.map(({ seat }) => seat)).toEqual([CHANCE]);
  expect(await links[0].act(roll(1, 7), {})).toMatchObject({ code: 'no-such-action' });

  expect(await links[0].takeBack()).toBeNull();
  expect(host.race('sealed').entries).toEqual([]);
  expect(await links[0].act(roll(1, 2), {})).toBeNull();
  expect(await links[0].act(roll(5, 2), {})).toBeNull();
  await settled();
  expect(links.map((link) => link.news(0).situation.asked)).toEqual([false, true]);
});

/** Plays a race: people type random dice. */
async function race(): Promise<{ readonly host: ReturnType<typeof open>['host'] }> {
  const { host, links } = open();
  const random = createRandom('real dice');
  await host.run();
  for (let state = reifenbreite.start(config); ; state = playBack(host.race('sealed')) as typeof state) {
    const seat = reifenbreite.turn(state);
    if (seat < CHANCE) return { host };
    const options: readonly Action[] =
      seat === CHANCE ? reifenbreite.outcomes(state).map(({ action }) => action) : reifenbreite.choices(state);
    const by: Seat = seat === CHANCE ? random.below(2) : seat;
    const refused = await links[by as 0 | 1].act(options[random.below(options.length)]!, {});
    if (refused !== null) throw new Error(refused.code);
    await settled();
    if (host.race('sealed').entries.length > 120) return { host };
  }
}

test('the record says that dice were typed, is right by the rules, and goes on with typed dice', async () => {
  const { host } = await race();
  const text = formatRecord(host.race('opened'));
  expect(text).toContain('\ndice typed\n');
  expect(text).not.toContain('seed ');
  const read = parseRecord(text, reader);
  expect(read.problems).toEqual([]);
  const inspection = inspectRecord(read);
  expect(inspection).toMatchObject({ rules: { problem: null }, needsNewSeal: false, summary: { code: 'found-typed' } });
});

test('a short record needs no events, and its dice may be a script of their own', async () => {
  const { host } = await race();
  const whole = host.race('opened');
  const short = formatShort(whole, content)!;
  expect(short).not.toContain(' rolled ');
  const again = parseShort(short, reader);
  expect(again.ok && formatRecord(again.value)).toBe(formatRecord(whole));

  const dice: string[] = [];
  const actions: string[] = [];
  playBack(whole, ({ seat, action }, before) => {
    (seat === CHANCE ? dice : actions).push(reifenbreite.actions.format(before as never, action as Action));
    return undefined;
  });
  const head = short.slice(0, short.indexOf('\nactions\n') + '\nactions\n'.length);
  const scripted = parseShort(`${head}${actions.join('\n')}\nend 0 open\n`, reader, dice);
  expect(scripted.ok && formatRecord(scripted.value)).toBe(formatRecord(whole));
  const wrong = parseShort(`${head}${actions.join('\n')}\nend 0 open\n`, reader, ['roll 3,9', ...dice]);
  expect(wrong.ok).toBe(false);
});
