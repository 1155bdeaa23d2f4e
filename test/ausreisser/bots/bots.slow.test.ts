import { describe, expect, test } from 'vitest';
import type { AnyBot } from '../../../src/bots/index.ts';
import { estimateMean, playBlock } from '../../../src/bots/arena/index.ts';
import { easy } from '../../../src/bots/ausreisser/easy.ts';
import { medium } from '../../../src/bots/ausreisser/medium/medium.ts';
import { ausreisser as game, type Config, type Event, type State } from '../../../src/games/ausreisser/index.ts';
import { CHANCE, createRandom, NO_SEAT } from '../../../src/kit/index.ts';
import { createDealer } from '../../../src/table/index.ts';
import { changeHidden } from '../check-invariants.ts';
import { configOf } from '../setups.ts';

interface Watch {
  readonly chose?: (state: State, seat: number, bot: AnyBot, action: unknown, n: number) => void;
  readonly happened?: (event: Event) => void;
}

/** A game dealt by the keyed dealer; every bot sees only its seat's state. */
function play(config: Config, bots: readonly AnyBot[], seed: string, watch: Watch = {}): State {
  const dealer = createDealer(seed);
  const state = game.start(config);
  for (let n = 0; ; n++) {
    const seat = game.turn(state);
    if (seat === NO_SEAT) return state;
    const action =
      seat === CHANCE
        ? dealer.deal(game.chanceKey(state), game.outcomes(state))
        : (bots[seat]!.choose(game.hide(state, seat), game.choices(state), createRandom(seed, n)) as never);
    if (seat !== CHANCE) watch.chose?.(state, seat, bots[seat]!, action, n);
    const decided = game.decide(state, seat, action);
    if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
    for (const event of decided.events) {
      watch.happened?.(event);
      game.evolve(state, event);
    }
  }
}

describe.each([easy as AnyBot, medium as AnyBot])('$name', (bot) => {
  test.each([
    [2, 'full'],
    [4, 'full'],
    [6, 'full'],
    [3, 'simple'],
  ] as const)('%i riders, %s: decides by its seat’s knowledge, legally and deterministically', (riders, kind) => {
    const random = createRandom('changeHidden');
    play(configOf(riders, 2, kind), new Array<AnyBot>(riders).fill(bot), `whole ${riders}`, {
      chose(state, seat, rider, action, n) {
        expect(game.choices(state)).toContain(action);
        const other = game.hide(changeHidden(state, seat, random), seat);
        const before = game.formatState(other);
        expect(rider.choose(other, game.choices(other), createRandom(`whole ${riders}`, n))).toBe(action);
        expect(game.formatState(other)).toBe(before);
      },
    });
  });
});

describe('Medium against Easy: same keyed shuffles, rotated over all seats', () => {
  test.each([
    [2, 16],
    [4, 12],
    [6, 16],
  ])('%i riders: more game points', (riders, blocks) => {
    const config = configOf(riders, 3);
    const names = Array.from({ length: riders }, (_, i) => (i % 2 === 0 ? 'medium' : 'easy'));
    const differences = Array.from({ length: blocks }, (_, block) => {
      const { entrants } = playBlock(`measure/${riders}`, block + 1, riders, ({ seed, entrants: seated }) => {
        const bots = seated.map((entrant): AnyBot => (names[entrant] === 'medium' ? medium : easy));
        return game.standings(play(config, bots, seed));
      });
      const mean = (name: string): number => {
        const own = entrants.filter((_, i) => names[i] === name).map(({ points }) => points);
        return own.reduce((a, b) => a + b, 0) / own.length;
      };
      return mean('medium') - mean('easy');
    });
    expect(estimateMean(differences).low).toBeGreaterThan(0);
  });
});

describe('known facts about games of Medium', () => {
  test.each([
    [3, 1.5, 16],
    [4, 1.5, 12],
    [6, 1.5, 8],
  ])('%i riders: changes of the lead in a stage, and riders who end without minutes', (riders, least, most) => {
    const stages = 60;
    let changes = 0;
    let clean = 0;
    for (let i = 0; i < stages / 3; i++)
      play(configOf(riders, 3), new Array<AnyBot>(riders).fill(medium), `facts ${i}`, {
        happened(event) {
          if (event.type === 'took-lead') changes++;
          if (event.type === 'stage-ended') clean += event.points.filter((points, r) => r !== event.leader && points === 0).length;
        },
      });
    expect(changes / stages).toBeGreaterThan(least);
    expect(changes / stages).toBeLessThan(most);
    const share = clean / stages / (riders - 1);
    expect(share).toBeGreaterThan(0.18);
    expect(share).toBeLessThan(0.55);
  });
});
