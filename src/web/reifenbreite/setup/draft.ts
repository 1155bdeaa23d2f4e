import * as v from 'valibot';
import { CHANCE_KINDS, reifenbreite, TABLE_RULES, TEAMS, type ChanceKind, type TableRule } from '../../../games/reifenbreite/index.ts';
import { MAX_OWN_BOARD } from '../../storage/boards.ts';
import { driversOf } from '../../frame/setup/start-race.ts';

/** What the browser stores of a set-up page. It may have been written by another version, or by hand. */

const MAX_STAGES = 21;
const line = v.pipe(v.string(), v.maxLength(400));
const stage = v.object({
  course: line,
  energy: v.picklist(['auto', 'upper', 'both']),
  board: line,
  text: v.optional(v.pipe(v.string(), v.maxLength(MAX_OWN_BOARD)), ''),
  start: line,
  lines: line,
  sprints: line,
});
const manager = v.object({
  name: v.pipe(v.string(), v.maxLength(40)),
  driver: v.picklist(driversOf(reifenbreite)),
  teams: v.pipe(v.array(v.picklist(TEAMS)), v.minLength(1), v.maxLength(2)),
});
const deckSize = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50));

const isOn = v.optional(v.literal(true));

export const draftSchema = v.object({
  stages: v.pipe(v.array(stage), v.minLength(1), v.maxLength(MAX_STAGES)),
  rules: v.object({
    level: v.picklist(['basic', 'advanced', 'professional']),
    sprints: v.boolean(),
    jersey: v.boolean(),
    switching: v.boolean(),
    cheating: v.boolean(),
    noDraftInFirstRound: v.boolean(),
    ...(Object.fromEntries(TABLE_RULES.map((rule) => [rule, isOn])) as Record<TableRule, typeof isOn>),
  }),
  count: v.picklist([4, 3, 2, 'two-each']),
  managers: v.pipe(v.array(manager), v.length(TEAMS.length)),
  deck: v.object(Object.fromEntries(CHANCE_KINDS.map((kind) => [kind, deckSize])) as Record<ChanceKind, typeof deckSize>),
  seed: v.pipe(v.string(), v.maxLength(200)),
});
