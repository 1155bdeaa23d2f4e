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
import { PRESET_NAMES } from '../setup.ts';

const SWITCHES = ['cheating', 'sprints', 'jersey', 'switching', 'noDraftInFirstRound'] as const;
const LEVELS = ['basic', 'advanced', 'professional'] as const;

export function headReader(): HeadReader {
  let rules: unknown;
  let board: string | undefined;
  const courses: string[] = [];
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
          courses.push(
            words.text
              .slice(words.next.column - 1)
              .replace(/\s#[^"]*$/, '')
              .trim(),
          );
          return true;
        case 'board': {
          if (board !== undefined) throw twice('board', spot);
          const named = words.more ? words.read('name of a board', key) : null;
          words.end();
          const below = named === null ? block() : null;
          board = named ?? below!.text;
          spots.set('board', below?.spot ?? { line, column: 2 });
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
      const stages = courses.map((text) => {
        const named = /^(\S+)(?: energy (upper|both))?$/.exec(text);
        const course = named === null ? `course ${text}` : named[1]!;
        return { course, ...(board === undefined ? {} : { board }), ...(named?.[2] === undefined ? {} : { energy: named[2] }) };
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
