import { describe, expect, test } from 'vitest';
import { CHANCE, createRandom, NO_SEAT } from '../../src/kit/index.ts';
import { checkRandomPlay, checkSetup } from '../../src/kit/testkit.ts';
import { easy } from '../../src/bots/ausreisser/easy.ts';
import { medium } from '../../src/bots/ausreisser/medium/medium.ts';
import {
  ausreisser,
  HILL,
  phaseOf,
  SPURT,
  turnsToGo,
  WIND,
  type Config,
  type Event,
  type Setup,
  type State,
} from '../../src/games/ausreisser/index.ts';
import { scenarioAdapter } from '../../src/games/ausreisser/scenario/index.ts';
import { openScenario, parseScenario, runScenario } from '../../src/scenario/index.ts';
import { F, forgottenBy, get, R, riderValue } from '../../src/games/ausreisser/state.ts';
import { changeHidden, checkInvariants, EVERY_ACTION } from './check-invariants.ts';
import { Referee } from './referee.ts';
import { NO_CONTENT } from './setups.ts';

const configured = (more: Readonly<Record<string, unknown>>) =>
  ausreisser.configure({ riders: ['Anna', 'Ben', 'Cleo'], stages: 1, ...more }, NO_CONTENT);
function configOf(more: Partial<Setup>): Config {
  const made = configured(more);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

function runs(text: string): void {
  const scenario = parseScenario(scenarioAdapter, text);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const opened = openScenario(scenarioAdapter, scenario.value, NO_CONTENT);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const run = runScenario(scenarioAdapter, opened.value);
  if (!run.ok) throw new Error(JSON.stringify(run.failure));
}

/** A game in which bots play, and riders forget to draw as `forgets` says. */
function game(more: Partial<Setup>, seed: string, forgets: (step: number) => boolean = () => false): { events: Event[]; state: State } {
  const random = createRandom(seed);
  const state = ausreisser.start(configOf(more));
  const events: Event[] = [];
  for (let seat = ausreisser.turn(state), step = 0; seat >= CHANCE; seat = ausreisser.turn(state), step++) {
    const choices = ausreisser.choices(state);
    const bot = seat === 0 ? medium : easy;
    const forgotten = phaseOf(state) === 'draw-or-lay' && choices.length > 1 && forgets(step);
    const action =
      seat === CHANCE
        ? ausreisser.unchecked!.draw(state, (n) => random.below(n))
        : forgotten
          ? choices[1 + random.below(choices.length - 1)]!
          : bot.choose(ausreisser.hide(state, seat), choices, random);
    const decided = ausreisser.decide(state, seat, action);
    if (!decided.ok) throw new Error(decided.refusal.code);
    for (const event of decided.events) {
      events.push(event);
      ausreisser.evolve(state, event);
    }
    checkInvariants(state);
    const read = ausreisser.parseState(state.config, ausreisser.formatState(state));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
  }
  return { events, state };
}

describe('special cards left out (DA 1)', () => {
  test('the deck is without them, and the set-up says which', () => {
    const { deck, setup } = configOf({ without: ['wind', 'hill'] });
    expect([SPURT, HILL, WIND].map((kind) => deck[kind])).toEqual([5, 0, 0]);
    expect(setup.without).toEqual(['hill', 'wind']);
  });
  test('none, or the simple game, leaves the set-up as it was', () => {
    expect(configOf({ without: [] }).setup).not.toHaveProperty('without');
    expect(configOf({ game: 'simple', without: ['wind'] }).setup).not.toHaveProperty('without');
  });
  test('an unknown card is refused', () => {
    const made = configured({ without: ['wind', '45'] });
    expect(made.ok ? [] : made.error.map(({ code, at }) => `${code} ${at}`)).toEqual(['setup-not-one-of without[1]']);
  });
  test('without hills no rider is asked for one', () => {
    const { events } = game({ without: ['hill'] }, 'no hills');
    expect(events.filter((event) => event.type === 'due' && event.what === 'hill')).toEqual([]);
    expect(events.some(({ type }) => type === 'wind-laid')).toBe(true);
    expect(ausreisser.advance!.questions(configOf({ without: ['hill'] }))).toEqual([]);
    const state = ausreisser.start(configOf({ without: ['hill'] }));
    expect(ausreisser.whyNot(state, 1, { type: 'hill' })).toMatchObject({ code: 'hill-left-out', section: 'DA 1' });
  });
  test('all cards are drawn, however few there are', () => {
    const { events } = game({ without: ['spurt', 'wind'] }, 'hills alone');
    expect(events.filter(({ type }) => type === 'drew' || type === 'dealt')).toHaveLength(84 + 5);
  });
});

describe('more than five stages (DA 6)', () => {
  test('ten stages are played and counted', () => {
    const { state } = game({ stages: 10, game: 'simple' }, 'ten stages');
    const view = ausreisser.view(state, 0);
    expect(view.stages).toHaveLength(10);
    for (const { rider, total } of view.riders) expect(total).toBe(view.stages.reduce((sum, points) => sum + points[rider]!, 0));
  });
  test('eleven are refused', () => {
    expect(configured({ stages: 11 }).ok).toBe(false);
  });
  test('a position of five stages or fewer has the same text as ever', () => {
    const text = ausreisser.formatState(ausreisser.start(configOf({ stages: 3 })));
    expect(ausreisser.formatState(ausreisser.start(configOf({ stages: 5 })))).toBe(text);
  });
});

const HEAD = `windschatten-scenario 1
game ausreisser
title forgot
section DA 3
riders Anna Ben Cleo
stages 1
drawing by-hand

position
leader Anna
tempo 45
turn Ben
`;

describe('cards are drawn by hand (DA 3, step 1)', () => {
  test('a rider is asked to draw, or lays without having drawn', () => {
    runs(`${HEAD}hand Ben only 42 43 44 45 46 47\n\nscript\ndecides draw-or-lay\nBen: take\ndecides draw\nchance: draw 39\nBen: lay 45\n`);
    runs(
      `${HEAD}hand Ben only 42 43 44 45 46 47\n\nscript\nBen: lay 45\nevent forgot rider=2 cards=1 [DA 3]\nevent laid rider=2 card=45 spurts=0 [DA 3]\n`,
    );
  });
  test('he plays on with fewer cards to the end of the stage', () => {
    const { events, state } = game({ drawing: 'by-hand', stages: 2 }, 'forgets', (step) => step % 5 === 0);
    expect(events.filter(({ type }) => type === 'forgot').length).toBeGreaterThan(5);
    expect(get(state, F.stage)).toBe(1);
    const second = events.findIndex((event) => event.type === 'stage-began' && event.stage === 1);
    expect(events.slice(second).filter(({ type }) => type === 'dealt')).toHaveLength(18);
  });
  test('the hand is one card smaller for each card forgotten', () => {
    const random = createRandom('smaller');
    const state = ausreisser.start(configOf({ drawing: 'by-hand' }));
    let checked = 0;
    for (let step = 0; step < 400 && ausreisser.turn(state) >= CHANCE; step++) {
      const seat = ausreisser.turn(state);
      const choices = ausreisser.choices(state);
      const action = seat === CHANCE ? ausreisser.unchecked!.draw(state, (n) => random.below(n)) : choices[random.below(choices.length)]!;
      if (phaseOf(state) === 'draw-or-lay' && action.type === 'take') {
        const before = forgottenBy(state, seat);
        ausreisser.unchecked!.play(state, action);
        while (phaseOf(state) === 'draw')
          ausreisser.unchecked!.play(
            state,
            ausreisser.unchecked!.draw(state, (n) => random.below(n)),
          );
        if (get(state, F.stock) > 0 && phaseOf(state) === 'lay') {
          expect(riderValue(state, R.hand, seat)).toBe(7 - before);
          checked += before;
        }
      } else ausreisser.unchecked!.play(state, action);
    }
    expect(checked).toBeGreaterThan(0);
  });
  test('the second referee agrees', () => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const { events, state } = game({ drawing: 'by-hand', stages: 2 }, seed, (step) => step % 5 === 0);
      expect(events.some(({ type }) => type === 'forgot')).toBe(true);
      const referee = new Referee(state.config.setup.riders.length, 'full');
      for (const event of events) referee.see(ausreisser.see(event, NO_SEAT));
      referee.finish(ausreisser.standings(state));
    }
  });
  test('turns still to come stay within their bounds', () => {
    const { events } = game({ drawing: 'by-hand' }, 'bounds', (step) => step % 3 === 0);
    const state = ausreisser.start(configOf({ drawing: 'by-hand' }));
    let turns = events.filter(({ type }) => type === 'turn-began').length;
    for (const event of events) {
      ausreisser.evolve(state, event);
      if (event.type === 'turn-began') turns--;
      const bounds = event.type === 'due' ? turnsToGo(state) : null;
      if (bounds !== null) expect(turns >= bounds.least && turns <= bounds.most, `${bounds.least} ${turns} ${bounds.most}`).toBe(true);
    }
  });
  test('bots never forget', () => {
    expect(game({ drawing: 'by-hand' }, 'bots').events.filter(({ type }) => type === 'forgot')).toEqual([]);
  });
  test('a position with fewer cards is written and read', () => {
    const text = `${HEAD}forgotten Ben 2\nhand Ben only 42 43 44 45\n\nscript\ndecides draw-or-lay\nBen: take\nchance: draw 39\nBen: lay 45\n`;
    runs(text);
  });
});

describe('the contract holds', () => {
  test.each([{ drawing: 'by-hand' }, { without: ['hill'] }, { without: ['spurt', 'wind'], drawing: 'by-hand' }] as const)('%o', (more) => {
    const config = configOf(more);
    const seed = JSON.stringify(more);
    const random = createRandom(seed);
    checkRandomPlay(ausreisser, {
      ...{ config, seed, random, maxSteps: 1_000, deepEvery: 3, checkInvariants, changeHidden },
      candidates: () => Array.from({ length: 40 }, () => EVERY_ACTION[random.below(EVERY_ACTION.length)]!),
    });
    checkSetup(ausreisser, config, NO_CONTENT);
  });
});
