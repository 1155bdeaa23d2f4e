import type { Lane } from './graph.ts';
import { fail, ok } from '../kit/index.ts';
import type { Problem, Result } from '../kit/index.ts';
import { LANES, laneCount } from './board.ts';
import type { Bend, Board, CoursePlan, Landmark, Piece, Road, RoadExit, RoadItem, BoardSpace, Straight } from './board.ts';
import { addCourse, readCourse } from './course-text.ts';
import { SURFACES } from './graph.ts';
import { readLandmark, readPoint } from './landmark-text.ts';
import { problemAt, readLines, tooLong, WordReader } from './lines.ts';
import type { Spot } from './lines.ts';
import { roadsAfter } from './walk.ts';

/**
 * Parser of the board language; `content/reifenbreite/boards/README.md` describes it. Each line is one statement.
 * `road` opens a road, and the following statements belong to it until the next `road`. One of `to`, `fork`,
 * `join`, `end` says where it leads.
 */

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SECTION = /^[A-Z]{1,2}$/;
const LINE = /^[A-Z]$/;
const PAINT = /^(asphalt|cobblestone|uphill|downhill)$/;

/** Ten times the great board. Checking a board of this size takes less than a tenth of a second. */
const MAX_SPACES = 8_000;
const MAX_PIECES = 500;
/** Closing the rings takes time quadratic in their number. */
const MAX_ROADS = 100;
/** `checkBoard` compiles each course. */
const MAX_COURSES = 12;
/** Things beside the road, and the total area of woods in square spaces, in which every tree is drawn. */
const MAX_LANDMARKS = 200;
const MAX_WOODS = 20_000;
/** Further problems are not reported. */
const MAX_PROBLEMS = 100;

interface Coat {
  readonly surface: number;
  readonly number: number;
}

/** A road during parsing. Its exit is known by name only. */
interface UnfinishedRoad {
  readonly name: string;
  readonly spot: Spot;
  readonly at: Road['at'];
  readonly items: RoadItem[];
  exit:
    | { readonly kind: RoadExit['kind']; readonly names: readonly string[]; readonly side: 'left' | 'right'; readonly spot: Spot }
    | undefined;
}

class BoardReader {
  readonly problems: Problem[] = [];
  private readonly pieces: Piece[] = [];
  private readonly spaces: BoardSpace[] = [];
  private readonly begun: UnfinishedRoad[] = [];
  private readonly landmarks: Landmark[] = [];
  private readonly courses: CoursePlan[] = [];
  private readonly sections = new Set<string>();
  private readonly lines = new Set<string>();
  private readonly starts = new Set<number>();
  private head: { name: string; title: string; spot: Spot } | undefined;
  private sheet: Board['sheet'] | undefined;
  private road: UnfinishedRoad | undefined;
  private section: string | undefined;
  /** Total area of all woods, in square spaces. */
  private woods = 0;
  /** Rows of the section before the current piece. */
  private rows = 0;

  /**
   * Reads a text to the end.
   * @returns what could be read, even if there are problems; undefined if there are too many, or no sheet or road
   */
  read(text: string): Board | undefined {
    for (const line of readLines(text, this.problems)) {
      this.statement(new WordReader(line, this.problems));
      if (this.problems.length >= MAX_PROBLEMS) return undefined;
    }
    const top = { line: 1, column: 1 };
    if (this.head === undefined) this.problems.push(problemAt(top, 'statement-missing', { statement: 'board' }));
    if (this.sheet === undefined) this.problems.push(problemAt(this.head?.spot ?? top, 'statement-missing', { statement: 'sheet' }));
    if (this.begun.length === 0) this.problems.push(problemAt(this.head?.spot ?? top, 'statement-missing', { statement: 'road' }));
    const roads = this.begun.map((road) => this.finishRoad(road));
    this.checkEntries(roads);
    if (this.head === undefined || this.sheet === undefined || roads.length === 0) return undefined;
    return {
      ...this.head,
      sheet: this.sheet,
      roads,
      pieces: this.pieces,
      spaces: this.spaces,
      landmarks: this.landmarks,
      courses: this.courses,
    };
  }

