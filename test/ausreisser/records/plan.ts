/**
 * The games recorded in records/ausreisser/. Write them again with `WINDSCHATTEN_RECORDS=write npx vitest run
 * test/ausreisser/records/write`.
 */
import type { AnyBot } from '../../../src/bots/index.ts';
import { botByName } from '../../bots/all.ts';
import {
  ausreisser as game,
  CARD_NAMES,
  isSpeed,
  phaseOf,
  SPURT,
  type Action,
  type GameKind,
  type State,
} from '../../../src/games/ausreisser/index.ts';
import { F, get } from '../../../src/games/ausreisser/state.ts';
import { CHANCE, createRandom, drawOutcome, NO_SEAT, type Random } from '../../../src/kit/index.ts';
import { createMatch, type Race } from '../../../src/table/index.ts';
import { configOf, type Readings } from '../setups.ts';

/** Keeps all specials to the end, and lays its spurts when one card is left to draw for them. */
const hoarder: AnyBot = {
  name: 'hoarder',
  game: 'ausreisser',
  choose(state, choices, random: Random) {
    const s = state as State;
    const options = choices as readonly Action[];
    if (phaseOf(s) === 'hill') return options.at(-1);
    const wanted = get(s, F.stock) === 1 ? 'most' : 'least';
    const spurts = (option: Action): number => (option.type === 'lay' ? option.cards.filter((kind) => kind === SPURT).length : 0);
    const best = options.map(spurts).reduce((a, b) => (wanted === 'most' ? Math.max(a, b) : Math.min(a, b)));
    const plain = options.filter((option) => spurts(option) === best && (option.type !== 'lay' || option.cards.length === best + 1));
    return plain[random.below(plain.length)] ?? options[0];
  },
};

type Style = 'easy' | 'medium' | 'random' | 'hoarder';
const riderOf = (style: Style): AnyBot => (style === 'hoarder' ? hoarder : botByName('ausreisser', style)!);

export interface PlannedGame {
  readonly name: string;
  readonly stages: number;
  readonly game: GameKind;
  readonly styles: readonly Style[];
  readonly seed: string;
  /** Scripted draws: these cards first, then speed cards before specials. If left out, a sealed seed deals. */
  readonly script?: string;
  /** Left out: the default of the rules. */
  readonly readings?: Readings;
}

/** The readings of DA 4.1 that differ from the printed rules. */
const OTHER: Readings = { hillCard: 'same-turn', hillWind: 'at-once' };

const row = (style: Style, riders: number): Style[] => new Array<Style>(riders).fill(style);

export const PLAN: readonly PlannedGame[] = [
  { name: 'letter-two', stages: 2, game: 'full', styles: row('random', 2), seed: 'letter-two' },
  { name: 'letter-four', stages: 2, game: 'full', styles: ['medium', 'random', 'easy', 'random'], seed: 'letter-four' },
  { name: 'two-medium', stages: 2, game: 'full', styles: row('medium', 2), seed: '2-2-full-medium-5', readings: OTHER },
  { name: 'two-wind-kept', stages: 2, game: 'full', styles: row('medium', 2), seed: '2-2-full-medium-9', readings: OTHER },
  { name: 'three-random', stages: 1, game: 'full', styles: row('random', 3), seed: '3-1-full-random-1', readings: OTHER },
  { name: 'three-easy', stages: 3, game: 'full', styles: row('easy', 3), seed: 'three-easy', readings: OTHER },
  { name: 'three-simple', stages: 2, game: 'simple', styles: row('medium', 3), seed: '3-2-simple-medium-7' },
  { name: 'four-mixed', stages: 1, game: 'full', styles: ['medium', 'easy', 'random', 'medium'], seed: 'four-mixed', readings: OTHER },
  { name: 'five-easy', stages: 1, game: 'full', styles: row('easy', 5), seed: 'five-easy', readings: OTHER },
  { name: 'six-stage-wins', stages: 2, game: 'full', styles: row('medium', 6), seed: '6-2-full-medium-9', readings: OTHER },
  { name: 'six-last-card', stages: 1, game: 'full', styles: row('random', 6), seed: '6-1-full-random-5', readings: OTHER },
  { name: 'two-five-stages', stages: 5, game: 'simple', styles: ['easy', 'random'], seed: 'two-five-stages' },
  { name: 'spurt-short', stages: 1, game: 'full', styles: ['hoarder', 'hoarder'], seed: 'spurt-short-0', readings: OTHER },
  { name: 'spurt-last-wind', stages: 1, game: 'full', styles: ['hoarder', 'hoarder'], seed: 'last wind 14', readings: OTHER },
  { name: 'hill-last-wind', stages: 1, game: 'full', styles: row('random', 2), seed: 'last wind 33', readings: OTHER },
  {
    name: 'no-speed-card',
    stages: 1,
    game: 'full',
    styles: ['medium', 'hoarder'],
    seed: 'no-speed-card',
    readings: OTHER,
    // the lead; six cards each in turn; Anna's first card; Ben's, which is no speed card; the cards drawn for his
    // discards
    script: '50 39 45 hill 46 hill 47 hill 44 spurt 43 spurt 42 spurt 41 spurt wind hill 44',
  },
];

/** Plays a planned game at the table. */
export function playPlannedGame({ styles, stages, game: kind, seed, script, readings }: PlannedGame): Race {
  const config = configOf(styles.length, stages, kind, readings);
  const match = createMatch(game, config, script === undefined ? { sealed: { seed } } : {});
  const riders = styles.map(riderOf);
  const numbers = styles.map((_, seat) => createRandom(seed, seat));
  const chance = createRandom(seed, styles.length);
  const cards = (script ?? '').split(' ').filter((card) => card !== '');
  for (let seat = game.turn(match.state); seat !== NO_SEAT; seat = game.turn(match.state)) {
    const action =
      seat === CHANCE
        ? scripted(match.state, cards, chance)
        : (riders[seat]!.choose(match.stateFor(seat), game.choices(match.state), numbers[seat]!) as Action);
    const result = match.act({ seat, action });
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  }
  return match.race('opened');
}

function scripted(s: State, cards: string[], random: Random): Action {
  const next = cards.shift();
  if (next !== undefined) return { type: 'draw', card: CARD_NAMES.indexOf(next) };
  const all = game.outcomes(s);
  const speeds = all.filter(({ action }) => action.type === 'draw' && isSpeed(action.card));
  return drawOutcome(speeds.length > 0 ? speeds : all, (n) => random.below(n));
}
