/** Reads the head of a scenario: rules, courses, managers and teams. */
import {
  anyText,
  key,
  oneOf,
  ScenarioSyntaxError,
  wholeNumber,
  type HeadReader,
  type Spot,
  type LineReader,
} from '../../../scenario/index.ts';
import { CHANCE_KINDS } from '../deck.ts';
import { TEAMS } from '../riders.ts';
import { PRESET_NAMES, TABLE_RULES } from '../setup.ts';

const SWITCHES = ['cheating', 'sprints', 'jersey', 'switching', 'noDraftInFirstRound', ...TABLE_RULES] as const;
const LEVELS = ['basic', 'advanced', 'professional'] as const;

export function headReader(): HeadReader {
  let rules: unknown;
  /** The boards in the order of their lines; null for shipped courses by their names. */
  const boards: (string | null)[] = [];
  /** The lines of the stages, each with the number of boards above it. */
  const courses: { readonly text: string; readonly boardsAbove: number }[] = [];
  const managers: { name: string; teams: string[] }[] = [];
  const deck: Record<string, number> = {};
  const spots = new Map<string, Spot>();
  const twice = (statement: string, spot: Spot) => new ScenarioSyntaxError(spot, 'scenario-twice', { statement });

  return {
    read(words, statement, block) {
      const { line, column } = words.spot;
      const spot = { line, column };
      switch (statement) {
        case 'rules':
          if (rules !== undefined) throw twice('rules', spot);
          rules = readRules(words);
          spots.set('rules', spot);
          break;
        case 'course':
          spots.set(`stages[${courses.length}]`, spot);
          // The raw line of a custom course. Without its quotes the course language could not read the title.
          courses.push({
            text: words.text
              .slice(words.next.column - 1)
              .replace(/\s#[^"]*$/, '')
              .trim(),
            boardsAbove: boards.length,
          });
          return true;
        case 'board': {
          if (words.take('-')) {
            words.end();
            boards.push(null);
            return true;
          }
          const named = words.more ? words.read('name of a board', key) : null;
          words.end();
          const below = named === null ? block() : null;
          boards.push(named ?? below!.text);
          spots.set('board', below?.spot ?? { line, column: 2 });
          spots.set(`board ${boards.length}`, below?.spot ?? { line, column: 2 });
          return true;
        }
        case 'manager':
          spots.set(`managers[${managers.length}]`, spot);
          managers.push({ name: words.read('name', anyText), teams: words.rest('team', oneOf(TEAMS)) });
          break;
        case 'deck':
          spots.set('deck', spot);
          while (words.more) {
            const kind = words.read('chance card', oneOf(CHANCE_KINDS));
            deck[kind] = words.read('number of cards', wholeNumber(0, 50));
          }
          break;
        default:
          return false;
      }
      words.end();
      return true;
    },
    finish() {
      if (courses.length === 0) throw new ScenarioSyntaxError({ line: 1, column: 1 }, 'scenario-missing', { statement: 'course' });
      const stages = courses.map(({ text, boardsAbove }, i) => {
        const [, line = text, fingerprint] = /^(.*?)(?: fingerprint ([0-9a-f]{16}))?$/s.exec(text) ?? [];
        const named = /^(\S+)(?: energy (upper|both))?$/.exec(line);
        const course = named === null ? `course ${line}` : named[1]!;
        // a board holds for the courses below it; those above all boards have the first
        const number = Math.max(1, boardsAbove);
        const board = boards[number - 1] ?? null;
        const at = spots.get(`board ${number}`);
        if (at !== undefined) spots.set(`stages[${i}].board`, at);
        return {
          course,
          ...(board === null ? {} : { board }),
          ...(named?.[2] === undefined ? {} : { energy: named[2] }),
          ...(fingerprint === undefined ? {} : { fingerprint }),
        };
      });
      return { setup: { stages, managers, deck, ...(rules === undefined ? {} : { rules }) }, spots };
    },
  };
}

/** `rules classic` names a preset, `rules professional with sprints jersey` a level and its switches. */
function readRules(words: LineReader): unknown {
  const named = words.read('rules', (text) => oneOf([...PRESET_NAMES, ...LEVELS])(text));
  if (!words.take('with')) return named;
  const level = oneOf(LEVELS)(named);
  if (level === undefined)
    throw new ScenarioSyntaxError(words.spot, 'scenario-word-unexpected', { expected: LEVELS.join(', '), found: named });
  return { level, ...Object.fromEntries(words.rest('rule', oneOf(SWITCHES)).map((name) => [name, true])) };
}
