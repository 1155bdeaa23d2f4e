/**
 * Races of every level, switch and table, and the choice of those recorded in records/reifenbreite/. Write them
 * again with `WINDSCHATTEN_RECORDS=write npx vitest run test/reifenbreite/records/write`.
 */
import type { AnyBot } from '../../../src/bots/index.ts';
import { botByName } from '../../bots/all.ts';
import { CHANCE_KINDS, courseOf, phaseOf, PRESETS, type Action, type Rules, type State } from '../../../src/games/reifenbreite/index.ts';
import type { Random } from '../../../src/kit/index.ts';

/** A short open road with everything on it: all surfaces, a bend in each direction, two sprints. */
const ROAD = `board everything "A bit of everything"
sheet 50 44
road main at 2 6 heading 0
  section L
  straight 20
  start 1
  section A
  straight 2
  line R
  section P
  straight 4 cobblestone 1 2 3 2
  section B
  straight 1
  right 90 4/6
  line S
  section U
  straight 4 uphill 3 4 5 6
  section D
  left 60 3/4 downhill 4 3 2
  line F
  section Z
  straight 30
  end
course everything "A bit of everything" start 1 lines R S F sprints R S
`;

/** A ring so short that the last riders are soon among the first. */
const RING = `board track "Track"
sheet 20 10
road ring at 5 8.2 heading 0
  section A
  straight 6
  start 1
  straight 2
  line S
  section B
  left 180 4/6
  section C
  straight 8
  section D
  left 180 4/6
  to ring
course track "Track" start 1 lines S S S sprints S2
`;

/** How a seat plays: a bot, or `wild`, which mostly rides far and otherwise decides at random. */
export type RiderStyle = 'easy' | 'random' | 'wild';

const wild: AnyBot = {
  name: 'wild',
  game: 'reifenbreite',
  choose(state, choices, random: Random) {
    const s = state as State;
    const options = choices as readonly Action[];
    const phase = phaseOf(s);
    const { front } = courseOf(s);
    if (phase === 'move' && random.below(8) > 0)
      return options.reduce((a, b) => (a.type === 'move' && b.type === 'move' && front[b.to]! > front[a.to]! ? b : a));
    if (phase === 'follow' && random.below(3) > 0) return options[0]!;
    if (phase === 'turn' && random.below(2) === 0) return { type: 'dice' };
    return options[random.below(options.length)]!;
  },
};

export const riderOf = (style: RiderStyle): AnyBot => (style === 'wild' ? wild : botByName('reifenbreite', style)!);

export interface PlannedRace {
  readonly name: string;
  readonly setup: unknown;
  readonly styles: readonly RiderStyle[];
  readonly seed: string;
}

const off: Rules = { level: 'professional', cheating: false, sprints: false, jersey: false, switching: false, noDraftInFirstRound: false };
const RULES = {
  ...PRESETS,
  cheating: { ...off, cheating: true },
  sprints: { ...off, sprints: true },
  jersey: { ...off, sprints: true, jersey: true },
  switching: { ...off, switching: true },
  'no-draft': { ...PRESETS.basic, noDraftInFirstRound: true },
} as const satisfies Record<string, Rules>;

const TABLES = {
  two: [['red'], ['green']],
  three: [['blue'], ['black'], ['red']],
  four: [['green'], ['blue'], ['black'], ['red']],
  pairs: [
    ['red', 'black'],
    ['green', 'blue'],
  ],
} as const;

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan'];
const managers = (table: keyof typeof TABLES) => TABLES[table].map((teams, i) => ({ name: NAMES[i]!, teams }));

/** Custom stacks: small ones that run out quickly, and ones full of rare cards. */
const NO_CARDS = Object.fromEntries(CHANCE_KINDS.map((kind) => [kind, 0]));
const DECKS = {
  thin: { ...NO_CARDS, gain: 1, lose: 1, fall: 1 },
  cards: { ...NO_CARDS, photo: 1, gain: 3, lose: 3, 'one-die': 2, 'plus-2-alone': 1, 'plus-4-alone': 1, 'plus-4-lose': 3 },
  falls: { ...NO_CARDS, photo: 1, fall: 4, 'fall-lose': 4 },
  dice: { ...NO_CARDS, photo: 2, stop: 1, 'one-die': 6, 'extra-die': 2, 'plus-3': 1, 'plus-4': 1 },
} as const;

