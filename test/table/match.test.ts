import { describe, expect, test } from 'vitest';
import { CHANCE, NOBODY, createRandom } from '../../src/kit/index.ts';
import type { Prepared, ToldEntry } from '../../src/table/index.ts';
import type { ToyAction, ToyEvent } from '../kit/toy-game.ts';
import { toyGame } from '../kit/toy-game.ts';
import { SEALED, ride, toyMatch } from './toy-match.ts';
import type { ToyMatch } from './toy-match.ts';

const written = (match: ToyMatch): string => toyGame.formatState(match.state);
const firstChoice = (match: ToyMatch): { seat: number; action: ToyAction } => ({
  seat: toyGame.turn(match.state),
  action: toyGame.choices(match.state)[0]!,
});

describe('a match', () => {
  test('chance is answered until a seat must decide', () => {
    const match = toyMatch();
    // nine cards dealt, and the first of the first turn
    expect(match.log.map(({ seat }) => seat)).toEqual(new Array(10).fill(CHANCE));
    expect(toyGame.turn(match.state)).toBe(0);
  });

  test('is over when the game is, and the log numbers every action', () => {
    const match = ride(toyMatch());
    expect(toyGame.standings(match.state)).toHaveLength(3);
    expect(match.log.map(({ n }) => n)).toEqual(match.log.map((_, i) => i + 1));
  });

  test('the same seed and decisions give the same race, another seed or word another', () => {
    const log = (sealed: { seed: string; contributions?: readonly (string | undefined)[] }): string =>
      JSON.stringify(ride(toyMatch({ sealed }), 3).log);
    expect(log(SEALED)).toBe(log(SEALED));
    expect(log({ ...SEALED, seed: 'another' })).not.toBe(log(SEALED));
    expect(log({ ...SEALED, contributions: ['rückenwind'] })).not.toBe(log(SEALED));
  });

  test('without a seed chance is a seat like any other', () => {
    const match = toyMatch({});
    expect(match.log).toEqual([]);
    expect(match.act({ seat: CHANCE, action: { type: 'draw', card: 2 } }).ok).toBe(true);
    expect(match.log).toHaveLength(1);
    expect(match.race('opened').chance).toEqual({ kind: 'script' });
  });
});

describe('refusals change nothing', () => {
  test.each<[string, (match: ToyMatch) => { seat: number; action: ToyAction; after?: number }, string]>([
    ['out of turn', (match) => ({ ...firstChoice(match), seat: 1 }), 'not-your-turn'],
    ['a seat that does not exist', (match) => ({ ...firstChoice(match), seat: 7 }), 'not-your-turn'],
    ['a hand in the dealer’s bag', () => ({ seat: CHANCE, action: { type: 'draw', card: 1 } }), 'not-your-turn'],
    ['not among the options', () => ({ seat: 0, action: { type: 'wall' } }), 'no-wall'],
    ['decided on an older position', (match) => ({ ...firstChoice(match), after: 9 }), 'table-stale'],
  ])('%s', (_what, wish, code) => {
    const match = toyMatch();
    const before = written(match);
    const log = [...match.log];
    const told: unknown[] = [];
    match.watch(0, (entry) => told.push(entry));
    const acted = match.act(wish(match));
    expect(acted.ok ? 'carried out' : acted.refusal.code).toBe(code);
    expect(written(match)).toBe(before);
    expect(match.log).toEqual(log);
    expect(told).toEqual([]);
  });

  test('an action on the position it was decided on is carried out', () => {
    const match = toyMatch();
    expect(match.act({ ...firstChoice(match), after: match.log.length }).ok).toBe(true);
  });
});

describe('the same id acts once', () => {
  test('the second sending gets the first answer', () => {
    const match = toyMatch();
    const wish = { ...firstChoice(match), id: 'a1' };
    const first = match.act(wish);
    const length = match.log.length;
    expect(match.act(wish)).toEqual(first);
    expect(match.log).toHaveLength(length);
  });

  test('for another action it is refused', () => {
    const match = toyMatch();
    match.act({ ...firstChoice(match), id: 'a1' });
    const acted = match.act({ ...firstChoice(match), id: 'a1' });
    expect(acted.ok ? '' : acted.refusal.code).toBe('table-id-taken');
  });

  test('a refused action may be sent again, right this time', () => {
    const match = toyMatch();
    expect(match.act({ seat: 0, action: { type: 'wall' }, id: 'a1' }).ok).toBe(false);
    expect(match.act({ ...firstChoice(match), id: 'a1' }).ok).toBe(true);
  });

  test('ids are known after going on from the log', () => {
    const match = toyMatch();
    const wish = { ...firstChoice(match), id: 'a1' };
    match.act(wish);
    const again = toyMatch({ sealed: SEALED, entries: match.log });
    expect(again.act(wish).ok).toBe(true);
    expect(again.log).toHaveLength(match.log.length);
  });
});

