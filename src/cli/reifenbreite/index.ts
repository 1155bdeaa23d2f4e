import { courseJson } from '../../course/index.ts';
import {
  draftPreview,
  phaseOf,
  riderNumber,
  whyNoAction,
  type Action,
  type Config,
  type Event,
  type Setup,
  type State,
} from '../../games/reifenbreite/index.ts';
import { learning } from '../../games/reifenbreite/learning.ts';
import type { CommandSide } from '../command-side.ts';
import { bench } from './bench.ts';
import { figures, report } from './report.ts';
import { about, OPTIONS, setUp } from './setup.ts';
import { addRace } from './count.ts';

/** The jersey numbers of the riders who could follow a move, in the order in which they are asked (UR 5.4). */
const followers = (state: State, option: Action): readonly string[] | null =>
  option.type === 'move' && phaseOf(state) === 'move'
    ? draftPreview(state, option.to).flatMap(({ rider, refusal }) => (refusal === null ? [String(riderNumber(rider))] : []))
    : null;

/** The commands' adapter for Um Reifenbreite. */
export const commandSide: CommandSide<Setup, Config, State, Event> = {
  options: OPTIONS,
  setUp,
  about,
  learning,
  courses: ({ stages }) => stages.map(({ course }) => courseJson(course)),
  followers,
  counting: { add: addRace, figures, report },
  bench,
  log: { headings: ['race-began', 'round-began'], hidden: ['due', 'turn-began'] },
  whyNoAction,
};
