import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../src/kit/index.ts';
import type { SeatEntry } from '../../src/table/index.ts';
import type { ToyAction, ToyEvent } from '../kit/toy-game.ts';
import { toyGame } from '../kit/toy-game.ts';
import { SEALED, play, toyMatch } from './toy-match.ts';
import type { ToyMatch } from './toy-match.ts';

const written = (match: ToyMatch): string => toyGame.formatState(match.state);
const firstChoice = (match: ToyMatch): { seat: number; action: ToyAction } => ({
  seat: toyGame.turn(match.state),
  action: toyGame.choices(match.state)[0]!,
});

describe('a match', () => {
  test('chance acts until a seat must decide', () => {
    const match = toyMatch();
    // nine cards are dealt, then the first card of the first turn
    expect(match.log.map(({ seat }) => seat)).toEqual(new Array(10).fill(CHANCE));
    expect(toyGame.turn(match.state)).toBe(0);
  });

  test('ends with the game, and the log numbers every action', () => {
    const match = play(toyMatch());
    expect(toyGame.standings(match.state)).toHaveLength(3);
    expect(match.log.map(({ n }) => n)).toEqual(match.log.map((_, i) => i + 1));
  });

  test('the same seed and decisions give the same race, another seed or word another', () => {
    const log = (sealed: { seed: string; contributions?: readonly (string | undefined)[] }): string =>
      JSON.stringify(play(toyMatch({ sealed }), 3).log);
    expect(log(SEALED)).toBe(log(SEALED));
    expect(log({ ...SEALED, seed: 'another' })).not.toBe(log(SEALED));
    expect(log({ ...SEALED, contributions: ['rückenwind'] })).not.toBe(log(SEALED));
  });

  test('without a seed a caller acts for chance', () => {
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
    ['decided in an older position', (match) => ({ ...firstChoice(match), after: 9 }), 'table-stale'],
  ])('%s', (_what, wish, code) => {
    const match = toyMatch();
    const before = written(match);
    const log = [...match.log];
    const entries: unknown[] = [];
    match.watch(0, (entry) => entries.push(entry));
    const result = match.act(wish(match));
    expect(result.ok ? 'carried out' : result.refusal.code).toBe(code);
    expect(written(match)).toBe(before);
    expect(match.log).toEqual(log);
    expect(entries).toEqual([]);
  });

  test('an action in the position it was decided in is carried out', () => {
    const match = toyMatch();
    expect(match.act({ ...firstChoice(match), after: match.log.length }).ok).toBe(true);
  });
});

describe('an id acts once', () => {
  test('sent again, it gets the first result', () => {
    const match = toyMatch();
    const wish = { ...firstChoice(match), id: 'a1' };
    const first = match.act(wish);
    const length = match.log.length;
    expect(match.act(wish)).toEqual(first);
    expect(match.log).toHaveLength(length);
  });

  test('refused for another action', () => {
    const match = toyMatch();
    match.act({ ...firstChoice(match), id: 'a1' });
    const result = match.act({ ...firstChoice(match), id: 'a1' });
    expect(result.ok ? '' : result.refusal.code).toBe('table-id-taken');
  });

  test('a refused id may be used again with an allowed action', () => {
    const match = toyMatch();
    expect(match.act({ seat: 0, action: { type: 'wall' }, id: 'a1' }).ok).toBe(false);
    expect(match.act({ ...firstChoice(match), id: 'a1' }).ok).toBe(true);
  });

  test('ids are known in a match that continues from the log', () => {
    const match = toyMatch();
    const wish = { ...firstChoice(match), id: 'a1' };
    match.act(wish);
    const again = toyMatch({ sealed: SEALED, entries: match.log });
    expect(again.act(wish).ok).toBe(true);
    expect(again.log).toHaveLength(match.log.length);
  });
});

describe('continuing', () => {
  test('a match continues from every length of its log', () => {
    const whole = play(toyMatch());
    for (let n = 0; n <= whole.log.length; n += 7) {
      const again = toyMatch({ sealed: SEALED, entries: whole.log.slice(0, n) });
      for (const { seat, action } of whole.log.slice(again.log.length)) if (seat !== CHANCE) again.act({ seat, action });
      expect(again.log).toEqual(whole.log);
      expect(written(again)).toBe(written(whole));
    }
  });
});

describe('entries for a seat', () => {
  test('are enough to know its position', () => {
    const match = toyMatch();
    const received: SeatEntry<ToyAction, ToyEvent>[][] = [[], [], []];
    const start = toyGame.start({ names: match.state.config.names, deck: match.state.config.deck });
    const missed = [0, 1, 2].map((seat) => match.entriesFor(seat, 1));
    received.forEach((list, seat) => match.watch(seat, (entry) => list.push(entry)));
    play(match);
    received.forEach((list, seat) => {
      const events = [...missed[seat]!, ...list].flatMap((entry) => entry.events);
      const known = events.reduce((state, event) => toyGame.evolve(state, event), toyGame.hide(start, seat));
      expect(toyGame.formatState(known)).toBe(toyGame.formatState(match.stateFor(seat)));
      expect([...missed[seat]!, ...list]).toEqual(match.entriesFor(seat, 1));
    });
  });

  test('contain no cards and actions of others', () => {
    const match = play(toyMatch());
    const entries = match.entriesFor(1, 1);
    expect(entries.filter(({ seat }) => seat !== 1).every(({ action }) => action === null)).toBe(true);
    const drawn = entries.flatMap(({ events }) => events).filter((event) => event.type === 'drew');
    expect(drawn.filter(({ seat }) => seat === 0).every(({ card }) => card === null)).toBe(true);
    expect(drawn.filter(({ seat }) => seat === 1).every(({ card }) => card !== null)).toBe(true);
  });

  test('stop when the watch ends', () => {
    const match = toyMatch();
    let n = 0;
    match.watch(0, () => n++)();
    play(match, 3);
    expect(n).toBe(0);
  });

  test('the envelope stays sealed until it is opened', () => {
    const match = toyMatch();
    expect(JSON.stringify(match.race('sealed').chance)).not.toContain(SEALED.seed);
    expect(match.race('opened').chance).toMatchObject({ seed: SEALED.seed });
  });
});
