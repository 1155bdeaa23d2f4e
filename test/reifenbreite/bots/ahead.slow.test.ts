import { describe, expect, test } from 'vitest';
import { chooseAndSay, type AnyBot } from '../../../src/bots/index.ts';
import { KeyedDice } from '../../../src/bots/reifenbreite/ahead/dice.ts';
import { rolloutChoice } from '../../../src/bots/reifenbreite/ahead/rollout-policy.ts';
import { phaseOf, reifenbreite as game, TEAMS, type Action, type Config, type State } from '../../../src/games/reifenbreite/index.ts';
import { openScenario, parseScenario } from '../../../src/games/reifenbreite/scenario/index.ts';
import { CHANCE, createRandom, NO_SEAT } from '../../../src/kit/index.ts';
import { createDealer } from '../../../src/table/index.ts';
import { botByName } from '../../bots/all.ts';
import { content } from '../../games/content.ts';

const BOARD = { board: 'criterium', course: 'course two "Two" start 1 lines S S sprints S' };

function configure(rules: string, stage: unknown = BOARD): Config {
  const config = game.configure({ stages: [stage], rules, managers: TEAMS.map((team) => ({ name: team, teams: [team] })) }, content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return config.value;
}

/** Plays on with a seeded dealer; `choose` decides for every seat. */
function play(state: State, seed: string, choose: (state: State) => Action, steps = Infinity): readonly string[] {
  const dealer = createDealer(seed);
  const actions: string[] = [];
  for (let n = 0; n < steps && game.turn(state) !== NO_SEAT; n++) {
    const chance = game.turn(state) === CHANCE;
    const action = chance ? dealer.deal(game.chanceKey(state), game.outcomes(state)) : choose(state);
    if (!chance) actions.push(game.actions.format(state, action));
    game.unchecked!.play(state, action);
  }
  return actions;
}

const by =
  (bot: AnyBot, own = 'own numbers') =>
  (state: State): Action => {
    const seen = game.hide(state, game.turn(state));
    return bot.choose(seen, game.choices(seen), createRandom(own)) as Action;
  };

describe.each([
  ['hard', 48],
  ['expert', 24],
])('%s', (name, steps) => {
  const bot = botByName('reifenbreite', name)!;

  test('the same seeds give the same race, even in a config with another race’s caches', () => {
    const actionsIn = (config: Config): readonly string[] => play(game.start(config), 'same', by(bot), steps);
    const remembers = configure('professional');
    play(game.start(remembers), 'another', by(bot), steps / 4);
    expect(actionsIn(remembers)).toEqual(actionsIn(configure('professional')));
  });

  test('is independent of the dealer’s future, and changes no state it is given', () => {
    const state = game.start(configure('professional'));
    let compared = 0;
    play(
      state,
      'present',
      (now) => {
        const before = game.formatState(now);
        const action = by(bot)(now);
        expect(game.formatState(now)).toBe(before);
        if (compared++ % 8 === 0)
          for (const future of ['one', 'another']) {
            const ahead = game.copy(now);
            play(ahead, future, rolloutChoice, 12);
            expect(by(bot)(now)).toEqual(action);
          }
        return action;
      },
      steps,
    );
    expect(compared).toBeGreaterThan(steps / 4);
  });
});

describe('dice of simulated races', () => {
  const config = configure('classic');

  /** A position in which two dice are to be rolled. */
  function diceDue(): State {
    const state = game.start(config);
    play(state, 'dice', rolloutChoice, 40);
    while (phaseOf(state) !== 'dice') play(state, 'dice', rolloutChoice, 1);
    return state;
  }

  test('36 races use each pair once; the same race has the same dice, whatever was decided elsewhere', () => {
    const dice = new KeyedDice();
    const state = diceDue();
    for (const seed of [1, 0xffff_ffff, 77]) {
      const rolls = Array.from({ length: 36 }, (_, race) => {
        dice.begin(seed, race);
        return game.actions.format(state, game.unchecked!.draw(state, dice.of(state)));
      });
      expect(new Set(rolls).size).toBe(36);
      dice.begin(seed, 5);
      expect(game.actions.format(state, game.unchecked!.draw(state, dice.of(state)))).toBe(rolls[5]);
    }
  });

  test('UR 14 the two photo cards of a car turn, and the two after the race, are equal in one of six', () => {
    const dice = new KeyedDice();
    const professional = configure('professional');
    const state = game.start(professional);
    const car = (now: State): Action =>
      game.choices(now).find((option) => option.type === 'car' && option.dice === 0) ?? rolloutChoice(now);
    play(state, 'car', (now) => (phaseOf(now) === 'turn' ? car(now) : rolloutChoice(now)), 30);
    while (game.turn(state) !== CHANCE || phaseOf(state) !== 'photo') play(state, 'car', car, 1);
    const second = game.copy(state);
    game.unchecked!.play(second, game.outcomes(second)[0]!.action);
    expect(phaseOf(second)).toBe('photo');
    let equal = 0;
    for (let race = 0; race < 3600; race++) {
      dice.begin(race >> 3, race & 7);
      const photo = (at: State): string => game.actions.format(at, game.unchecked!.draw(at, dice.of(at)));
      if (photo(state) === photo(second)) equal++;
    }
    expect(equal).toBeGreaterThan(500);
    expect(equal).toBeLessThan(700);
  });

  test('one die is the first of the two', () => {
    const dice = new KeyedDice();
    const below = dice.of(diceDue());
    for (let race = 0; race < 36; race++) {
      dice.begin(9, race);
      expect(below(6)).toBe(Math.floor(below(36) / 6));
    }
  });
});

test('the rollout policy plays only legal options, in every phase, to the end of the race', () => {
  const phases = new Set<string>();
  for (const [rules, stage] of [
    ['basic', BOARD],
    ['professional', BOARD],
    ['advanced', 'luettich-bastenaken-luettich'],
  ] as const)
    play(game.start(configure(rules, stage)), rules, (state) => {
      phases.add(phaseOf(state));
      const action = rolloutChoice(state);
      expect(game.choices(state)).toContainEqual(action);
      return action;
    });
  for (const phase of ['turn', 'move', 'follow', 'place']) expect(phases).toContain(phase);
});

/**
 * Two level riders before the sprint line, a rival behind, and a team-mate with two good cards in the line. Medium
 * sends the team-mate to the front, because he would win the line; to gain it, Medium gives up the draft to others.
 * The rival has just refused to lead.
 */
const BEFORE_THE_LINE = [
  'windschatten-scenario 1',
  'title line',
  'rules classic',
  ...TEAMS.map((team) => `manager ${team} ${team}`),
  'board criterium',
  'course two "Two" start 1 lines S S sprints S',
  'position',
  'round 4',
  ...[
    '34 B16.3',
    '51 B16.4',
    '41 B15.3',
    '52 B15.4',
    '32 B14.3',
    '54 B14.4',
    '31 B13.3',
    '53 B13.4',
    '33 B10.3',
    '44 B10.4',
    '42 B9.4',
  ].map((rider) => `rider ${rider}`),
  ...['43 B8.4', '22 B7.4', '21 B6.4', '23 B5.4', '24 B4.3'].map((rider) => `rider ${rider}`),
  'spent red 23-6M',
  'spent blue 34-5 J-6M J-5',
  'spent black 44-5 J-5',
  'spent green 51-6M 51-5 J-6M J-5',
  'script',
].join('\n');

function beforeTheLine(): State {
  const scenario = parseScenario(BEFORE_THE_LINE);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const open = openScenario(scenario.value, content);
  if (!open.ok) throw new Error(JSON.stringify(open.error));
  const { state } = open.value;
  for (const type of ['ask', 'refuse'])
    game.unchecked!.play(
      state,
      game.choices(state).find((option) => option.type === type)!,
    );
  return state;
}

describe('where the search changes the decision', () => {
  const state = beforeTheLine();
  const seat = game.turn(state);
  const medium = botByName('reifenbreite', 'medium')!;
  const swap = by(medium)(state);

  test.each(['hard', 'expert'])('%s differs from Medium’s favourite with any dice, and gives the reason', (name) => {
    const bot = botByName('reifenbreite', name)!;
    expect(swap.type).toBe('swap');
    for (const own of ['one', 'another', 'a third']) {
      const { action, reason } = chooseAndSay(bot, state, game.choices(state), createRandom(own));
      expect(action).not.toEqual(swap);
      expect(reason?.code).toBe((action as Action).type === 'swap' ? 'foresees-other' : 'foresees-swap');
      expect(reason?.facts['races']).toBeGreaterThanOrEqual(12);
      expect(reason?.facts['points']).toBeGreaterThanOrEqual(1);
      // in another position it gives the choice that every bot would make
      expect(bot.explain!(game.copy(state), game.choices(state), action as Action)?.code).not.toMatch(/^foresees/);
    }
  });

  test('and is right: confirmed by races that Medium plays to the end, with the same dice', () => {
    const after = (action: Action, seed: string): number => {
      const race = game.copy(state);
      game.unchecked!.play(race, action);
      play(race, seed, by(medium));
      return game.standings(race).reduce((sum, { seat: each, points }) => sum + (each === seat ? points : -points / 3), 0);
    };
    let won = 0;
    for (let race = 0; race < 5; race++) won += after({ type: 'dice' }, `check ${race}`) - after(swap, `check ${race}`);
    expect(won).toBeGreaterThan(0);
    // whole races by Medium: allow for a busy machine
  }, 300_000);
});
