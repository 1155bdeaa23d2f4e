import { describe, expect, test } from 'vitest';
import { adviserOf, type AnyBot } from '../../src/bots/index.ts';
import { CHANCE, createRandom, NO_SEAT } from '../../src/kit/index.ts';
import { gameIds, loadGames } from '../../src/games/index.ts';
import { createDealer } from '../../src/table/index.ts';
import { configOf } from '../ausreisser/setups.ts';
import { COURSES, setUp } from '../reifenbreite/setups.ts';
import { botByName } from './all.ts';

const adviser = (game: string): AnyBot & Required<Pick<AnyBot, 'advise'>> => botByName(game, adviserOf(game)!) as never;

const gameOf = await loadGames();

/** By game. */
const CONFIGS: Readonly<Record<string, unknown>> = {
  reifenbreite: setUp(COURSES[0]!, 'professional', 'four teams').config,
  ausreisser: configOf(4),
};

describe.each(gameIds.filter((id) => adviserOf(id) !== undefined))('%s', (id) => {
  const rules = gameOf(id)!;
  const medium = botByName(id, 'medium')!;

  test('advice lists the best option first, then the others, each once with its uncertainty', () => {
    const bot = adviser(id);
    const state = rules.start(CONFIGS[id]);
    const dealer = createDealer('advice');
    let imagined = 0;
    for (let step = 0; step < 160 && rules.turn(state) !== NO_SEAT; step++) {
      const turn = rules.turn(state);
      if (turn === CHANCE) {
        rules.unchecked!.play(state, dealer.deal(rules.chanceKey(state), rules.outcomes(state)));
        continue;
      }
      const seen = rules.hide(state, turn);
      const choices = rules.choices(seen);
      if (step % 12 === 0) {
        const before = rules.formatState(seen);
        const advice = bot.advise(seen, choices, createRandom(`step ${step}`), 3);
        expect(rules.formatState(seen)).toBe(before);
        expect(advice.length).toBe(Math.min(3, choices.length));
        expect(new Set(advice.map(({ action }) => action)).size).toBe(advice.length);
        for (const { action } of advice) expect(choices).toContain(action);
        expect(advice[0]!).toMatchObject({ worth: 0, deviation: 0 });
        advice.slice(1).forEach(({ worth, deviation, races }, i) => {
          expect(worth).toBeLessThanOrEqual(advice[i]!.worth);
          expect(deviation).toBeGreaterThanOrEqual(0);
          if (races > 0) imagined++;
        });
      }
      rules.unchecked!.play(state, medium.choose(seen, choices, createRandom(`medium ${step}`)));
    }
    expect(imagined).toBeGreaterThan(2);
  });
});
