import { expect } from 'vitest';
import { applyEvents, CHANCE, createRandom, type AnyGame, type Random } from '../../src/kit/index.ts';
import { createMatch, type Entry, type Match } from '../../src/table/index.ts';
import { summaryOf } from '../../src/table/match/rows.ts';
import { gameById } from '../games/all.ts';
import { configured, earsOf, sceneAt, SECRETIVE, sitDown, type Scene, type Table } from './leak-kit.ts';
import type { Served } from './serve.ts';

/** Races of Der Ausreißer that differ only in the cards of the secretive seat, and the messages about them to others. */

const breakaway: AnyGame = gameById('ausreisser')!;
const secretOf = (state: unknown): string => breakaway.formatState(breakaway.hide(state, SECRETIVE));

/** A position after dealing, and its log. */
interface Dealt {
  readonly setup: unknown;
  readonly state: unknown;
  readonly log: readonly Entry[];
}

type AnyMatch = Match<unknown, unknown, unknown>;

/**
 * Races that differ only in the cards of the secretive seat, the unchanged one first.
 * @param stage the stage of the position; earlier stages are played at random, equally in all
 */
export function dealsOf(setup: unknown, stage: number): readonly Dealt[] {
  for (let seed = 1; seed < 20; seed++) {
    const deals = dealsFrom(setup, stage, seed);
    // the leader plays the same card in every race, so it must not be the secretive seat
    if (deals.length > 1 && breakaway.turn(deals[0]!.state) !== SECRETIVE) return deals;
  }
  throw new Error('the one with the secrets leads every time');
}

function dealsFrom(setup: unknown, stage: number, seed: number): readonly Dealt[] {
  const config = configured(breakaway, setup);
  const ears = earsOf(breakaway, config);
  /** The position as all other seats and spectators see it. */
  const known = (state: unknown): string => ears.map((seat) => breakaway.formatState(breakaway.hide(state, seat))).join('\n');
  const isThere = (state: unknown): boolean => summaryOf(breakaway, state, 0).stage >= stage;

  /** Deals the first card every time, except for the `other`-th card that only the secretive seat sees. */
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
  const shown = (match: AnyMatch): string => JSON.stringify(ears.map((seat) => match.entriesFor(seat, 1))) + known(match.state);
  const others = Array.from({ length: 5 }, (_, i) => dealtBy(i)).filter((match) => shown(match) === shown(plain));
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
  /** The reply of the secretive seat to a question to several seats. */
  readonly says: 'nothing' | 'pass' | 'hill' | 'never' | 'from';
}
const TRIED = ['pass', 'hill', 'lay 45', 'lay 60,spurt', 'lay 45,spurt,hill', 'discard 45', 'draw 45', 'dance'];

export const sceneOf = ({ setup, state, log }: Dealt, window: number): Scene => sceneAt(breakaway, setup, log, { state, window });

/** Opens a table where the leader has to play a card; the secretive seat may have answered in advance. */
async function untilAsked(served: Served, { dealt, says }: Way, window: number): Promise<Table> {
  const table = await sitDown(served, sceneOf(dealt, window));
  const ben = table.riders[SECRETIVE]!;
  if (says === 'never' || says === 'from') {
    const answers = { hill: says === 'never' ? 'never' : { from: 52 } };
    expect(await ben.ask({ type: 'answers', id: 'first', answers } as never)).toMatchObject({ refusal: null, problems: [] });
  }
  return table;
}

/** The leader plays a card, which opens the question to all. @param which the index of the card in hand */
export async function lay({ riders }: Pick<Table, 'riders'>, which = 0): Promise<number> {
  const leader = riders.find((far) => far.seat!.situation.asked)!;
  const { actions, after } = leader.choices()!;
  expect(leader.you).not.toBe(SECRETIVE);
  // a player who wants every question, because most that cost no rider minutes are not put
  const eager = riders.find((far) => far !== leader && far.you !== SECRETIVE)!;
  expect((await eager.ask({ type: 'answers', id: 'every', answers: { hill: 'every' } } as never)).refusal).toBeNull();
  const action = actions.filter((each) => !each.includes(','))[which]!;
  // waits are started before the action, because on a busy machine the window may close before a later check
  const asked = riders.map((far) => far.until(() => far.seat!.situation.together !== null));
  expect((await leader.ask({ type: 'act', id: 'lay', after, action } as never)).refusal).toBeNull();
  await Promise.all(asked);
  return after;
}

async function reply({ riders }: Table, action: string): Promise<void> {
  const ben = riders[SECRETIVE]!;
  await ben.ask({ type: 'reply', id: 'says', after: ben.seat!.entries.length, action } as never);
}

/** All messages before the question and while it is open, with chat in between. */
export async function receivedWithHands(served: Served, way: Way) {
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
  return { dealt, open, received: table.received(), secrets: table.riders[SECRETIVE]!.messages.join('\n') };
}

const CHANCE_ANSWERED = /^\{"type":"news".*\\n\d+ chance\\n/;

/** All messages up to the next chance event after the question has closed. From there on the rest of the stack may show, as at a table. */
export async function receivedOnClosing(served: Served, way: Way) {
  const table = await untilAsked(served, way, 150);
  const after = await lay(table);
  if (way.says === 'pass') await reply(table, way.says);
  // waits for all, because on a busy machine one gets its messages later than another
  const ears = [...table.riders.filter((_, seat) => seat !== SECRETIVE), table.onlooker];
  for (const far of ears)
    await far.until(() => far.seat!.entries.length > after && far.messages.some((text) => CHANCE_ANSWERED.test(text)));
  table.leave();
  return table.received(CHANCE_ANSWERED);
}

/** A window in milliseconds that does not close during the test. */
export const OPEN = 60_000;
