import { parseBoard, compileCourse, type Board } from '../../../course/index.ts';
import { similarWords, type Problem } from '../../../kit/index.ts';
import type { Closing } from './closing.ts';
import { courseCode, walkOfPlan } from './courses.ts';
import { freeLine, freeSections, freeStart, insertAfter, moveLandmark, pieceAt, setCode, setRows } from './edits.ts';
import { codeOf, countsOf, linesOf, pieceText, sharesOf } from './statements.ts';
import { freePlace, HIDDEN } from './landmarks.ts';
import type { ReadBoard } from './reading.ts';
import { onSheet } from './sheet.ts';

/** What mends a problem with certainty: a text without it. */
export interface Mend {
  readonly text: string;
  /** A key of the catalogue `workshop`, after `mend-`, with its facts. */
  readonly say: MendWord;
  readonly facts: Readonly<Record<string, string | number>>;
}

type MendWord =
  | 'word'
  | 'pieces'
  | 'straights'
  | 'paint'
  | 'to-ring'
  | 'rows'
  | 'dots'
  | 'sheet'
  | 'sprint'
  | 'quote'
  | 'statement'
  | 'bend'
  | 'name'
  | 'between'
  | 'place';

const STATEMENTS = [
  ...['board', 'sheet', 'road', 'section', 'straight', 'left', 'right', 'line', 'start', 'to', 'fork', 'join', 'end', 'course'],
  ...['field', 'wood', 'hill', 'lake', 'village', 'compass', 'title', 'river'],
];
const WORDS = [
  'asphalt',
  'cobblestone',
  'uphill',
  'downhill',
  'heading',
  'start',
  'lines',
  'sprints',
  'energy',
  'upper',
  'both',
  'none',
  'left',
  'right',
  'turn',
  'at',
];

/**
 * Returns what mends a problem; null where only the author can say.
 * @param closing what closes the ring, which takes a while to find (`closingOf`)
 */
export function mendOf(
  text: string,
  shown: ReadBoard | null,
  { code, line = 1, facts = {} }: Problem,
  closing: Closing | null,
): Mend | null {
  const words = codeOf(linesOf(text)[line - 1] ?? '');
  const mend = (say: MendWord, edited: string, more: Mend['facts'] = {}): Mend | null =>
    edited === text ? null : { text: edited, say, facts: more };
  const replaced = (found: string, by: string): string =>
    setCode(text, line, words.replace(new RegExp(`(^|\\s)${escape(found)}(?=\\s|$)`), `$1${by}`)).text;
  const meant = (known: readonly string[], found = String(facts['found'] ?? '')): Mend | null => {
    const [similar] = similarWords(found, known);
    return similar === undefined ? null : mend('word', replaced(found, similar), { word: similar });
  };
  switch (code) {
    case 'unknown-statement':
      return meant(STATEMENTS);
    case 'unexpected-word':
      return meant(WORDS);
    case 'unknown-road':
      return (
        shown &&
        meant(
          shown.board.roads.map(({ name }) => name),
          String(facts['road'] ?? ''),
        )
      );
    case 'line-missing': {
      const known = [
        ...new Set(shown?.board.roads.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'line' ? [item.name] : [])))),
      ];
      const [only, another] = known;
      return only !== undefined && another === undefined ? mend('word', replaced(String(facts['line']), only), { word: only }) : null;
    }
    case 'line-not-next': {
      const between = String(facts['instead'] ?? '');
      return /^[A-Z]$/.test(between) ? mend('between', crossAlso(text, line, between), { line: between }) : null;
    }
    case 'statement-missing':
      return missing(text, shown, line, String(facts['statement']));
    case 'ring-gap':
    case 'ring-heading': {
      if (closing === null) return null;
      return mend(closing.how === 'pieces' ? 'pieces' : 'straights', closing.text, {
        statements: closing.statements.join(', '),
        lines: closing.lines.map((each) => codeOf(linesOf(closing.text)[each - 1] ?? '')).join(', '),
      });
    }
    case 'bend-counts':
    case 'bend-too-tight':
    case 'bend-uneven':
      return bend(text, line, mend);
    case 'too-much-paint': {
      const piece = pieceAt(text, line);
      return piece && mend('paint', setCode(text, line, pieceText({ ...piece, coats: piece.coats.slice(0, sharesOf(piece.shape)) })).text);
    }
    case 'dead-end': {
      const road = shown?.board.roads.find(({ spot }) => spot.line === line);
      const last = road?.items.at(-1);
      const first = shown?.board.roads[0]?.name;
      const at = last === undefined ? 0 : last.kind === 'piece' ? (shown?.board.pieces[last.piece]?.spot.line ?? 0) : last.spot.line;
      return at === 0 || first === undefined ? null : mend('to-ring', insertAfter(text, at, [`to ${first}`]).text, { road: first });
    }
    case 'name-twice':
      return shown && twice(text, shown.board, line, String(facts['what']), mend);
    case 'start-without-dots': {
      const above = pieceAt(text, line - 1);
      if (above?.shape.kind === 'straight') return mend('rows', setRows(text, line - 1, Math.max(4, above.shape.rows)).text, { rows: 4 });
      return mend('dots', insertAfter(text, line - 1, ['straight 4']).text);
    }
    case 'off-the-sheet':
      return shown && mend('sheet', onSheet(text, shown.layout));
    case HIDDEN: {
      const place = shown && freePlace(shown.board, shown.layout, line);
      return place && mend('place', moveLandmark(text, line, place.x, place.y).text);
    }
    case 'sprint-not-crossed':
    case 'sprint-is-finish':
    case 'sprint-twice':
      return mend('sprint', dropSprint(text, line, String(facts['line'])), { line: String(facts['line']) });
    case 'quote-open':
      return mend('quote', setCode(text, line, `${words}"`).text);
    case 'road-beyond-finish-short':
    case 'road-behind-start-short':
      return shown && lengthen(text, shown.board, code, Math.ceil(Number(facts['needed']) - Number(facts['spaces'])), mend);
    default:
      return null;
  }
}

