import { beforeEach, expect, test } from 'vitest';
import { formatHead, parseRecord, sealOf, type Chance } from '../../src/table/index.ts';
import { checkRecord, checkRoom, ownEnvelope, sealOwn } from '../../src/web/online/envelopes/own-envelope.ts';
import { content } from '../games/content.ts';
import { gameById } from '../games/all.ts';

/** What a rider's own page finds out when the operator shows different people different things (docs/fair-dice.md). */

const SEED = 'in the envelope of the server';
const seal = sealOf(SEED);
const RACE = 'a-race';
const game = gameById('reifenbreite')!;

/** As a room tells it: complete, its seats by the names of the set-up. */
function setupOf(names: readonly [string, string], more: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  const [first, second] = names;
  const managers = [
    { name: first, teams: ['red'] },
    { name: second, teams: ['blue'] },
  ];
  const config = game.configure({ stages: [{ course: 'criterium' }], managers, ...more }, content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return JSON.parse(JSON.stringify(game.setupOf(config.value))) as Readonly<Record<string, unknown>>;
}

const room = (setup: unknown): never =>
  ({ setup, envelopes: { seal, calledOff: [], commitments: [null, ownEnvelope(RACE)?.commitment ?? null] } }) as never;

function fetchRecord(setup: unknown): NonNullable<ReturnType<typeof parseRecord>['race']> {
  const config = game.configure(setup, content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const { salt, words, commitment } = ownEnvelope(RACE)!;
  const chance: Chance = { kind: 'sealed', seal, seed: null, contributions: [undefined, { salt, words, commitment }] };
  const head = formatHead({ game, rulesVersion: game.rulesVersion, config: config.value, chance });
  const { race, problems } = parseRecord(`${head}end 0 open\n`, { game: gameById, content });
  expect(problems).toEqual([]);
  return race!;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  const [getItem, setItem] = [(key: string) => kept.get(key) ?? null, (key: string, text: string) => void kept.set(key, text)];
  Object.assign(globalThis, { localStorage: { getItem, setItem, removeItem: (key: string) => void kept.delete(key) } });
  expect(sealOwn(RACE, room(setupOf(['Seat 1', 'Seat 2'])), 1, 'rain').ok).toBe(true);
});

test('a record agrees with what was shown, even if other players have taken the seats since', () => {
  expect(checkRoom(ownEnvelope(RACE)!, room(setupOf(['Seat 1', 'Seat 2'])))).toBeNull();
  for (const names of [
    ['Anna', 'Ben'],
    ['Seat 1', 'Seat 2'],
    ['Seat 2', 'Seat 1'],
    // called like something else in the set-up
    ['criterium', 'red'],
  ] as const)
    expect(checkRecord(ownEnvelope(RACE)!, fetchRecord(setupOf(names)), content), names.join()).toBeNull();
});

test('a record with another set-up than was shown is reported', () => {
  const own = ownEnvelope(RACE)!;
  const others = [
    setupOf(['Anna', 'Ben'], { stages: [{ course: 'paris-roubaix' }] }),
    setupOf(['Anna', 'Ben'], { stages: [{ course: 'criterium' }, { course: 'criterium' }] }),
    setupOf(['Anna', 'Ben'], { rules: { level: 'professional' } }),
    setupOf(['Anna', 'Ben'], {
      managers: [
        { name: 'Anna', teams: ['blue'] },
        { name: 'Ben', teams: ['red'] },
      ],
    }),
  ];
  for (const other of others) expect(checkRecord(own, fetchRecord(other), content)).toMatchObject({ code: 'shown-setup' });
  expect(checkRecord({ ...own, setup: 'damaged' }, fetchRecord(setupOf(['Anna', 'Ben'])), content)).toMatchObject({ code: 'shown-setup' });
  expect(checkRecord({ ...own, seal: '0'.repeat(64) }, fetchRecord(setupOf(['Anna', 'Ben'])), content)).toMatchObject({
    code: 'shown-seal',
  });
});