function race(name: string, setup: Record<string, unknown>, table: keyof typeof TABLES, styles: readonly RiderStyle[]): PlannedRace {
  return {
    name,
    setup: { managers: managers(table), ...setup },
    styles: managers(table).map((_, i) => styles[i % styles.length]!),
    seed: `record/${name}`,
  };
}

/** Short races of every level and switch, at every table, with all kinds of players. */
function shortRaces(): PlannedRace[] {
  const races: PlannedRace[] = [];
  const styles: readonly (readonly RiderStyle[])[] = [['wild'], ['easy', 'wild'], ['easy']];
  for (const rules of Object.keys(RULES) as (keyof typeof RULES)[])
    for (const table of ['two', 'two', 'two', 'three', 'pairs', 'four'] as const)
      for (const road of ['everything', 'track'] as const) {
        if (table === 'four' && road === 'track' && rules !== 'professional') continue;
        const n = races.length + 1;
        const stages = [{ course: road, board: road === 'track' ? RING : ROAD, energy: n % 2 === 0 ? 'upper' : 'both' }];
        races.push(race(`${String(n).padStart(3, '0')}-${road}-${rules}-${table}`, { stages, rules: RULES[rules] }, table, styles[n % 3]!));
      }
  return races;
}

function decks(): PlannedRace[] {
  const stages = [{ course: 'everything', board: ROAD }];
  return (Object.keys(DECKS) as (keyof typeof DECKS)[]).flatMap((deck) =>
    Array.from({ length: 20 }, (_, i) =>
      race(
        `deck-${deck}-${i + 1}`,
        { stages, rules: RULES[i % 2 === 0 ? 'professional' : 'advanced'], deck: DECKS[deck] },
        i % 4 === 3 ? 'three' : 'two',
        ['wild'],
      ),
    ),
  );
}

const plan = (): PlannedRace[] => [
  ...shortRaces(),
  ...decks(),
  ...Array.from({ length: 4 }, (_, i) =>
    race(
      `stages-${i + 1}`,
      {
        stages: [
          { course: 'everything', board: ROAD },
          { course: 'track two', board: RING },
          { course: 'everything', board: ROAD },
        ]
          .slice(i % 2 === 0 ? 0 : 2)
          .map((stage) => ({ ...stage, course: stage.course.split(' ')[0] })),
        rules: RULES[i < 2 ? 'professional' : 'classic'],
      },
      'two',
      ['easy', 'wild'],
    ),
  ),
  race('criterium', { stages: [{ course: 'criterium' }], rules: RULES.classic }, 'two', ['easy']),
  race('paris-roubaix', { stages: [{ course: 'paris-roubaix' }], rules: RULES.professional }, 'three', ['easy', 'wild', 'random']),
  race('luettich-bastenaken-luettich', { stages: [{ course: 'luettich-bastenaken-luettich' }], rules: RULES.advanced }, 'two', ['easy']),
  race('giro-d-italia', { stages: [{ course: 'giro-d-italia' }], rules: RULES.classic }, 'two', ['easy']),
  race('tour-de-france', { stages: [{ course: 'tour-de-france' }], rules: RULES.professional }, 'four', ['easy']),
];

/**
 * The recorded races: together they cover every required tag. The others add no tag, but are good tests when played
 * anew.
 */
const KEPT: readonly string[] = [
  '001-everything-basic-two',
  '020-everything-advanced-pairs',
  '023-everything-classic-two',
  '034-everything-professional-two',
  '045-track-professional-four',
  '055-track-cheating-pairs',
  '057-everything-sprints-two',
  '087-everything-switching-pairs',
  '099-track-no-draft-pairs',
  'deck-cards-1',
  'deck-dice-13',
  'stages-1',
  'criterium',
  'paris-roubaix',
  'luettich-bastenaken-luettich',
  'giro-d-italia',
  'tour-de-france',
];

export const keptRaces = (): PlannedRace[] => plan().filter(({ name }) => KEPT.includes(name));
export const otherRaces = (): PlannedRace[] => plan().filter(({ name }) => !KEPT.includes(name));