  private statement(words: WordReader): void {
    const spot = words.spot;
    const statement = words.word('statement', /^[a-z]+$/);
    switch (statement) {
      case 'board':
        return this.readHead(words, spot);
      case 'sheet':
        return this.readSheet(words, spot);
      case 'road':
        return this.readRoad(words, spot);
      case 'section':
        return this.readSection(words);
      case 'straight':
        return this.readPiece(words, spot, { kind: 'straight', rows: words.whole('rows', 1, 60) });
      case 'left':
      case 'right':
        return this.readPiece(words, spot, readBend(words, statement));
      case 'line':
        return this.readLine(words, spot);
      case 'start':
        return this.readStart(words, spot);
      case 'to':
      case 'fork':
      case 'join':
      case 'end':
        return this.readExit(words, spot, statement);
      case 'course': {
        const plan = readCourse(words, spot);
        if (plan === undefined) return;
        if (this.courses.length === MAX_COURSES) return this.limit(spot, 'courses', MAX_COURSES);
        return addCourse(this.courses, plan, this.problems);
      }
      default: {
        const landmark = readLandmark(words, spot, statement);
        if (landmark === undefined) words.problem(spot, 'unknown-statement', { found: statement });
        else if (!words.failed) this.addLandmark(landmark, words);
      }
    }
  }

  /** Records that there is one more of something than a board may have. */
  private limit(spot: Spot, what: string, most: number, found = most + 1): void {
    this.problems.push(problemAt(spot, 'out-of-range', { what, found, least: 1, most }));
  }

  private addLandmark(landmark: Landmark, words: WordReader): void {
    if (landmark.kind === 'wood') this.woods += landmark.width * landmark.height;
    const limit = (what: string, found: number, most: number): void =>
      words.problem(landmark.spot, 'out-of-range', { what, found: Math.ceil(found), least: 0, most });
    if (this.landmarks.length === MAX_LANDMARKS) limit('landmarks', MAX_LANDMARKS + 1, MAX_LANDMARKS);
    else if (this.woods > MAX_WOODS) limit('woods', this.woods, MAX_WOODS);
    else this.landmarks.push(landmark);
  }

  private readHead(words: WordReader, spot: Spot): void {
    const head = { name: words.word('board name', NAME), title: words.quoted('board title'), spot };
    words.end();
    if (this.head !== undefined) words.problem(spot, 'statement-twice', { statement: 'board' });
    if (!words.failed) this.head = head;
  }

  private readSheet(words: WordReader, spot: Spot): void {
    const sheet = { width: words.decimal('width in spaces', 8, 200), height: words.decimal('height in spaces', 8, 200) };
    words.end();
    if (this.sheet !== undefined) words.problem(spot, 'statement-twice', { statement: 'sheet' });
    if (!words.failed) this.sheet = sheet;
  }

  private readRoad(words: WordReader, spot: Spot): void {
    const name = words.word('road name', NAME);
    let at: Road['at'];
    if (words.take('at')) {
      const point = readPoint(words);
      if (!words.take('heading')) words.word('heading', /^heading$/);
      at = { ...point, heading: words.decimal('degrees', -360, 360) };
    }
    words.end();
    if (this.begun.some((other) => other.name === name)) words.problem(spot, 'name-twice', { what: 'road', name });
    if (this.begun.length === 0 && at === undefined) words.problem(words.spot, 'word-missing', { expected: 'at' });
    if (this.begun.length > 0 && at !== undefined) words.problem(spot, 'road-placed-twice', { road: name });
    if (this.begun.length === MAX_ROADS) this.limit(spot, 'roads', MAX_ROADS);
    this.road = { name, spot, at, items: [], exit: undefined };
    this.section = undefined;
    this.begun.push(this.road);
  }

  private readSection(words: WordReader): void {
    const spot = words.spot;
    const name = words.word('section name', SECTION);
    words.end();
    if (this.openRoad(words, spot) === undefined) return;
    if (this.sections.has(name)) words.problem(spot, 'name-twice', { what: 'section', name });
    this.sections.add(name);
    this.section = name;
    this.rows = 0;
  }

