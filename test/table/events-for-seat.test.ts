import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ausreisser } from '../../src/games/ausreisser/index.ts';
import { reifenbreite } from '../../src/games/reifenbreite/index.ts';
import { createRandom, drawOutcome, applyEvents, NO_SEAT, type Game } from '../../src/kit/index.ts';
import { playOut } from '../../src/table/index.ts';
import { configOf } from '../ausreisser/setups.ts';
import { setUp } from '../reifenbreite/setups.ts';
import { toyGame } from '../kit/toy-game.ts';
import { TOY } from './toy-match.ts';

/** Every event of a race as each viewer sees it, and each own action, is formatted and parsed with only that viewer’s knowledge. */
function checkSeen<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C, seed: string): number {
  const random = createRandom(`seen ${seed}`);
  const below = (n: number): number => random.below(n);
  const { entries } = playOut(game, game.start(config), {
    choose: (_seat, _seen, choices) => choices[below(choices.length)]!,
    deal: (state) => drawOutcome(game.outcomes(state), below),
  });
  let checked = 0;
  for (const eyes of [NO_SEAT, ...game.seats(config).keys()]) {
    let state = game.hide(game.start(config), eyes);
    for (const { seat, action, events } of entries) {
      if (seat === eyes) {
        const text = game.actions.format(state, action);
        same(text, game.actions.parse(state, text), { ok: true, value: action });
      }
      for (const event of events) {
        const seen = game.see(event, eyes);
        const text = game.events.format(state, seen);
        if (/[\r\n]|^\s|\s$/.test(text)) throw new Error(`not one line: ${JSON.stringify(text)}`);
        same(text, game.events.parse(state, text), { ok: true, value: seen });
        game.events.toNamed(state, seen);
        if (game.sectionOf(state, seen) === '') throw new Error(`no section: ${text}`);
        state = applyEvents(game, state, [seen]);
        checked++;
      }
    }
    const written = game.formatState(state);
    const back = game.parseState(config, written);
    expect(back.ok ? game.formatState(back.value) : back.error).toBe(written);
  }
  return checked;
}

function same(text: string, read: unknown, meant: unknown): void {
  if (!isDeepStrictEqual(read, meant)) throw new Error(`${text} reads back as ${JSON.stringify(read)} and not ${JSON.stringify(meant)}`);
}

describe('events for a seat are formatted and parsed with that seat’s knowledge', () => {
  test('the toy game', () => {
    for (const seed of ['1', '2', '3']) expect(checkSeen(toyGame, TOY, seed)).toBeGreaterThan(200);
  });

  test.each([2, 3, 6])('Der Ausreißer, %i riders', (riders) => {
    expect(checkSeen(ausreisser, configOf(riders), String(riders))).toBeGreaterThan(500);
  });

  test('Der Ausreißer, the simple game, three stages', () => {
    expect(checkSeen(ausreisser, configOf(3, 3, 'simple'), 'simple')).toBeGreaterThan(300);
  });

  test.each([
    ['criterium', 'professional', 'two teams'],
    ['paris-roubaix', 'classic', 'two teams each'],
  ] as const)('Um Reifenbreite, %s, %s, %s', (course, rules, table) => {
    expect(checkSeen(reifenbreite, setUp(course, rules, table).config, course)).toBeGreaterThan(2000);
  });
});
