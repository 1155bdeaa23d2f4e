import { drawingOf, drawSvg, THEMES } from '../board-art/index.ts';
import {
  checkBoard,
  compileCourse,
  courseJson,
  findCourse,
  listCourses,
  parseBoard,
  parseCourses,
  type Board,
  type CourseGraph,
  type CoursePlan,
} from '../course/index.ts';
import type { Content, Problem, Result } from '../kit/index.ts';
import type { Call, Command } from './command.ts';
import { EXIT, Failure, orFail, usage, type Exit } from './failure.ts';
import { readText } from './files.ts';
import { gameIds } from './registry.ts';
import { formatTable } from './table.ts';

/** Lists courses, shows one with its graph or drawing, or checks a board file. */
export const course: Command = {
  name: 'course',
  args: '[NAME] [FILE]',
  options: { json: null, svg: null, theme: THEMES.join('|'), board: 'FILE', 'course-text': 'TEXT' },
  run(call) {
    const [name, file] = call.args;
    if (name === 'check') {
      if (file === undefined) throw usage('argument-missing', { argument: 'FILE' });
      for (const option of ['json', 'svg']) if (call.flag(option)) throw usage('argument-too-much', { found: `--${option}` });
      return check(file, call);
    }
    if (file !== undefined) throw usage('argument-too-much', { found: file });
    if (call.flag('json') && call.flag('svg')) throw usage('option-not-together', { option: 'json', other: 'svg' });
    const boards = boardsFor(call);
    const own = call.value('course-text');
    if (own !== undefined) return show(ownCourse(own, boards), call);
    if (name !== undefined) return show(namedCourse(name, boards), call);
    if (call.flag('svg')) return draw(onlyBoard(boards), call);
    return list(boards, call);
  },
};

interface SelectedCourse {
  readonly board: Board;
  readonly plan: CoursePlan;
  /** The file that the lines of problems refer to; null: text from the command line. */
  readonly file: string | null;
}

interface BoardSource {
  readonly boards: readonly Board[];
  readonly file: string | null;
}

/** The boards of the package, or the one of `--board`. */
function boardsFor(call: Call): BoardSource {
  const file = call.value('board');
  if (file === undefined) return { boards: shippedBoards(call.content), file: null };
  return { boards: [orFail(parseBoard(readText(file)), file)], file };
}

/** All boards of the package. */
export function shippedBoards(content: Content): readonly Board[] {
  const files = gameIds.flatMap((id) => content.list(`${id}/boards`)).filter((path) => path.endsWith('.board'));
  return files.map((path) => orFail(parseBoard(content.read(path)!), `content/${path}`));
}

function namedCourse(name: string, { boards, file }: BoardSource): SelectedCourse {
  const found = findCourse(boards, name);
  if (found !== undefined) return { ...found, file };
  const known = listCourses(boards).map((entry) => entry.name);
  throw usage('course-unknown', { course: name, known: known.join(', ') });
}

/** Marks problems as those of a text on the command line. */
const atOption = <T>(result: Result<T, readonly Problem[]>): Result<T, readonly Problem[]> =>
  result.ok ? result : { ok: false, error: result.error.map((problem) => ({ ...problem, at: '--course-text' })) };

/** A course in the board language, on the board of `--board` or else on the first shipped board that has its lines. */
function ownCourse(text: string, { boards }: BoardSource): SelectedCourse {
  const [plan] = orFail(atOption(parseCourses(text)), null);
  if (plan === undefined) throw usage('course-missing');
  const board = boards.find((candidate) => compileCourse(candidate, plan).ok) ?? boards[0]!;
  return { board, plan, file: null };
}

function show({ board, plan, file }: SelectedCourse, call: Call): Exit {
  const graph = orFail(compileCourse(board, plan), file);
  if (call.flag('json')) call.io.json(courseJson(graph));
  else if (call.flag('svg')) return draw(board, call);
  else describe(graph, plan, call);
  return EXIT.ok;
}

function draw(board: Board, call: Call): Exit {
  const name = call.value('theme') ?? THEMES[0];
  const theme = THEMES.find((known) => known === name);
  if (theme === undefined) throw usage('setup-not-one-of', { allowed: THEMES.join(', ') }, '--theme');
  call.io.document(drawSvg(drawingOf(board), { theme, title: call.words.title('board', board.name, board.title) }));
  return EXIT.ok;
}

function onlyBoard({ boards }: BoardSource): Board {
  if (boards.length !== 1) throw usage('argument-missing', { argument: 'NAME' });
  return boards[0]!;
}

function list({ boards }: BoardSource, call: Call): Exit {
  const { io, words } = call;
  const rows = listCourses(boards).map((entry) => {
    const { board, plan } = findCourse(boards, entry.name)!;
    return { entry, graph: orFail(compileCourse(board, plan), null) };
  });
  if (call.flag('json')) {
    const courses = rows.map(({ entry, graph }) => ({ ...entry, length: graph.length, energy: graph.energy, lines: graph.lines }));
    io.json({ format: 'windschatten-courses', version: 1, courses });
    return EXIT.ok;
  }
  const heads = ['course', 'title', 'board', 'length', 'lines'].map((key) => words.text(`course-${key}`));
  const cells = rows.map(({ entry, graph }) => [
    entry.name,
    words.title('course', entry.name, entry.title),
    entry.board,
    String(graph.length),
    lineNames(graph),
  ]);
  io.say(formatTable(heads, cells, io));
  return EXIT.ok;
}

const lineNames = (graph: CourseGraph): string =>
  graph.lines.map(({ name, role, points }) => (role === 'sprint' ? `${name} (${points.join(' ')})` : name)).join(' ');

function describe(graph: CourseGraph, plan: CoursePlan, { io, words }: Call): void {
  io.say(io.colours.bold(words.title('course', graph.name, plan.title === '' ? graph.name : plan.title)));
  io.say(words.text('course-ridden', { board: graph.board, start: plan.start, length: graph.length, spaces: graph.spaceCount }));
  const cards = words.ofAnyGame(`course-energy-${graph.energy}`);
  if (cards !== undefined) io.say(cards);
  for (const { name, role, points, distance } of graph.lines) {
    const scored = points.length === 0 ? '' : `: ${points.join(' ')}`;
    io.say(`  ${name}  ${String(distance).padStart(5)}  ${words.noun(`role-${role}`)}${scored}`);
  }
}

function check(file: string, { io, words }: Call): Exit {
  const board = orFail(parseBoard(readText(file)), file);
  const problems = checkBoard(board);
  if (problems.length > 0) throw new Failure(EXIT.wrong, file, ...problems);
  io.say(words.text('course-sound', { board: board.name, courses: board.courses.map(({ name }) => name).join(', ') || '-' }));
  return EXIT.ok;
}