type MakeMend = (say: MendWord, edited: string, facts?: Mend['facts']) => Mend | null;

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function missing(text: string, shown: ReadBoard | null, line: number, statement: string): Mend | null {
  const lines = linesOf(text);
  if (statement === 'section') lines.splice(line - 1, 0, `  section ${shown === null ? 'A' : (freeSections(shown.board, 1)[0] ?? 'A')}`);
  else if (statement === 'board') lines.splice(0, 0, 'board my-board "My board"');
  else if (statement === 'sheet') lines.splice(1, 0, 'sheet 40 30');
  else return null;
  return { text: lines.join('\n'), say: 'statement', facts: { statement } };
}

/** Even spaces for the angle, at the least radius that is allowed or the bend's own. */
function bend(text: string, line: number, mend: MakeMend): Mend | null {
  const piece = pieceAt(text, line);
  if (piece?.shape.kind !== 'bend') return null;
  const { angle, inner, outer } = piece.shape;
  const radius = Math.max(2.4, (((inner + outer) / 2) * 180) / (angle * Math.PI));
  const counts = countsOf(angle, radius);
  return mend('bend', setCode(text, line, pieceText({ ...piece, shape: { ...piece.shape, ...counts } })).text, {
    counts: `${counts.inner}/${counts.outer}`,
  });
}

function twice(text: string, board: Board, line: number, what: string, mend: MakeMend): Mend | null {
  const name =
    what === 'line'
      ? freeLine(board)
      : what === 'start'
        ? String(freeStart(board))
        : what === 'section'
          ? freeSections(board, 1)[0]
          : undefined;
  return name === undefined ? null : mend('name', setCode(text, line, `${what} ${name}`).text, { name });
}

/** Lets a course also cross a line that lies between two of its lines, as often as it comes to it, each time as a sprint. */
export function crossAlso(text: string, line: number, letter: string): string {
  let now = text;
  // a course has at most 99 lines
  for (let step = 0; step < 99; step++) {
    const board = parseBoard(now);
    const plan = board.ok ? board.value.courses.find(({ spot }) => spot.line === line) : undefined;
    const course = board.ok && plan !== undefined ? compileCourse(board.value, plan) : null;
    const problem = course?.ok === false ? course.error.find(({ code }) => code === 'line-not-next') : undefined;
    if (plan === undefined || problem?.column === undefined || problem.facts?.['instead'] !== letter) break;
    const before = /\slines\s+((?:[A-Z]\s+)*)$/.exec((linesOf(now)[line - 1] ?? '').slice(0, problem.column - 1))?.[1];
    if (before === undefined) break;
    const at = before.split(/\s+/).filter(Boolean).length;
    const lines = plan.lines.toSpliced(at, 0, letter);
    const sprints = [...plan.sprints.map((index) => (index < at ? index : index + 1)), at].sort((a, b) => a - b);
    const walk = walkOfPlan(now, { ...plan, lines, sprints });
    now = setCode(now, line, courseCode(plan, walk)).text;
  }
  return now;
}

function dropSprint(text: string, line: number, name: string): string {
  const code = codeOf(linesOf(text)[line - 1] ?? '');
  const [before, after] = code.split(/\ssprints\s/);
  if (after === undefined) return text;
  const at = after.split(/\s+/).lastIndexOf(name);
  const left = after.split(/\s+/).filter((_, i) => i !== at);
  const none = left.length === 0 || left[0] === 'energy' ? ['none'] : [];
  return setCode(text, line, `${before} sprints ${[...none, ...left].join(' ')}`).text;
}

/** A road that begins or ends on the board gets a longer first or last straight. */
function lengthen(text: string, board: Board, code: string, rows: number, mend: MakeMend): Mend | null {
  const isBeyond = code === 'road-beyond-finish-short';
  const road = isBeyond ? board.roads.find(({ exit }) => exit.kind === 'end') : board.roads[0];
  const ids = road?.items.flatMap((item) => (item.kind === 'piece' ? [item.piece] : [])) ?? [];
  const piece = board.pieces[(isBeyond ? ids.at(-1) : ids[0]) ?? -1];
  if (piece?.shape.kind !== 'straight' || rows < 1) return null;
  return mend('rows', setRows(text, piece.spot.line, piece.shape.rows + rows).text, { rows: piece.shape.rows + rows });
}
