import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../src/kit/index.ts';
import { fc } from '../fast-check.ts';
import { anything } from '../kit/anything.ts';
import { toyGame, type ToyAction, type ToyState } from '../kit/toy-game.ts';
import { often } from '../often.ts';
import { settled, joinToySeat, toyHost } from './host-kit.ts';
import { play, toyDecisions, toyMatch, type ToyDecisions } from './toy-match.ts';

/** Any value sent instead of a request is refused with a reason. Nothing throws, changes or is stored. */

const pictureOf = ({ decisions: { ahead }, ledger }: ToyDecisions): string =>
  JSON.stringify([toyGame.formatState(ledger.state), toyGame.formatState(ahead.state), ahead.entries, ledger.entries]);
const good = ({ state }: { readonly state: ToyState }): { seat: number; action: ToyAction } => ({
  seat: toyGame.turn(state),
  action: { ...toyGame.choices(state)[0]! },
});

/** A valid request with other values in one or several places. */
const spoiling = fc
  .record({ seat: anything, action: anything, id: anything, after: anything }, { requiredKeys: [] })
  .map((spoilt) => () => Object.fromEntries(Object.entries(spoilt).map(([name, make]) => [name, make()])));

describe('a match', () => {
  const wishes = fc.oneof(
    anything,
    spoiling.map((spoilt) => (at: { readonly state: ToyState }) => ({ ...good(at), ...spoilt() })),
    anything.map((extra) => (at: { readonly state: ToyState }) => ({ ...good(at), action: { ...good(at).action, extra: extra() } })),
  );

  test('answers every request, and keeps only listed actions', () => {
    const toy = toyDecisions();
    const { ledger, decisions } = toy;
    for (const { seat, action } of play(toyMatch(), 4).log) {
      const result = seat === CHANCE ? null : decisions.decide({ seat, action });
      if (result?.kind === 'decided') toy.store(result.decision);
      else if (ledger.entries.length === 0) toy.store(decisions.decideChance()!, 'chance');
    }
    const match = play(toyMatch(), 4);
    const before = pictureOf(toy);
    let refused = 0;
    fc.assert(
      fc.property(wishes, (make) => {
        const result = decisions.decide(make(ledger) as never);
        if (result.kind === 'refused') {
          refused++;
          expect(result.refusal.code).toMatch(/^[a-z-]+$/);
          expect(() => JSON.stringify(result.refusal)).not.toThrow();
          expect(match.act(make(match) as never)).toMatchObject({ ok: false });
        } else {
          const listed = toyGame.choices(ledger.state).map((option) => toyGame.actions.format(ledger.state, option));
          const { action } = (result.kind === 'decided' ? result.decision.entries : result.entries)[0]!;
          expect(listed).toContain(toyGame.actions.format(ledger.state, action));
          expect(Object.keys(action)).not.toContain('extra');
          decisions.drop();
        }
        expect(pictureOf(toy)).toBe(before);
      }),
      { numRuns: often(1_200) },
    );
    expect(refused).toBeGreaterThan(400);
  });

  test('does not change when the sender changes an action later', () => {
    const match = toyMatch();
    const wish = good(match) as { seat: number; action: Record<string, unknown> };
    const { type } = wish.action;
    expect(match.act(wish as never).ok).toBe(true);
    wish.action['type'] = 'forged';
    expect(match.log.find(({ seat }) => seat === wish.seat)!.action.type).toBe(type);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['an id that is no text', { id: 7 }, 'table-id'],
    ['an id that is too long', { id: 'x'.repeat(65) }, 'table-id'],
    ['an invalid number of entries', { after: '10' }, 'table-after'],
    ['a seat that is no number', { seat: '0' }, 'not-your-turn'],
    ['no action', { action: undefined }, 'no-such-action'],
  ])('%s', (_what, spoilt, code) => {
    const match = toyMatch();
    expect(match.act({ ...good(match), ...spoilt })).toMatchObject({ ok: false, refusal: { code } });
  });
});

describe('a host', () => {
  test('answers every action and tag, and stores none', async () => {
    const at = toyHost();
    const anna = joinToySeat(at, 0);
    await at.host.run();
    const rows = JSON.stringify(at.journal.rows);
    await fc.assert(
      fc.asyncProperty(fc.oneof(anything, fc.constant(null)), fc.oneof(anything, spoiling), async (action, sent) => {
        const real = action === null ? { ...anna.seat.choices()[0]!, extra: true } : action();
        const why = await anna.link.act(real as never, sent() as never);
        expect(why?.code).toMatch(/^[a-z-]+$/);
        expect(JSON.stringify(at.journal.rows)).toBe(rows);
      }),
      { numRuns: often(500) },
    );
  });

  test('takes a request’s seat from its link, not from its text', async () => {
    const at = toyHost();
    const [anna, ben] = [joinToySeat(at, 0), joinToySeat(at, 1)];
    await at.host.run();
    expect(anna.seat.situation.asked).toBe(true);
    const action = anna.seat.choices()[0]!;
    const rows = at.journal.rows.length;
    expect(await ben.link.act(action, { seat: 0 } as never)).toMatchObject({ code: 'not-your-turn' });
    expect(await ben.link.act({ type: 'skip' }, { action, seat: 0 } as never)).toMatchObject({ code: 'not-your-turn' });
    expect(at.journal.rows).toHaveLength(rows);
  });

  test('handles the same id with two actions that cannot be compared, at the same time', async () => {
    const at = toyHost();
    const anna = joinToySeat(at, 0);
    await at.host.run();
    const ring = (): ToyAction => {
      const made: Record<string, unknown> = { type: 'skip' };
      made['self'] = made;
      return made as never;
    };
    const sent = [anna.act(ring(), 'a1'), anna.act(ring(), 'a1')];
    await settled();
    expect(await Promise.all(sent)).toMatchObject([{ code: 'no-such-action' }, { code: 'no-such-action' }]);
  });

  test('accepts any value as answers in advance without failing', async () => {
    const at = toyHost();
    const anna = joinToySeat(at, 0);
    const rows = at.journal.rows.length;
    await fc.assert(
      fc.asyncProperty(anything, async (make) => {
        const problems = await anna.link.answerInAdvance(make());
        for (const { code } of problems) expect(code).toMatch(/^(advance-|table-)/);
      }),
      { numRuns: 300 },
    );
    // an empty object is valid and answers no question
    const kept = at.journal.rows.slice(rows).filter(({ kind }) => kind === 'table');
    expect(kept.filter(({ text }) => !text.includes('"answers":{}'))).toEqual([]);
  });
});
