import { describe, expect, test } from 'vitest';
import { chooseAndSay, type AnyBot } from '../../../src/bots/index.ts';
import { REASON_CODES } from '../../../src/bots/reifenbreite/index.ts';
import { botByName } from '../../bots/all.ts';
import {
  courseOf,
  finisherCount,
  reifenbreite as game,
  TEAMS,
  type Action,
  type Config,
  type State,
} from '../../../src/games/reifenbreite/index.ts';
import { paceOf } from '../../../src/bots/reifenbreite/medium/pace.ts';
import { CHANCE, createRandom, drawOutcome, NO_SEAT } from '../../../src/kit/index.ts';
import { createDealer, sealOf } from '../../../src/table/index.ts';
import { content } from '../../games/content.ts';
import { catalogue } from '../../games/words.ts';

const medium: AnyBot = botByName('reifenbreite', 'medium')!;

function configure(course: string, rules: string): Config {
  const config = game.configure({ stages: [course], rules, managers: TEAMS.map((team) => ({ name: team, teams: [team] })) }, content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return config.value;
}

function apply(state: State, action: Action): void {
  const decided = game.decide(state, game.turn(state), action);
  if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
  for (const event of decided.events) game.evolve(state, event);
}

const choose = (state: State): Action => {
  const seen = game.hide(state, game.turn(state));
  return medium.choose(seen, game.choices(seen), createRandom('own numbers')) as Action;
};

/** Plays on for `count` actions with a seeded dealer; every seat is Medium. */
function playOn(state: State, seed: string, actions: number, look?: (state: State) => void): void {
  const dealer = createDealer(seed);
  for (let n = 0; n < actions && game.turn(state) !== NO_SEAT; n++) {
    if (game.turn(state) === CHANCE) apply(state, dealer.deal(game.chanceKey(state), game.outcomes(state)));
    else {
      look?.(state);
      apply(state, choose(state));
    }
  }
}

describe('hidden information', () => {
  test('future dice do not influence the decision', () => {
    const config = configure('paris-roubaix', 'professional');
    const state = game.start(config);
    let compared = 0;
    playOn(state, 'present', 500, (now) => {
      if (compared++ % 25 !== 0) return;
      const before = game.formatState(now);
      const action = choose(now);
      for (const future of ['one', 'another']) {
        const ahead = game.copy(now);
        playOn(ahead, future, 12);
        expect(choose(now)).toEqual(action);
      }
      expect(game.formatState(now)).toBe(before);
    });
    expect(compared).toBeGreaterThan(100);
  });

  test('caches in the config do not influence the decision: a new config decides the same', () => {
    const config = configure('paris-roubaix', 'professional');
    const state = game.start(config);
    let n = 0;
    playOn(state, 'memories', 300, (now) => {
      if (n++ % 20 !== 0) return;
      const fresh = game.parseState(configure('paris-roubaix', 'professional'), game.formatState(now));
      if (!fresh.ok) throw new Error(fresh.error.code);
      expect(game.actions.format(fresh.value, choose(fresh.value))).toBe(game.actions.format(now, choose(now)));
    });
  });
});

test.each([
  ['professional', { board: 'criterium', course: 'course two "Two" start 1 lines S S sprints S' }, '509493ee0b4d26cb'],
  ['classic', { board: 'rundfahrt', course: 'course hills "Hills" start 1 lines A B sprints A' }, 'f86e944ca79d26d0'],
])('%s: the same decisions in all versions, choice by choice', (rules, course, hash) => {
  const managers = TEAMS.map((team) => ({ name: team, teams: [team] }));
  const config = game.configure({ stages: [course], rules, managers }, content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const state = game.start(config.value);
  const dealer = createDealer('as ever');
  const found: string[] = [];
  for (let n = 0; n < 500 && game.turn(state) !== NO_SEAT; n++) {
    const chance = game.turn(state) === CHANCE;
    const action = chance ? dealer.deal(game.chanceKey(state), game.outcomes(state)) : choose(state);
    if (!chance) found.push(game.actions.format(state, action));
    apply(state, action);
  }
  expect(sealOf(found.join('\n')).slice(0, 16)).toBe(hash);
});

describe('pace', () => {
  const config = configure('paris-roubaix', 'classic');
  const state = game.start(config);
  const course = courseOf(state);
  const { toFinish, toLine } = paceOf(state);

  test('a turn is the road that two dice cover: 0 beyond the line, at least one before it, about a seventh of the road from the start', () => {
    const finish = course.lines.length;
    for (let place = 0; place < course.placeCount; place++) {
      if (course.crossed[place] === finish) expect(toFinish[place]).toBe(0);
      else expect(toFinish[place]).toBeGreaterThanOrEqual(1);
    }
    const turns = toFinish[course.startDots[0]!]!;
    expect(turns).toBeGreaterThan(course.length / 8);
    expect(turns).toBeLessThan(course.length / 5);
  });

  test('a nearer line never takes longer', () => {
    for (let place = 0; place < course.placeCount; place++)
      for (let line = 1; line < toLine.length; line++) expect(toLine[line]![place]).toBeGreaterThanOrEqual(toLine[line - 1]![place]!);
  });
});

describe('reasons', () => {
  test.each(['en', 'de', 'cs'])('every reason has a text in %s', (language) => {
    const words = catalogue('reifenbreite', language, 'race');
    const found = Object.keys(words).filter((key) => key.startsWith('bots.'));
    expect(found.sort()).toEqual(REASON_CODES.map((code) => `bots.${code}`).sort());
    for (const code of ['shakes-off', 'waits-for', 'takes-along']) expect(words[`bots.${code}`]).toContain('{{rider}}');
  });

  test('given with every decision of a race that had an alternative: shakes off, waits, takes along and more, each with an existing rider or line', () => {
    const config = configure('paris-roubaix', 'professional');
    const counts = new Map<string, number>();
    for (const seed of ['a']) {
      const state = game.start(config);
      const dice = createRandom(seed);
      while (game.turn(state) !== NO_SEAT) {
        if (game.turn(state) === CHANCE) {
          apply(
            state,
            drawOutcome(game.outcomes(state), (n) => dice.below(n)),
          );
          continue;
        }
        const seen = game.hide(state, game.turn(state));
        const choices = game.choices(seen);
        const { action, reason } = chooseAndSay(medium, seen, choices, createRandom(seed));
        if (choices.length === 1) {
          expect(reason).toBeNull();
          apply(state, action as Action);
          continue;
        }
        if (reason === null) throw new Error(`no reason for ${game.actions.format(state, action as Action)}`);
        counts.set(reason.code, (counts.get(reason.code) ?? 0) + 1);
        expect(REASON_CODES).toContain(reason.code);
        const { rider, line, value } = reason.facts;
        if (rider !== undefined) expect(String(rider)).toMatch(/^[2-5][1-4]$/);
        if (line !== undefined) expect(courseOf(state).lines.map(({ name }) => name)).toContain(line);
        if (value !== undefined) expect([5, 6]).toContain(value);
        apply(state, action as Action);
      }
    }
    const road = ['shakes-off', 'takes-along', 'waits-for', 'takes-wheel', 'stays-with', 'lets-go', 'finishes', 'sends-ahead'];
    for (const code of [...road, 'starts-in-front', 'saves-cards', 'has-no-card', 'rides-far'])
      expect(counts.get(code) ?? 0, code).toBeGreaterThan(0);
  });
});

test('UR 5.3 a rider who is alone on the road rides as far as he can, because all moves have the same value', () => {
  const config = configure('paris-roubaix', 'classic');
  let alone = 0;
  for (const seed of ['alone 1', 'alone 2', 'alone 3']) {
    const state = game.start(config);
    playOn(state, seed, Infinity, (now) => {
      if (game.pending(now).kind !== 'move' || finisherCount(now) < 15) return;
      alone++;
      const { front } = courseOf(now);
      const ways = game.choices(now).flatMap((option) => (option.type === 'move' ? [front[option.to]!] : []));
      const chosen = choose(now);
      expect(chosen.type === 'move' && front[chosen.to]).toBe(Math.max(...ways));
    });
  }
  expect(alone).toBeGreaterThan(1);
});

test.each(['classic', 'professional'])('a move that leaves a tenth of a turn or more unused has a reason, by %s rules', (rules) => {
  const state = game.start(configure('paris-roubaix', rules));
  const { toFinish } = paceOf(state);
  const turnsAfter = (option: Action): number => (option.type === 'move' ? toFinish[option.to]! : Infinity);
  let short = 0;
  playOn(state, 'short moves', 700, (now) => {
    const choices = game.choices(now);
    if (choices[0]?.type !== 'move' || choices.length === 1) return;
    const chosen = chooseAndSay(medium, game.hide(now, game.turn(now)), choices, createRandom('own numbers'));
    if (turnsAfter(chosen.action as Action) < Math.min(...choices.map(turnsAfter)) + 0.1) return;
    short++;
    expect(chosen.reason, game.formatState(now)).not.toBeNull();
  });
  expect(short).toBeGreaterThan(2);
});