  private readPiece(words: WordReader, spot: Spot, shape: Straight | Bend): void {
    const coats = readPaint(words, shape.kind === 'straight' ? shape.rows : shape.inner);
    words.end();
    const road = this.openRoad(words, spot);
    if (road === undefined || words.failed) return;
    const section = this.section;
    if (section === undefined) return words.problem(spot, 'statement-missing', { statement: 'section' });
    const more = shape.kind === 'straight' ? LANES * shape.rows : 2 * (shape.inner + shape.outer);
    if (this.spaces.length + more > MAX_SPACES) return this.limit(spot, 'spaces', MAX_SPACES, this.spaces.length + more);
    const id = this.pieces.length;
    if (id === MAX_PIECES) return this.limit(spot, 'pieces', MAX_PIECES);
    const lanes = Array.from({ length: LANES }, (_, lane) => this.addLane(id, section, lane + 1, laneCount(shape, lane + 1), coats));
    this.pieces.push({ id, spot, shape, section, lanes });
    // After a bend, level rows share a number again: the shorter lanes skip some.
    this.rows += Math.max(...lanes.map((lane) => lane.length));
    road.items.push({ kind: 'piece', piece: id });
  }

  /** Surfaces are spread evenly over the piece; each space has the one at its centre. */
  private addLane(piece: number, section: string, lane: Lane, count: number, coats: readonly Coat[]): number[] {
    return Array.from({ length: count }, (_, index) => {
      const coat = coats[Math.floor(((2 * index + 1) * coats.length) / (2 * count))];
      const id = this.spaces.length;
      const row = this.rows + index + 1;
      this.spaces.push({
        id,
        name: `${section}${row}.${lane}`,
        lane,
        piece,
        index,
        surface: coat?.surface ?? 0,
        number: coat?.number ?? 0,
      });
      return id;
    });
  }

  private readLine(words: WordReader, spot: Spot): void {
    const name = words.word('letter of a line', LINE);
    words.end();
    const road = this.openRoad(words, spot);
    if (road === undefined) return;
    if (this.lines.has(name)) words.problem(spot, 'name-twice', { what: 'line', name });
    this.lines.add(name);
    road.items.push({ kind: 'line', name, spot });
  }

  private readStart(words: WordReader, spot: Spot): void {
    const number = words.whole('number of a start', 1, 9);
    words.end();
    const road = this.openRoad(words, spot);
    if (road === undefined) return;
    if (this.starts.has(number)) words.problem(spot, 'name-twice', { what: 'start', name: String(number) });
    this.starts.add(number);
    if (!this.dotted(road)) words.problem(spot, 'start-without-dots', { start: number, rows: LANES });
    road.items.push({ kind: 'start', number, spot });
  }

  /** The four rows behind a start must be straight road with 4 x 4 level spaces. */
  private dotted(road: UnfinishedRoad): boolean {
    let rows = 0;
    for (let index = road.items.length - 1; index >= 0 && rows < LANES; index -= 1) {
      const item = road.items[index];
      if (item?.kind !== 'piece') continue;
      const shape = this.pieces[item.piece]?.shape;
      if (shape?.kind !== 'straight') return false;
      rows += shape.rows;
    }
    return rows >= LANES;
  }

  private readExit(words: WordReader, spot: Spot, kind: RoadExit['kind']): void {
    const count = { to: 1, fork: 2, join: 1, end: 0 }[kind];
    const names = Array.from({ length: count }, () => words.word('road name', NAME));
    const side = kind === 'join' && words.word('left or right', /^(left|right)$/) === 'right' ? 'right' : 'left';
    words.end();
    const road = this.openRoad(words, spot);
    if (road !== undefined && !words.failed) road.exit = { kind, names, side, spot };
  }

  /** The open road that a statement belongs to; records a problem if there is none. */
  private openRoad(words: WordReader, spot: Spot): UnfinishedRoad | undefined {
    if (words.failed) return undefined;
    if (this.road === undefined) words.problem(spot, 'outside-road');
    else if (this.road.exit !== undefined) words.problem(spot, 'road-has-ended', { road: this.road.name });
    else return this.road;
    return undefined;
  }

