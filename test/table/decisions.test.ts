import { describe, expect, test } from 'vitest';
import { CHANCE, createRandom } from '../../src/kit/index.ts';
import type { Decision } from '../../src/table/index.ts';
import { factRow } from '../../src/table/index.ts';
import type { ToyAction, ToyEvent, ToyState } from '../kit/toy-game.ts';
import { toyGame } from '../kit/toy-game.ts';
import { play, SEALED, toyDecisions, toyMatch, type ToyDecisions } from './toy-match.ts';

const picture = ({ ledger }: ToyDecisions): string => toyGame.formatState(ledger.state);

/** Decisions after the deal, which is ten entries. */
function dealt(sealed?: Parameters<typeof toyDecisions>[0]): ToyDecisions {
  const toy = toyDecisions(sealed);
  toy.store(toy.decisions.decideChance()!, 'chance');
  return toy;
}

function decided(
  { decisions }: ToyDecisions,
  request: { seat: number; action: ToyAction; id?: string },
): Decision<ToyState, ToyAction, ToyEvent> {
  const result = decisions.decide(request);
  if (result.kind !== 'decided') throw new Error(result.kind);
  return result.decision;
}

const firstAhead = ({ decisions }: ToyDecisions): { seat: number; action: ToyAction } => ({
  seat: toyGame.turn(decisions.ahead.state),
  action: toyGame.choices(decisions.ahead.state)[0]!,
});

describe('decisions ahead of a ledger', () => {
  test('change nothing before they are applied, and nothing once dropped', () => {
    const toy = dealt();
    const { ledger, decisions, store } = toy;
    const before = picture(toy);
    const dropped = decided(toy, firstAhead(toy));
    expect([picture(toy), ledger.entries.length, decisions.ahead.entries]).toEqual([before, 10, 10 + dropped.entries.length]);
    decisions.drop();
    expect([picture(toy), decisions.ahead.entries, decisions.ahead.state]).toEqual([before, 10, ledger.state]);
    const stored = decided(toy, firstAhead(toy));
    store(stored);
    expect(ledger.entries.slice(10)).toEqual(stored.entries);
    expect(picture(toy)).toBe(toyGame.formatState(decisions.ahead.state));
  });

  test('are applied in their order, and the rest is dropped at once', () => {
    const toy = dealt();
    const { ledger, decisions, store } = toy;
    const [first, second, third] = [0, 1, 2].map(() => decided(toy, firstAhead(toy)));
    expect(() => store(second!)).toThrow('in the order');
    store(first!);
    decisions.drop();
    expect(decisions.ahead).toEqual({ state: ledger.state, entries: ledger.entries.length });
    expect(() => store(third!)).toThrow('in the order');
    expect(ledger.entries.length).toBe(10 + first!.entries.length);
  });

  test('make the same race as decisions applied at once', () => {
    const toy = dealt();
    const pending: Decision<ToyState, ToyAction, ToyEvent>[] = [];
    const random = createRandom('ride');
    while (toyGame.turn(toy.decisions.ahead.state) >= 0) {
      const choices = toyGame.choices(toy.decisions.ahead.state);
      pending.push(decided(toy, { seat: toyGame.turn(toy.decisions.ahead.state), action: choices[random.below(choices.length)]! }));
    }
    expect(toy.ledger.entries).toHaveLength(10);
    for (const one of pending) toy.store(one);
    expect(toy.ledger.entries).toEqual(play(toyMatch()).log);
  });

  test('make an id known, until they are dropped', () => {
    const toy = dealt();
    const request = { ...firstAhead(toy), id: 'a1' };
    const first = decided(toy, request);
    expect(toy.decisions.knows('a1')).toBe(true);
    expect(toy.decisions.decide(request)).toEqual({ kind: 'answered', entries: first.entries });
    toy.decisions.drop();
    expect(toy.decisions.knows('a1')).toBe(false);
    toy.store(decided(toy, request));
    expect(toy.decisions.decide(request).kind).toBe('answered');
  });

  test('include chance events on request', () => {
    const { ledger, decisions, store } = toyDecisions();
    expect(ledger.entries).toEqual([]);
    expect(decisions.decide({ seat: 0, action: { type: 'skip' } })).toMatchObject({ kind: 'refused', refusal: { code: 'not-your-turn' } });
    const deal = decisions.decideChance()!;
    expect([deal.entries.length, ledger.entries.length, decisions.decideChance()]).toEqual([10, 0, null]);
    decisions.drop();
    store(decisions.decideChance()!, 'chance');
    expect(ledger.entries).toEqual(toyMatch().log);
  });

  test('format every entry as in a record', () => {
    const match = play(toyMatch());
    const toy = dealt();
    for (const { seat, action } of match.log.slice(10)) if (seat !== CHANCE) toy.store(decided(toy, { seat, action }));
    const again = toyDecisions();
    for (const { n } of match.log) expect(toy.ledger.entryText(n)).toMatch(new RegExp(`^${n} `));
    expect(again.ledger.entryText(1)).toBeUndefined();
  });

  test('lead to the position after the remaining entries with a take-back', () => {
    const toy = dealt();
    const { ledger, decisions, store } = toy;
    const match = play(toyMatch(), 5);
    for (const { seat, action } of match.log.slice(10)) if (seat !== CHANCE) store(decided(toy, { seat, action }));
    expect(ledger.entries).toEqual(match.log);
    expect(ledger.apply(factRow(ledger.lastRow + 1, { fact: 'taken-back', seat: 0, to: 11 })).ok).toBe(true);
    const left = toyMatch({ sealed: SEALED, entries: match.log.slice(0, 11) });
    expect([ledger.entries, picture(toy)]).toEqual([match.log.slice(0, 11), toyGame.formatState(left.state)]);
    expect([decisions.ahead.state, decisions.ahead.entries]).toEqual([ledger.state, 11]);
    for (const { seat, action } of match.log.slice(11)) if (seat !== CHANCE) store(decided(toy, { seat, action }));
    expect(ledger.entries).toEqual(match.log);
  });

  test('are refused while envelopes are closed, and use the words once they are open', () => {
    const { contributions, seed } = SEALED;
    const toy = toyDecisions({ seed, contributions: null });
    expect(toy.decisions.decideChance()).toBeNull();
    expect(toy.decisions.decide({ seat: 0, action: { type: 'skip' } })).toMatchObject({
      kind: 'refused',
      refusal: { code: 'table-sealed-words' },
    });
    toy.decisions.open(contributions);
    toy.store(toy.decisions.decideChance()!, 'chance');
    expect(toy.ledger.entries).toEqual(toyMatch().log);
    expect(() => toy.decisions.open(contributions)).toThrow('in envelopes');
    const match = toyMatch({ sealed: { seed, contributions: null } });
    expect([match.log, match.act({ seat: 0, action: { type: 'skip' } }).ok]).toEqual([[], false]);
    match.open(contributions);
    expect(play(match).log).toEqual(play(toyMatch()).log);
  });
});
