import { describe, expect, test } from 'vitest';
import { createRandom, drawOutcome, CHANCE, NO_SEAT } from '../../src/kit/index.ts';
import { ausreisser, type Event, type State } from '../../src/games/ausreisser/index.ts';
import { playOut } from '../../src/table/index.ts';
import { Referee } from './referee.ts';
import { opened } from './script.ts';
import { configOf } from './setups.ts';

/** A game of random choices; `visit` receives every state with the events that led to it. */
function play(seed: string, riders: number, visit: (state: State, events: readonly Event[]) => void): void {
  const random = createRandom(seed);
  const state = ausreisser.start(configOf(riders));
  for (;;) {
    const seat = ausreisser.turn(state);
    if (seat === NO_SEAT) return;
    const below = (n: number): number => random.below(n);
    const options = ausreisser.choices(state);
    const action = seat === CHANCE ? drawOutcome(ausreisser.outcomes(state), below) : options[below(options.length)]!;
    const decided = ausreisser.decide(state, seat, action);
    if (!decided.ok) throw new Error(decided.refusal.code);
    for (const event of decided.events) ausreisser.evolve(state, event);
    visit(state, decided.events);
  }
}

describe('DA 7: public and hidden information', () => {
  test('DA 7 a drawn card is seen by its rider; the others and spectators see only the draw', () => {
    const drew: Event = { type: 'drew', rider: 1, card: 6 };
    expect(ausreisser.see(drew, 1)).toBe(drew);
    for (const seat of [0, 2, NO_SEAT]) expect(ausreisser.see(drew, seat)).toEqual({ type: 'drew-hidden', rider: 1 });
  });

  test('DA 7 the draw for the lead is public', () => {
    const shown: Event = { type: 'lead-drawn', rider: 1, card: 6 };
    expect(ausreisser.see(shown, 0)).toBe(shown);
  });

  test('DA 7 a seat’s state has no other hand, no stock and no draw weights, throughout the game', () => {
    play('hidden', 4, (state) => {
      for (const seat of [0, 1, 2, 3, NO_SEAT]) {
        const json = ausreisser.stateJson(ausreisser.hide(state, seat)) as {
          hands: unknown[];
          stockCards: unknown;
          riders: { cards: number; shown: unknown }[];
        };
        expect(json.stockCards).toBeNull();
        json.hands.forEach((hand, r) => {
          const open = r === seat || json.riders[r]!.cards === 0 || json.riders[r]!.shown !== null;
          if (!open) expect(hand).toBeNull();
        });
      }
      if (ausreisser.turn(state) === CHANCE) expect(() => ausreisser.outcomes(ausreisser.hide(state, 0))).toThrow('stock');
    });
  });

  test('DA 7 public: piles, minutes, jersey, tempo, hill, totals, the pending question, the number of cards', () => {
    const script = opened({ riders: 'Anna Ben', hands: ['45 spurt', '41'] });
    script.does('lay 45,spurt', '39');
    script.allPass('40');
    script.does('lay 41', '42');
    expect(ausreisser.view(script.state, NO_SEAT)).toMatchObject({
      leader: 0,
      tempo: 47,
      hill: false,
      stock: 83,
      turn: 3,
      pending: { seat: 0, kind: 'lay', facts: { rider: 'Anna', tempo: 47, hill: false } },
      hand: null,
      riders: [
        { group: 'yellow', minutes: 0, cards: 7, last: { card: '45', spurts: 1, winds: 0, speed: 47 } },
        { group: 'dropped', minutes: 6, cards: 6, pile: [{ card: '41', count: 1 }], total: 0 },
      ],
    });
  });

  test('the view forecasts every card in hand', () => {
    const script = opened({ riders: 'Anna Ben', hands: ['45', '48 45 43 42 spurt 39'] });
    script.does('lay 45');
    script.allPass('48');
    expect(ausreisser.view(script.state, 1).hand).toEqual([
      { card: '39', count: 1, brings: { speed: 39, result: 'dropped', minutes: 6, change: 6, tempo: 45, road: 'flat' } },
      { card: '42', count: 1, brings: { speed: 42, result: 'dropped', minutes: 3, change: 3, tempo: 45, road: 'flat' } },
      { card: '43', count: 1, brings: { speed: 43, result: 'sheltered', minutes: 0, change: 0, tempo: 45, road: 'flat' } },
      { card: '45', count: 1, brings: { speed: 45, result: 'sheltered', minutes: 0, change: 0, tempo: 45, road: 'flat' } },
      { card: '48', count: 2, brings: { speed: 48, result: 'took-lead', minutes: 0, change: 0, tempo: 45, road: 'flat' } },
      { card: 'spurt', count: 1, brings: null },
    ]);
  });
});

describe('the second referee agrees', () => {
  test.each([2, 3, 4, 5, 6])('%i riders, games of random choices, by a spectator’s events', (riders) => {
    for (let i = 0; i < 12; i++) {
      const referee = new Referee(riders, 'full');
      let end: State | null = null;
      play(`referee ${riders} ${i}`, riders, (state, events) => {
        for (const event of events) referee.see(ausreisser.see(event, NO_SEAT));
        end = state;
      });
      referee.finish(ausreisser.standings(end!));
    }
  });
});

describe('known facts', () => {
  /** The turns of every stage in a game of random choices. */
  function turnsOf(seed: string, riders: number, game: 'full' | 'simple'): number {
    const random = createRandom(seed);
    const any = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
    const { entries } = playOut(ausreisser, ausreisser.start(configOf(riders, 1, game)), {
      choose: (_seat, _seen, choices) => any(choices),
      deal: (state) => any(ausreisser.outcomes(state)).action,
    });
    return entries.flatMap(({ events }) => events).filter(({ type }) => type === 'turn-began').length;
  }
  test.each([2, 3, 4, 5, 6])('%i riders: 84 - 6n to 99 - 6n turns a stage, exactly 84 - 6n in the simple game', (riders) => {
    for (let i = 0; i < 40; i++) {
      const full = turnsOf(`facts/${riders}/${i}`, riders, 'full');
      expect(full).toBeGreaterThanOrEqual(84 - 6 * riders);
      expect(full).toBeLessThanOrEqual(99 - 6 * riders);
    }
    for (let i = 0; i < 5; i++) expect(turnsOf(`simple/${riders}/${i}`, riders, 'simple')).toBe(84 - 6 * riders);
  });
});