describe('decided, then told', () => {
  const prepared = (match: ToyMatch, wish: { seat: number; action: ToyAction; id?: string }): Prepared<ToyAction, ToyEvent> => {
    const preparing = match.prepare(wish);
    if (preparing.kind !== 'prepared') throw new Error(preparing.kind);
    return preparing.prepared;
  };
  const firstAhead = (match: ToyMatch): { seat: number; action: ToyAction } => ({
    seat: toyGame.turn(match.ahead.state),
    action: toyGame.choices(match.ahead.state)[0]!,
  });

  test('what is prepared takes effect when it is committed; dropped, nothing has happened', () => {
    const match = toyMatch();
    const before = written(match);
    const told: unknown[] = [];
    match.watch(NOBODY, (entry) => told.push(entry));
    const dropped = prepared(match, firstChoice(match));
    expect([written(match), match.log.length, match.ahead.entries]).toEqual([before, 10, 10 + dropped.entries.length]);
    dropped.drop();
    expect([written(match), match.ahead.entries, match.ahead.state, told]).toEqual([before, 10, match.state, []]);
    const kept = prepared(match, firstChoice(match));
    kept.commit();
    expect(match.log.slice(10)).toEqual(kept.entries);
    expect([told.length, written(match)]).toEqual([kept.entries.length, toyGame.formatState(match.ahead.state)]);
  });

  test('several ahead: told in their order, and one that is dropped takes all behind it along', () => {
    const match = toyMatch();
    const [first, second, third] = [0, 1, 2].map(() => prepared(match, firstAhead(match)));
    expect(() => second!.commit()).toThrow('in the order');
    first!.commit();
    second!.drop();
    expect(match.ahead).toEqual({ state: match.state, entries: match.log.length });
    expect(() => third!.commit()).toThrow('in the order');
    third!.drop();
    expect(match.log.length).toBe(10 + first!.entries.length);
    ride(match);
    expect(toyGame.turn(match.state)).toBe(NOBODY);
  });

  test('a whole race decided ahead is the race decided at once', () => {
    const match = toyMatch();
    const waiting: Prepared<ToyAction, ToyEvent>[] = [];
    const random = createRandom('ride');
    while (toyGame.turn(match.ahead.state) >= 0) {
      const choices = toyGame.choices(match.ahead.state);
      waiting.push(prepared(match, { seat: toyGame.turn(match.ahead.state), action: choices[random.below(choices.length)]! }));
    }
    expect(match.log).toHaveLength(10);
    for (const one of waiting) one.commit();
    expect(match.log).toEqual(ride(toyMatch()).log);
  });

  test('an id is known from its decision on, and forgotten with it', () => {
    const match = toyMatch();
    const wish = { ...firstChoice(match), id: 'a1' };
    const first = prepared(match, wish);
    expect(match.knows('a1')).toBe(true);
    expect(match.prepare(wish)).toEqual({ kind: 'answered', entries: first.entries });
    first.drop();
    expect(match.knows('a1')).toBe(false);
    prepared(match, wish).commit();
    expect(match.prepare(wish).kind).toBe('answered');
  });

  test('chance, where its answers are kept first', () => {
    const match = toyMatch({ sealed: SEALED, chance: 'prepared' });
    expect(match.log).toEqual([]);
    expect(match.prepare({ seat: 0, action: { type: 'skip' } })).toMatchObject({ kind: 'refused', refusal: { code: 'not-your-turn' } });
    const dealt = match.prepareChance()!;
    expect([dealt.entries.length, match.log.length, match.prepareChance()]).toEqual([10, 0, null]);
    dealt.drop();
    match.prepareChance()!.commit();
    expect(match.log).toEqual(toyMatch().log);
  });

  test('what another host has kept is joined, and not before what was decided here is told or dropped', () => {
    const other = ride(toyMatch(), 5);
    const match = toyMatch();
    const ahead = prepared(match, firstChoice(match));
    expect(() => match.join(other.log.slice(10))).toThrow('told or dropped');
    ahead.drop();
    match.join(other.log.slice(10));
    expect([match.log, written(match)]).toEqual([other.log, written(other)]);
  });

  test('taken back: the position after the entries that are left; what was decided on top is gone', () => {
    const match = ride(toyMatch(), 5);
    const whole = [...match.log];
    const ahead = prepared(match, firstChoice(match));
    match.rewind(11);
    const left = toyMatch({ sealed: SEALED, entries: whole.slice(0, 11) });
    expect([match.log, written(match), match.ahead.entries]).toEqual([whole.slice(0, 11), written(left), left.log.length]);
    expect(() => ahead.commit()).toThrow('in the order');
    for (const { seat, action } of whole.slice(11)) if (seat !== CHANCE) match.act({ seat, action });
    expect(match.log).toEqual(whole);
  });

  test('while the words are in their envelopes nothing can be done; opened, the race is the one with these words', () => {
    const { contributions, seed } = SEALED;
    const match = toyMatch({ sealed: { seed, contributions: null } });
    expect(match.log).toEqual([]);
    expect(match.prepareChance()).toBeNull();
    expect(match.prepare({ seat: 0, action: { type: 'skip' } })).toMatchObject({
      kind: 'refused',
      refusal: { code: 'table-sealed-words' },
    });
    match.open(contributions);
    expect(ride(match).log).toEqual(ride(toyMatch()).log);
    expect(() => match.open(contributions)).toThrow('in envelopes');
  });
});

