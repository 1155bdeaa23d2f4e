import { describe, expect, test } from 'vitest';
import { CHANCE, createRandom, type Seat } from '../../src/kit/index.ts';
import { checkRandomPlay, checkSetup } from '../../src/kit/testkit.ts';
import { easy } from '../../src/bots/reifenbreite/easy.ts';
import { medium } from '../../src/bots/reifenbreite/medium/medium.ts';
import {
  inStack,
  PRESETS,
  reifenbreite,
  surfacesCount,
  TABLE_RULES,
  type Config,
  type Event,
  type Rules,
  type State,
} from '../../src/games/reifenbreite/index.ts';
import { openScenario, parseScenario, runScenario } from '../../src/games/reifenbreite/scenario/index.ts';
import { content } from '../games/content.ts';
import { checkInvariants } from './check-invariants.ts';

const managers = [
  { name: 'Anna', teams: ['red'] },
  { name: 'Ben', teams: ['green'] },
];
const configured = (rules: Readonly<Record<string, unknown>>) =>
  reifenbreite.configure({ stages: ['criterium'], managers, rules }, content);
function configOf(rules: Partial<Rules>): Config {
  const made = configured({ ...PRESETS.professional, ...rules });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

/** Plays a race of bots. @returns its events, and the position at the end */
function race(rules: Partial<Rules>, seed: string): { readonly events: readonly Event[]; readonly state: State } {
  const state = reifenbreite.start(configOf(rules));
  const random = createRandom(seed);
  const bot = seed.length % 2 === 0 ? easy : medium;
  const events: Event[] = [];
  for (let seat = reifenbreite.turn(state); seat >= CHANCE; seat = reifenbreite.turn(state)) {
    const outcomes = reifenbreite.outcomes(state);
    const action =
      seat === CHANCE ? outcomes[random.below(outcomes.length)]!.action : bot.choose(state, reifenbreite.choices(state), random);
    const decided = reifenbreite.decide(state, seat, action);
    if (!decided.ok) throw new Error(decided.refusal.code);
    for (const event of decided.events) {
      events.push(event);
      reifenbreite.evolve(state, event);
    }
  }
  return { events, state };
}

const HEAD = (rules: string): string => `windschatten-scenario 1
title table-rule
section UR 7

rules ${rules}
manager Rosa red
manager Bela blue
board
  board straight "Straight"
  sheet 80 8
  road main at 2 4 heading 0
    section L
    straight 20
    start 1
    section A
    straight 24
    line F
    section Z
    straight 30
    end
  course straight "Straight" start 1 lines F sprints none
course straight

position
round 5
rider 21 A10.2
rider 31 A9.2
rider 22 A8.2
others back rode
`;
function runs(text: string): void {
  const scenario = parseScenario(text);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const opened = openScenario(scenario.value, content);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const run = runScenario(opened.value);
  if (!run.ok) throw new Error(JSON.stringify(run.failure));
}

describe('a set-up and the rules of the table', () => {
  test('rules that are off are not named, so a record reads as before', () => {
    const off = Object.fromEntries(TABLE_RULES.map((rule) => [rule, false]));
    const made = configured({ ...PRESETS.professional, ...off });
    expect(made.ok && made.value.setup.rules).toEqual(PRESETS.professional);
  });

  test('rules that are on are named', () => {
    expect(reifenbreite.setupOf(configOf({ hiddenCards: true, printedNames: true }))).toMatchObject({
      rules: { hiddenCards: true, printedNames: true },
    });
  });

  test.each([
    ['no cards and a fall table', { ...PRESETS.basic, noChanceCards: true, fallTable: true }, 'setup-one-of-two'],
    ['flat roads below the professional level', { ...PRESETS.advanced, flatRoads: true }, 'setup-needs-professional'],
    ['a value that is no switch', { ...PRESETS.basic, jokerBack: 'yes' }, 'setup-not-yes-or-no'],
  ])('%s', (_, rules, code) => {
    const made = configured(rules);
    expect(made.ok ? [] : made.error.map((problem) => problem.code)).toEqual([code]);
  });
});

describe('a joker comes back on a gain (UR 7)', () => {
  const spent = (cards: string): string => `spent red ${cards}\n\nscript\nnext 21\n21: dice\nchance: roll 3,4\nchance: card gain\n`;
  test('only where the rider has his own cards', () => {
    runs(
      `${HEAD('basic with jokerBack')}${spent('21-6M 21-5 J-6M')}options exactly take 21-6M | take 21-5\nrefused take J-6M because take-own-number-first UR 7\n`,
    );
  });
  test('a joker if he has them all', () => {
    runs(
      `${HEAD('basic with jokerBack')}${spent('J-6M J-5')}options exactly take J-6M | take J-5\nrefused take 21-5 because take-not-spent UR 7\n21: take J-5\nmay-ride 7\n`,
    );
  });
  test('without the rule nothing comes back', () => {
    runs(`${HEAD('basic')}${spent('J-6M J-5')}decides move\n`);
  });
});

describe('a fall table instead of cards (UR 7)', () => {
  const roll = (die: number): string =>
    `${HEAD('basic with fallTable')}\nscript\nnext 21\n21: dice\nchance: roll 3,4\ndecides extra\nchance: roll ${die}\n`;
  test('a 1 is a fall, which spreads as by a card', () => {
    runs(`${roll(1)}event fell rider=21 by=21 [UR 7.1]\nevent fell rider=31 by=21 [UR 7.1]\n`);
  });
  test('a 2 stops the rider for this round', () => {
    runs(`${roll(2)}event stopped rider=21 [UR 7]\nnext 31\n`);
  });
  test.each([3, 4, 5, 6])('with a %i he rides his 7', (die) => {
    runs(`${roll(die)}decides move\nmay-ride 7\n`);
  });
  test('no card is ever drawn', () => {
    const { events, state } = race({ fallTable: true }, 'fall table');
    expect(events.filter(({ type }) => type === 'chance-drawn' || type === 'stack-renewed')).toEqual([]);
    expect(inStack(state, 0)).toBe(0);
  });
});

test('without chance cards a 7 is just a 7 (UR 7)', () => {
  runs(`${HEAD('basic with noChanceCards')}\nscript\nnext 21\n21: dice\nchance: roll 3,4\ndecides move\nmay-ride 7\n`);
  const { events } = race({ noChanceCards: true }, 'no cards');
  expect(events.filter(({ type }) => ['chance-drawn', 'fell', 'card-taken', 'card-lost'].includes(type))).toEqual([]);
});

describe('professional rules without surfaces (UR 2)', () => {
  test('no surface counts, and sprints and jersey are ridden', () => {
    const { events } = race({ flatRoads: true }, 'flat');
    expect(events.filter((event) => event.type === 'dismounted' || (event.type === 'total' && event.change !== 0))).toEqual([]);
    expect(events.some(({ type }) => type === 'sprinted')).toBe(true);
  });
  test('it is said once', () => {
    expect([PRESETS.basic, PRESETS.advanced, { ...PRESETS.professional, flatRoads: true as const }].map(surfacesCount)).toEqual([
      ...[false, true, false],
    ]);
  });
});

describe('energy cards held hidden (UR 4.3)', () => {
  const cardsSeen = (state: State, seat: Seat): readonly number[] => reifenbreite.view(state, seat).teams.map(({ cards }) => cards.length);
  test('a manager sees the cards of his own team, and how many the others hold', () => {
    const state = reifenbreite.start(configOf({ hiddenCards: true }));
    expect(cardsSeen(state, 0).map((count) => count > 0)).toEqual([true, false]);
    expect(cardsSeen(state, 1).map((count) => count > 0)).toEqual([false, true]);
    expect(cardsSeen(state, -1)).toEqual([0, 0]);
    expect(reifenbreite.view(state, 0).teams.map(({ held, dealt }) => [held, dealt])).toEqual([
      [14, 14],
      [14, 14],
    ]);
  });
  test('after the race all are open', () => {
    expect(cardsSeen(race({ hiddenCards: true }, 'hidden').state, 0).every((count) => count > 0)).toBe(true);
  });
  test('without the rule all are open', () => {
    expect(cardsSeen(reifenbreite.start(configOf({})), 0).every((count) => count > 0)).toBe(true);
  });
});

describe('the contract holds', () => {
  test.each([
    { hiddenCards: true, jokerBack: true, flatRoads: true, printedNames: true },
    { noChanceCards: true },
    { fallTable: true },
  ] as const)('%o', (rules) => {
    const config = configOf(rules);
    const seed = JSON.stringify(rules);
    checkRandomPlay(reifenbreite, { config, seed, random: createRandom(seed), maxSteps: 12_000, deepEvery: 197, checkInvariants });
    checkSetup(reifenbreite, config, content);
  });
});
