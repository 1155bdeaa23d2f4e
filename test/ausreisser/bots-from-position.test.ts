import { expect, test } from 'vitest';
import { botNames } from '../../src/bots/index.ts';
import { ausreisser, type State } from '../../src/games/ausreisser/index.ts';
import { CHANCE, createRandom, NO_SEAT, determinize } from '../../src/kit/index.ts';
import { botByName } from '../bots/all.ts';
import { content } from '../games/content.ts';
import { configOf } from './setups.ts';

/**
 * The set-up of a race from a position contains all opening hands. Bots must still play by what their seat sees,
 * and views must not reveal more.
 */

/** A race that begins with a position. */
function begunWith(position: State): State {
  const config = ausreisser.configure({ ...ausreisser.setupOf(position.config), start: ausreisser.formatState(position) }, content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return ausreisser.start(config.value);
}

/** Positions of a race in which a rider chooses among several cards. */
function positions(riders: number, every: number): readonly State[] {
  const found: State[] = [];
  const random = createRandom(`from positions/${riders}`);
  const state = ausreisser.start(configOf(riders));
  for (let step = 0; ausreisser.turn(state) !== NO_SEAT; step++) {
    const seat = ausreisser.turn(state);
    const options = seat === CHANCE ? ausreisser.outcomes(state).map(({ action }) => action) : ausreisser.choices(state);
    if (seat !== CHANCE && options.length > 1 && step % every === 0) found.push(ausreisser.copy(state));
    const decided = ausreisser.decide(state, seat, options[random.below(options.length)]!);
    if (!decided.ok) throw new Error(decided.refusal.code);
    for (const event of decided.events) ausreisser.evolve(state, event);
  }
  return found;
}

test.each([2, 4, 6])(
  '%i riders: positions that differ only in what is hidden from a seat give it the same view and the same bot decisions',
  (riders) => {
    const found = positions(riders, 17);
    expect(found.length).toBeGreaterThan(2);
    let different = 0;
    for (const [i, position] of found.entries()) {
      const seat = ausreisser.turn(position);
      const other = determinize(ausreisser, ausreisser.hide(position, seat), seat, createRandom(`other/${i}`))!;
      // where little is hidden, the sampled state may be the real one
      if (ausreisser.formatState(other) === ausreisser.formatState(position)) continue;
      different++;
      const [one, two] = [begunWith(position), begunWith(other)];
      for (const eyes of [seat, NO_SEAT])
        expect(JSON.stringify(ausreisser.view(ausreisser.hide(two, eyes), eyes))).toBe(
          JSON.stringify(ausreisser.view(ausreisser.hide(one, eyes), eyes)),
        );
      for (const name of botNames('ausreisser')) {
        const bot = botByName('ausreisser', name)!;
        const [choice, again] = [one, two].map((state) => {
          const seen = ausreisser.hide(state, seat);
          const choices = ausreisser.choices(seen);
          const action = bot.choose(seen, choices, createRandom(`bot/${i}`));
          return {
            action,
            why: bot.explain?.(seen, choices, action),
            advice: i === 0 ? bot.advise?.(seen, choices, createRandom('advice'), 3) : null,
          };
        });
        expect(again, `${name}, position ${i}`).toEqual(choice);
      }
    }
    expect(different).toBeGreaterThan(1);
  },
);