describe('going on', () => {
  test('a match goes on from every length of its log', () => {
    const whole = ride(toyMatch());
    for (let n = 0; n <= whole.log.length; n += 7) {
      const again = toyMatch({ sealed: SEALED, entries: whole.log.slice(0, n) });
      for (const { seat, action } of whole.log.slice(again.log.length)) if (seat !== CHANCE) again.act({ seat, action });
      expect(again.log).toEqual(whole.log);
      expect(written(again)).toBe(written(whole));
    }
  });
});

describe('a seat is told what it may know', () => {
  test('and from that alone it knows its position', () => {
    const match = toyMatch();
    const heard: ToldEntry<ToyAction, ToyEvent>[][] = [[], [], []];
    const start = toyGame.start({ names: match.state.config.names, deck: match.state.config.deck });
    const missed = [0, 1, 2].map((seat) => match.toldFrom(seat, 1));
    heard.forEach((list, seat) => match.watch(seat, (told) => list.push(told)));
    ride(match);
    heard.forEach((list, seat) => {
      const events = [...missed[seat]!, ...list].flatMap((told) => told.events);
      const known = events.reduce((state, event) => toyGame.evolve(state, event), toyGame.hide(start, seat));
      expect(toyGame.formatState(known)).toBe(toyGame.formatState(match.stateFor(seat)));
      expect([...missed[seat]!, ...list]).toEqual(match.toldFrom(seat, 1));
    });
  });

  test('others’ cards and actions are not in it', () => {
    const match = ride(toyMatch());
    const told = match.toldFrom(1, 1);
    expect(told.filter(({ seat }) => seat !== 1).every(({ action }) => action === null)).toBe(true);
    const drawn = told.flatMap(({ events }) => events).filter((event) => event.type === 'drew');
    expect(drawn.filter(({ seat }) => seat === 0).every(({ card }) => card === null)).toBe(true);
    expect(drawn.filter(({ seat }) => seat === 1).every(({ card }) => card !== null)).toBe(true);
  });

  test('no more after the watching has ended', () => {
    const match = toyMatch();
    let n = 0;
    match.watch(0, () => n++)();
    ride(match, 3);
    expect(n).toBe(0);
  });

  test('the envelope stays sealed until it is opened', () => {
    const match = toyMatch();
    expect(JSON.stringify(match.race('sealed').chance)).not.toContain(SEALED.seed);
    expect(match.race('opened').chance).toMatchObject({ seed: SEALED.seed });
  });
});
