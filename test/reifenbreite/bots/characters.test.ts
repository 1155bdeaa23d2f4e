import { describe, expect, test } from 'vitest';
import { chooseAndSay, type AnyBot } from '../../../src/bots/index.ts';
import { characters, charactersWith, WEIGHTS } from '../../../src/bots/reifenbreite/characters/index.ts';
import { medium } from '../../../src/bots/reifenbreite/medium/medium.ts';
import { paceOf } from '../../../src/bots/reifenbreite/medium/pace.ts';
import { roadOf } from '../../../src/bots/reifenbreite/road.ts';
import {
  courseOf,
  linesCrossed,
  placeOf,
  reifenbreite as game,
  riderOnTurn,
  TEAMS,
  type Action,
  type State,
} from '../../../src/games/reifenbreite/index.ts';
import { CHANCE, createRandom, drawOutcome, NO_SEAT } from '../../../src/kit/index.ts';
import { content } from '../../games/content.ts';

/** Statistics of a field of one bot over some races. */
interface Manner {
  breakaways: number;
  /** Requests for the lead: accepted, refused. */
  leads: number;
  refusals: number;
  follows: number;
  stays: number;
  /** Cards played near such a line, elsewhere, and before the last third of the race. */
  readonly cards: { near: number; far: number; early: number };
  /** Choices explained by a preference of the bot. */
  liked: number;
}

const bots: readonly AnyBot[] = [medium, ...characters];
const manners = new Map(
  bots.map(({ name }): [string, Manner] => [
    name,
    { breakaways: 0, leads: 0, refusals: 0, follows: 0, stays: 0, cards: { near: 0, far: 0, early: 0 }, liked: 0 },
  ]),
);

function note(manner: Manner, s: State, action: Action): void {
  const course = courseOf(s);
  const rider = riderOnTurn(s);
  const next = course.lines.findIndex(({ role }, line) => line >= linesCrossed(s, rider) && role !== 'neutral');
  if (action.type === 'agree') manner.leads++;
  if (action.type === 'refuse') manner.refusals++;
  if (action.type === 'follow') manner.follows++;
  if (action.type === 'stay') manner.stays++;
  if (action.type !== 'cards') return;
  if (action.breakaway) manner.breakaways++;
  const near = next >= 0 && roadOf(course).toLine[next]![placeOf(s, rider)]! <= 11;
  manner.cards[near ? 'near' : 'far'] += action.cards.length;
  const { toFinish } = paceOf(s);
  if (toFinish[placeOf(s, rider)]! >= toFinish[course.startDots[0]!]! / 3) manner.cards.early += action.cards.length;
}

/** Four laps, each with a sprint at its end. */
const COURSE = { board: 'criterium', course: 'course four "Four" start 1 lines S S S S sprints S' };
const config = game.configure(
  { stages: [COURSE], rules: 'classic', managers: TEAMS.map((team) => ({ name: team, teams: [team] })) },
  content,
);
if (!config.ok) throw new Error(JSON.stringify(config.error));

/** All riders use this bot, and the test counts their choices. */
function play(bot: AnyBot, seed: string, manner: Manner): void {
  const state = game.start(config.ok ? config.value : null!);
  const before = game.copy(state);
  const dice = createRandom(seed);
  while (game.turn(state) !== NO_SEAT) {
    if (game.turn(state) === CHANCE) {
      game.unchecked!.play(
        state,
        drawOutcome(game.outcomes(state), (n) => dice.below(n)),
      );
      continue;
    }
    const choices = game.choices(state);
    if (choices.length > 1) game.unchecked!.copyInto(before, state);
    const { action, reason } = chooseAndSay(bot, state, choices, createRandom('manners'));
    if (choices.length > 1) {
      if (!before.d.every((number, at) => number === state.d[at])) expect(game.formatState(state)).toBe(game.formatState(before));
      if (!choices.includes(action as Action)) expect(choices).toContain(action);
      note(manner, state, action as Action);
      if (reason?.code.startsWith('likes-') === true) manner.liked++;
    }
    game.unchecked!.play(state, action as Action);
  }
}
for (const bot of bots) for (const seed of ['one', 'two', 'three', 'four', 'five']) play(bot, `manners ${seed}`, manners.get(bot.name)!);
const usual = manners.get('medium')!;
const of = (name: string): Manner => manners.get(name)!;

const shareOf = (part: number, rest: number): number => part / (part + rest);

describe('each differs from Medium, counted over whole races', () => {
  test('the wheelsucker breaks away less and follows more often', () => {
    const { breakaways, follows, stays } = of('wheelsucker');
    expect(breakaways).toBeLessThan(usual.breakaways);
    expect(shareOf(follows, stays)).toBeGreaterThan(shareOf(usual.follows, usual.stays));
  });

  test('the attacker breaks away more, and takes the lead more often when asked', () => {
    const { breakaways, leads, refusals } = of('attacker');
    expect(breakaways).toBeGreaterThan(1.3 * usual.breakaways);
    expect(shareOf(leads, refusals)).toBeGreaterThan(1.3 * shareOf(usual.leads, usual.refusals));
  });

  test('the sprinter plays cards before the lines with points', () => {
    const { near, far } = of('sprinter').cards;
    expect(shareOf(near, far)).toBeGreaterThan(1.1 * shareOf(usual.cards.near, usual.cards.far));
  });

  test('the saver keeps cards for the last third', () => {
    const early = ({ near, far, early }: Manner['cards']): number => shareOf(early, near + far - early);
    expect(early(of('saver').cards)).toBeLessThan(early(usual.cards));
  });

  test('and gives that reason where the preference decided', () => {
    expect(usual.liked).toBe(0);
    for (const { name } of characters) expect(of(name).liked, name).toBeGreaterThan(0);
  });
});

test('without a preference each plays as Medium does', () => {
  const none = structuredClone(WEIGHTS);
  for (const tastes of Object.values(none)) for (const taste of Object.keys(tastes)) Object.assign(tastes, { [taste]: 0 });
  const state = game.start(config.ok ? config.value : null!);
  const dice = createRandom('no taste');
  let asked = 0;
  for (let step = 0; step < 250 && game.turn(state) !== NO_SEAT; step++) {
    if (game.turn(state) === CHANCE) {
      game.unchecked!.play(
        state,
        drawOutcome(game.outcomes(state), (n) => dice.below(n)),
      );
      continue;
    }
    const choices = game.choices(state);
    const wanted = medium.choose(state, choices, createRandom('ties'));
    for (const bot of charactersWith(none)) expect(bot.choose(state, choices, createRandom('ties')), bot.name).toBe(wanted);
    if (choices.length > 1) asked++;
    game.unchecked!.play(state, wanted);
  }
  expect(asked).toBeGreaterThan(50);
});
