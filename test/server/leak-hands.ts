import { expect } from 'vitest';
import { applyEvents, CHANCE, createRandom, type AnyGame, type Random } from '../../src/kit/index.ts';
import { createMatch, type Entry, type Match } from '../../src/table/index.ts';
import { summaryOf } from '../../src/table/match/rows.ts';
import { gameById } from '../games/all.ts';
import { configured, earsOf, sceneAt, SECRETIVE, sitDown, type Scene, type Table } from './leak-kit.ts';
import type { Served } from './serve.ts';

/** Races of Der Ausreißer in which only the secretive one can tell his cards, and what the others hear of them. */

const breakaway: AnyGame = gameById('ausreisser')!;
const secretOf = (state: unknown): string => breakaway.formatState(breakaway.hide(state, SECRETIVE));

/** A position that comes of dealing, and all before it. */
interface Dealt {
  readonly setup: unknown;
  readonly state: unknown;
  readonly log: readonly Entry[];
}

type AnyMatch = Match<unknown, unknown, unknown>;

/** Races that differ in the secretive one's cards alone; the plain one first. @param stage in which they lie: those before it are ridden at random, and alike */
export function dealsOf(setup: unknown, stage: number): readonly Dealt[] {
  for (let seed = 1; seed < 20; seed++) {
    const deals = dealsFrom(setup, stage, seed);
    // the one who leads lays the same card in every way: he is not the one with the secrets
    if (deals.length > 1 && breakaway.turn(deals[0]!.state) !== SECRETIVE) return deals;
  }
  throw new Error('the one with the secrets leads every time');
}

function dealsFrom(setup: unknown, stage: number, seed: number): readonly Dealt[] {
  const config = configured(breakaway, setup);
  const ears = earsOf(breakaway, config);
  /** As all who listen know a position. */
  const known = (state: unknown): string => ears.map((seat) => breakaway.formatState(breakaway.hide(state, seat))).join('\n');
  const isThere = (state: unknown): boolean => summaryOf(breakaway, state, 0).stage >= stage;

  /** The first card every time, but for the `other`-th that only the secretive one sees: there another one. */
  function dealtBy(other: number | null): AnyMatch {
    let hidden = 0;
    const match = createMatch(breakaway, config, {
      dealer: (state) => {
        const [first, ...others] = breakaway.outcomes(state).map(({ action }) => action);
        if (other === null || !isThere(state)) return first;
        const next = (action: unknown): unknown => {
          const decided = breakaway.decide(state, CHANCE, action);
          if (!decided.ok) throw new Error(decided.refusal.code);
          return applyEvents(breakaway, breakaway.copy(state), decided.events);
        };
        const [open, own] = [known(next(first)), secretOf(next(first))];
        const alike = others.filter((action) => secretOf(next(action)) !== own && known(next(action)) === open);
        return alike.length > 0 && hidden++ === other ? alike[other % alike.length] : first;
      },
    });
    rideTo(match, isThere, createRandom('leak', seed));
    return match;
  }

  const plain = dealtBy(null);
  const told = (match: AnyMatch): string => JSON.stringify(ears.map((seat) => match.entriesFor(seat, 1))) + known(match.state);
  const others = Array.from({ length: 5 }, (_, i) => dealtBy(i)).filter((match) => told(match) === told(plain));
  const different = [...new Map([plain, ...others].map((match) => [secretOf(match.state), match])).values()];
  return different.map(({ state, log }) => ({ setup, state, log }));
}

function rideTo(match: AnyMatch, isThere: (state: unknown) => boolean, random: Random): void {
  while (!isThere(match.state)) {
    const options = breakaway.choices(match.state);
    const ridden = match.act({ seat: breakaway.turn(match.state), action: options[random.below(options.length)]! });
    if (!ridden.ok) throw new Error('not ridden');
  }
}

export interface Way {
  readonly dealt: Dealt;
  /** What the secretive one does while he is asked together with others. */
  readonly says: 'nothing' | 'pass' | 'hill' | 'never' | 'from';
}
const TRIED = ['pass', 'hill', 'lay 45', 'lay 60,spurt', 'lay 45,spurt,hill', 'discard 45', 'draw 45', 'dance'];

export const sceneOf = ({ setup, state, log }: Dealt, window: number): Scene => sceneAt(breakaway, setup, log, { state, window });

/** Hands are dealt and whoever leads is to lay; somebody may have answered in advance. Then he has laid, and the hidden question is open to all. */
async function untilAsked(served: Served, { dealt, says }: Way, window: number): Promise<Table> {
  const table = await sitDown(served, sceneOf(dealt, window));
  const ben = table.riders[SECRETIVE]!;
  if (says === 'never' || says === 'from') {
    const answers = { hill: says === 'never' ? 'never' : { from: 52 } };
    expect(await ben.ask({ type: 'answers', id: 'first', answers } as never)).toMatchObject({ refusal: null, problems: [] });
  }
  return table;
}

/** Whoever leads lays; the question that is put to all then is open. @param which of his cards, by its place in his hand */
export async function lay({ riders }: Pick<Table, 'riders'>, which = 0): Promise<number> {
  const leader = riders.find((far) => far.seat!.situation.asked)!;
  const { actions, after } = leader.choices()!;
  expect(leader.you).not.toBe(SECRETIVE);
  const action = actions.filter((each) => !each.includes(','))[which]!;
  // looked for from before it is asked: on a busy machine its window may be over before one after the other is looked at
  const asked = riders.map((far) => far.until(() => far.seat!.situation.together !== null));
  expect((await leader.ask({ type: 'act', id: 'lay', after, action } as never)).refusal).toBeNull();
  await Promise.all(asked);
  return after;
}

async function reply({ riders }: Table, action: string): Promise<void> {
  const ben = riders[SECRETIVE]!;
  await ben.ask({ type: 'reply', id: 'says', after: ben.seat!.entries.length, action } as never);
}

/** What is heard before the question and while it is open; people talk meanwhile. */
export async function heardWithHands(served: Served, way: Way) {
  const table = await untilAsked(served, way, OPEN);
  await table.tried(TRIED);
  await table.talked('dealt');
  const dealt = [await table.asked(), await table.come()];
  await lay(table);
  if (way.says === 'pass' || way.says === 'hill') await reply(table, way.says);
  await table.tried(TRIED);
  await table.talked('open');
  await table.onlooker.until(() => table.onlooker.seat!.situation.together !== null);
  const open = [await table.asked(), await table.come(), await table.lobby()];
  table.leave();
  return { dealt, open, heard: table.heard(), secrets: table.riders[SECRETIVE]!.messages.join('\n') };
}

const CHANCE_ANSWERED = /^\{"type":"news".*\\n\d+ chance\\n/;

/** Up to the next answer of chance after the window of the question has closed: what is left in the stack may show from there on, as it does at a table. */
export async function heardOfClosing(served: Served, way: Way) {
  const table = await untilAsked(served, way, 150);
  const after = await lay(table);
  if (way.says === 'pass') await reply(table, way.says);
  // all of them: on a busy machine one hears later than another
  const ears = [...table.riders.filter((_, seat) => seat !== SECRETIVE), table.onlooker];
  for (const far of ears)
    await far.until(() => far.seat!.entries.length > after && far.messages.some((text) => CHANCE_ANSWERED.test(text)));
  table.leave();
  return table.heard(CHANCE_ANSWERED);
}

/** So long that nothing closes while it is looked at, in milliseconds. */
export const OPEN = 60_000;