  private finishRoad(road: UnfinishedRoad): Road {
    const { name, spot, at, items, exit } = road;
    if (!items.some((item) => item.kind === 'piece')) this.problems.push(problemAt(spot, 'road-empty', { road: name }));
    if (exit === undefined) this.problems.push(problemAt(spot, 'dead-end', { road: name }));
    const targets = (exit?.names ?? []).map((target) => {
      const road = this.begun.findIndex((other) => other.name === target);
      if (road < 0 && exit !== undefined) this.problems.push(problemAt(exit.spot, 'unknown-road', { road: target }));
      return road;
    });
    const kind = targets.includes(-1) ? 'end' : (exit?.kind ?? 'end');
    return { name, spot, at, items, exit: exitOf(kind, targets, exit?.side ?? 'left'), exitSpot: exit?.spot ?? spot };
  }

  /** A road has one beginning: open, at the end of another road, as a branch of a fork, or as a join of two. */
  private checkEntries(roads: readonly Road[]): void {
    const entries = new Map<number, string[]>();
    for (const road of roads) {
      const { exit } = road;
      const way = exit.kind === 'join' ? exit.side : exit.kind;
      for (const target of roadsAfter(exit)) {
        const before = entries.get(target) ?? [];
        const first = before.length === 0;
        const pair = before.length === 1 && ((before[0] === 'left' && way === 'right') || (before[0] === 'right' && way === 'left'));
        if (!first && !pair) this.problems.push(problemAt(road.exitSpot, 'lanes-do-not-meet', { road: roads[target]?.name ?? '' }));
        entries.set(target, [...before, way]);
      }
    }
    roads.forEach((road, index) => {
      const ways = entries.get(index) ?? [];
      if (ways.length === 1 && (ways[0] === 'left' || ways[0] === 'right')) {
        this.problems.push(problemAt(road.spot, 'lanes-do-not-meet', { road: road.name }));
      }
      if (ways.length === 0 && index > 0) this.problems.push(problemAt(road.spot, 'road-unreachable', { road: road.name }));
    });
  }
}

const readBend = (words: WordReader, hand: 'left' | 'right'): Bend => {
  const angle = words.whole('degrees', 5, 270);
  const spot = words.spot;
  const counts = words
    .word('spaces inside/outside', /^\d{1,2}\/\d{1,2}$/)
    .split('/')
    .map(Number);
  const inner = counts[0] ?? 1;
  const outer = counts[1] ?? 2;
  // Fewer than twice as many, because otherwise an inner space would have more than two spaces beside it.
  if (inner < 1 || outer <= inner || outer >= 2 * inner) words.problem(spot, 'bend-counts', { inner, outer });
  return { kind: 'bend', hand, angle, inner, outer };
};

const readPaint = (words: WordReader, most: number): Coat[] => {
  const coats: Coat[] = [];
  while (words.more) {
    const spot = words.spot;
    const surface = SURFACES.findIndex((name) => name === words.peek());
    words.word('surface', PAINT);
    if (surface === 0) coats.push({ surface, number: 0 });
    else {
      do coats.push({ surface, number: words.whole('number of the surface', 1, 9) });
      while (words.more && /^\d/.test(words.peek() ?? ''));
    }
    if (coats.length > most) words.problem(spot, 'too-much-paint', { shares: coats.length, most });
  }
  return coats;
};

const exitOf = (kind: RoadExit['kind'], targets: readonly number[], side: 'left' | 'right'): RoadExit => {
  const [first = -1, second = -1] = targets;
  if (kind === 'fork') return { kind, left: first, right: second };
  if (kind === 'join') return { kind, road: first, side };
  return kind === 'to' ? { kind, road: first } : { kind: 'end' };
};

/**
 * Reads an unfinished board as far as possible, to draw it. It may have roads without pieces, and joins from one side.
 * @returns also the problems that `parseBoard` reports
 */
export const readUnfinished = (text: string): { readonly board: Board | undefined; readonly problems: readonly Problem[] } => {
  const long = tooLong(text);
  if (long !== undefined) return { board: undefined, problems: [long] };
  const reader = new BoardReader();
  const board = reader.read(text);
  return { board, problems: reader.problems };
};

/** Parses a board. Every problem has its line and column. `checkBoard` checks the road as a whole. */
export const parseBoard = (text: string): Result<Board, readonly Problem[]> => {
  const { board, problems } = readUnfinished(text);
  return board === undefined || problems.length > 0 ? fail(problems) : ok(board);
};
