import {
  courseNames,
  courseOf,
  draftPreview,
  linesCrossed,
  nextSprintRank,
  occupant,
  phaseOf,
  placeOf,
  PRESET_NAMES,
  riderAsked,
  riderOnTurn,
  surfaceAt,
  TEAMS,
  type Action,
  type Place,
  type Rider,
  type State,
} from '../../games/reifenbreite/index.ts';
import type { Content } from '../../kit/index.ts';
import type { PuzzleRace, PuzzleSide } from '../side.ts';

const THEMES = ['drafting', 'escape', 'sprint', 'last-kilometre', 'hill', 'cards'] as const;
type Theme = (typeof THEMES)[number];

/** The fields in turn: two and two, one and three, all the same. */
const FIELDS = [
  ['medium', 'easy', 'medium', 'easy'],
  ['medium', 'medium', 'medium', 'medium'],
  ['easy', 'medium', 'easy', 'easy'],
  ['medium', 'medium', 'easy', 'medium'],
] as const;

/** Distance in spaces at which a line is in sight: the reach of two dice. */
const IN_SIGHT = 14;

export const side: PuzzleSide<State, Action> = {
  themes: THEMES,
  asked: ['easy', 'hard', 'expert'],
  effort: { options: 4, within: 5, screen: 27, promising: 1, deep: 480, surely: 72, least: 0.75, check: 480, second: 192 },
  field,
  theme,
};

function field(n: number, content: Content): PuzzleRace {
  const courses = courseNames(content);
  const rules = PRESET_NAMES[PRESET_NAMES.length - 1 - (Math.floor(n / courses.length) % PRESET_NAMES.length)]!;
  const bots = FIELDS[n % FIELDS.length]!;
  const managers = TEAMS.map((team) => ({ name: `team-${team}`, teams: [team] }));
  return { setup: { stages: [{ course: courses[n % courses.length]! }], rules, managers }, bots };
}

function theme(s: State, best: Action): Theme {
  const phase = phaseOf(s);
  const rider = phase === 'answer' || phase === 'follow' ? riderAsked(s) : riderOnTurn(s);
  const at = placeOf(s, rider);
  const line = lineInSight(s, rider, at);
  if (line !== null) return line;
  if (best.type === 'cards' && best.breakaway) return 'escape';
  if (isRough(s, at) || (best.type === 'move' && isRough(s, best.to))) return 'hill';
  switch (best.type) {
    case 'follow':
    case 'stay':
    case 'ask':
    case 'agree':
    case 'refuse':
    case 'swap':
      return 'drafting';
    case 'move':
      return hasCompany(s, rider, best.to) ? 'drafting' : 'escape';
    default:
      return 'cards';
  }
}

const isRough = (s: State, place: Place): boolean => s.config.setup.rules.level !== 'basic' && surfaceAt(s, place) !== 0;

/** The points at the next line that counts, if it is in sight. */
function lineInSight(s: State, rider: Rider, at: Place): Theme | null {
  const { lines, front, frontDenominator } = courseOf(s);
  for (let line = linesCrossed(s, rider); line < lines.length; line++) {
    const { role, distance } = lines[line]!;
    if (distance - front[at]! / frontDenominator > IN_SIGHT) return null;
    if (role === 'finish') return 'last-kilometre';
    if (role === 'sprint' && s.config.setup.rules.sprints && nextSprintRank(s, line) > 0) return 'sprint';
  }
  return null;
}

/** Whether a rider takes a wheel there, or another rider may take this one's. */
function hasCompany(s: State, rider: Rider, to: Place): boolean {
  const { straight, spaceOf } = courseOf(s);
  const ahead = straight[to]!;
  const leader = ahead < 0 ? -1 : occupant(s, spaceOf[ahead]!);
  return (leader >= 0 && leader !== rider) || draftPreview(s, to).some(({ refusal }) => refusal === null);
}
