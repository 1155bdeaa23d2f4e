import { courseNames, PRESETS, reifenbreite, type Config, type Rules } from '../../src/games/reifenbreite/index.ts';
import { content } from '../games/content.ts';

const off: Rules = { level: 'professional', cheating: false, sprints: false, jersey: false, switching: false, noDraftInFirstRound: false };

/** Every level and every single switch (UR 2). */
export const RULES: Readonly<Record<string, Rules>> = {
  ...PRESETS,
  'cheating alone': { ...off, cheating: true },
  'sprints alone': { ...off, sprints: true },
  'sprints and jersey': { ...off, sprints: true, jersey: true },
  'switching alone': { ...off, switching: true },
  'no draft in the first round': { ...PRESETS.basic, noDraftInFirstRound: true },
};

/** UR 4: 2 to 4 managers with a team each, or two managers with two teams each. */
export const TABLES = {
  'two teams': [['red'], ['green']],
  'three teams': [['blue'], ['black'], ['red']],
  'four teams': [['red'], ['blue'], ['black'], ['green']],
  'two teams each': [
    ['red', 'black'],
    ['green', 'blue'],
  ],
} as const;

export const COURSES = courseNames(content);

export interface SetUp {
  readonly name: string;
  readonly config: Config;
}

export function setUp(course: string, rules: keyof typeof RULES, table: keyof typeof TABLES, stages = 1): SetUp {
  const managers = TABLES[table].map((teams, i) => ({ name: `Manager ${i + 1}`, teams }));
  const config = reifenbreite.configure(
    { stages: new Array<string>(stages).fill(course), rules: RULES[rules], managers, deck: {} },
    content,
  );
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return { name: `${course}, ${rules}, ${table}`, config: config.value };
}

/** Every level on every course; the tables alternate, so that each meets each level. */
export function allSetUps(): SetUp[] {
  const tables = Object.keys(TABLES) as (keyof typeof TABLES)[];
  return COURSES.flatMap((course, c) => Object.keys(RULES).map((rules, r) => setUp(course, rules, tables[(c + r) % tables.length]!)));
}
