import { describe, expect, test } from 'vitest';
import { botNames, type AnyBot } from '../../../src/bots/index.ts';
import { gameIds } from '../../../src/games/index.ts';
import { botByName } from '../../bots/all.ts';
import { reifenbreite as game, TEAMS, type Action, type Config, type State } from '../../../src/games/reifenbreite/index.ts';
import { openScenario, parseScenario } from '../../../src/games/reifenbreite/scenario/index.ts';
import { CHANCE, createRandom, drawOutcome, NO_SEAT } from '../../../src/kit/index.ts';
import { content } from '../../games/content.ts';

const bot = (name: string): AnyBot => botByName('reifenbreite', name)!;

function configure(course: unknown, rules: string, managers: number): Config {
  const config = game.configure(
    { stages: [course], rules, managers: TEAMS.slice(0, managers).map((team) => ({ name: team, teams: [team] })) },
    content,
  );
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return config.value;
}

/**
 * Plays a race and checks every decision: it is legal, the bot has not changed the state, and the same input gives
 * the same decision.
 */
function play(config: Config, bots: readonly AnyBot[], seed: string): State {
  const state = game.start(config);
  const dice = createRandom(seed);
  for (let n = 0; game.turn(state) !== NO_SEAT; n++) {
    const seat = game.turn(state);
    let action: Action;
    if (seat === CHANCE) action = drawOutcome(game.outcomes(state), (below) => dice.below(below));
    else {
      const seen = game.hide(state, seat);
      const choices = game.choices(seen);
      const before = game.formatState(seen);
      action = bots[seat]!.choose(seen, choices, createRandom(seed, n)) as Action;
      expect(choices).toContain(action);
      expect(game.formatState(seen)).toBe(before);
      if (n % 7 === 0) expect(bots[seat]!.choose(game.hide(state, seat), [...choices], createRandom(seed, n))).toBe(action);
    }
    const decided = game.decide(state, seat, action);
    if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
    for (const event of decided.events) game.evolve(state, event);
  }
  return state;
}

describe('the list of bots', () => {
  test('names the bots of each game', () => {
    expect(botNames('reifenbreite').slice(0, 2)).toEqual(['random', 'easy']);
    expect(botNames('another-game')).toContain('random');
    expect(botNames('another-game')).not.toContain('easy');
    expect(botByName('reifenbreite', 'nobody')).toBeUndefined();
  });

  test.each(gameIds)('offers for %s only existing bots that play it', (game) => {
    for (const name of botNames(game)) expect(['any', game]).toContain(botByName(game, name)?.game);
  });
});

/** Bots that look ahead are slow, and those that judge like Medium are covered by it: they play one short race. */
const LOOK_AHEAD = ['hard', 'expert', 'wheelsucker', 'attacker', 'sprinter', 'saver'];
const LAP = { board: 'criterium', course: 'course lap "Lap" start 1 lines S sprints none' };

describe('every bot plays whole races with legal options only', () => {
  const ahead = LOOK_AHEAD.map((name) => ({ name, course: LAP, rules: 'professional', managers: 2 }));
  const others = botNames('reifenbreite').filter((name) => !LOOK_AHEAD.includes(name));
  const races = others.flatMap((name) =>
    (
      [
        ['criterium', 'basic', 4],
        ['paris-roubaix', 'professional', 4],
        ['luettich-bastenaken-luettich', 'classic', 2],
        ['tour-de-france', 'professional', 3],
      ] as const
    ).map(([course, rules, managers]) => ({ name, course, rules, managers })),
  );
  test.each([...races, ...ahead])('$name on $course, $rules, $managers managers', ({ name, course, rules, managers }) => {
    const config = configure(course, rules, managers);
    expect(
      game.standings(
        play(
          config,
          Array.from({ length: managers }, () => bot(name)),
          'whole',
        ),
      ),
    ).toHaveLength(managers);
  });
});

test('easy beats three random bots from every seat', () => {
  const config = configure('paris-roubaix', 'classic', 4);
  let wins = 0;
  for (let race = 0; race < 12; race++) {
    const bots = [0, 1, 2, 3].map((seat) => bot(seat === race % 4 ? 'easy' : 'random'));
    if (game.standings(play(config, bots, `race ${race}`))[0]!.seat === race % 4) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(11);
});

/** A position of riders 21 to 24 and 31 to 34 on the criterium in which easy decides, and its decision. */
function decision(lines: readonly string[], ...actions: readonly string[]): string {
  const head = [
    'windschatten-scenario 1',
    'title easy',
    'rules classic',
    'manager Rosa red',
    'manager Bela blue',
    'course criterium',
    'position',
  ];
  const scenario = parseScenario([...head, ...lines, 'script'].join('\n'));
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const open = openScenario(scenario.value, content);
  if (!open.ok) throw new Error(JSON.stringify(open.error));
  const { state } = open.value;
  for (const text of actions) {
    const action = game.actions.parse(state, text);
    if (!action.ok) throw new Error(`${text}: ${action.error.code}`);
    const decided = game.decide(state, game.turn(state), action.value);
    if (!decided.ok) throw new Error(`${text}: ${decided.refusal.code}`);
    for (const event of decided.events) game.evolve(state, event);
  }
  const seat = game.turn(state);
  const seen = game.hide(state, seat);
  return game.actions.format(state, bot('easy').choose(seen, game.choices(seen), createRandom('decision')) as Action);
}

describe('easy plays sensibly', () => {
  test('UR 5.1: takes the front row', () => {
    expect(decision(['round 0 first red'])).toMatch(/^place 21 A8\.\d$/);
  });
  const behind = ['round 3', 'rider 31 A4.2', 'rider 21 A3.2', 'others back'];
  test('UR 5.4: accepts a draft that pays', () => {
    expect(decision(behind, 'dice', 'roll 6,5', 'move A14.2')).toBe('follow');
  });
  test('UR 5.4: declines one that does not', () => {
    expect(decision(behind, 'dice', 'roll 6,5', 'move A5.2')).toBe('stay');
  });
  test('UR 5.3: rides as far as the points allow', () => {
    expect(decision(['round 3', 'rider 21 A1.2', 'others back rode'], 'dice', 'roll 3,1')).toMatch(/^move A5\./);
  });
  test('UR 5.5: stops one space short to be drafted along', () => {
    expect(decision(['round 3', 'rider 31 A10.2 rode', 'rider 21 A1.2', 'others back rode'], 'dice', 'roll 5,4')).toMatch(
      /^move A9\.2(@|$)/,
    );
  });
  test('UR 7: gives up the less valuable card', () => {
    expect(decision(['round 3', 'rider 21 A1.2', 'others back rode'], 'dice', 'roll 4,3', 'card lose')).toBe('give 21-5');
  });
  test('UR 7: takes the more valuable card back', () => {
    expect(decision(['round 3', 'rider 21 A1.2', 'others back rode', 'spent red 21-6M 21-5'], 'dice', 'roll 4,3', 'card gain')).toBe(
      'take 21-6M',
    );
  });
});
