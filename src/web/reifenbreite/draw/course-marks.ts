import { PALETTES, type Drawing, type Theme } from '../../../board-art/index.ts';
import type { CourseGraph, Place } from '../../../course/index.ts';
import { middleOfCourse } from './course-way.ts';

/** What a course adds to the drawing of its board: a faded road outside the course, arrows, START, and the points of its lines. Drawn once a stage. */

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const NUMBERS = "'Barlow Condensed','DIN Condensed','Arial Narrow',sans-serif";
/** As sprint points are shown everywhere. */
const GOLD = '#f2c230';
const ON_GOLD = '#1d2a35';
const SIGN = 24;
const NUMERAL = 42;
const ROW = 27;
const LETTER = 11.5;
const PAD = 9;
const GAP = 7;
/** How many spaces beyond the finish riders may come to stand. */
const BEYOND = 16;

/** The rows at a line: the points of each crossing that brings points, with its number where there are several. */
export function rowsOfLine(course: CourseGraph, name: string, sprints: 'count' | 'do not count'): readonly string[] {
  const crossings = course.lines.filter((line) => line.name === name);
  return crossings.flatMap(({ role, points }, i) => {
    if (role !== 'sprint' || sprints !== 'count') return [];
    return [`${crossings.length > 1 ? `${i + 1}. ` : ''}${points.join('·')}`];
  });
}

/** The most rows of points at a line. */
const MAX_ROWS = 4;
const fitted = (rows: readonly string[]): readonly string[] => (rows.length <= MAX_ROWS ? rows : [...rows.slice(0, MAX_ROWS - 1), '…']);

/** The spaces that are ridden, from the start dots to where riders come to stand beyond the finish. */
export function riddenSpaces(course: CourseGraph): ReadonlySet<number> {
  const frontOf = (place: Place): number => course.front[place]! / course.frontDenominator;
  const from = Math.min(...[...course.startDots].map(frontOf));
  const to = course.lines.at(-1)!.distance + BEYOND;
  const ridden = new Set<number>();
  for (let place = 0; place < course.placeCount; place++)
    if (frontOf(place) >= from && frontOf(place) <= to) ridden.add(course.spaceOf[place]!);
  return ridden;
}

/** Measures free room: units from a point to the nearest road, sign or edge of the drawing. */
class Room {
  readonly #drawing: Drawing;
  readonly #taken: Box[] = [];

  constructor(drawing: Drawing) {
    this.#drawing = drawing;
    for (const { sign } of drawing.lines) this.take(around({ x: sign[0], y: sign[1] }, SIGN));
    for (const { numeral } of drawing.starts) this.take(around({ x: numeral[0], y: numeral[1] }, NUMERAL));
  }

  take(box: Box): void {
    this.#taken.push(box);
  }

  at({ x, y }: Point): number {
    const { spaces, width, height, unit } = this.#drawing;
    let least = Math.min(x, y, width - x, height - y) - unit * 0.6;
    // half a space's shorter side: near enough to its edge
    for (const space of spaces) least = Math.min(least, Math.hypot(space.x - x, space.y - y) - unit * 0.4);
    for (const box of this.#taken)
      least = Math.min(least, Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height)));
    return least;
  }

  in({ x, y, width, height }: Box): number {
    const parts = [0, 0.5, 1];
    return Math.min(...parts.flatMap((a) => parts.map((b) => this.at({ x: x + a * width, y: y + b * height }))));
  }
}

const around = ({ x, y }: Point, radius: number): Box => ({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });

const boxOf = (rows: readonly string[], middle: Point): Box => {
  const width = Math.max(...rows.map((row) => row.length)) * LETTER + 2 * PAD;
  const height = rows.length * ROW + 4;
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
};

/** A place beside a point, on the side with most room; the first of several sides with enough room. */
function besideOf(at: Point, off: number, rows: readonly string[], room: Room): Box {
  const { width, height } = boxOf(rows, at);
  const boxes = [
    { x: off + width / 2, y: 0 },
    { x: -off - width / 2, y: 0 },
    { x: 0, y: -off - height / 2 },
    { x: 0, y: off + height / 2 },
  ].map((by) => boxOf(rows, { x: at.x + by.x, y: at.y + by.y }));
  const ENOUGH = 4;
  const rooms = boxes.map((box) => room.in(box));
  const best = rooms.indexOf(Math.max(...rooms));
  return boxes[rooms.findIndex((each) => each >= ENOUGH)] ?? boxes[best]!;
}

type Paint = { readonly ground: string; readonly text: string; readonly edge: string };

function plaque(box: Box, rows: readonly string[], { ground, text, edge }: Paint): string {
  const { x, y, width, height } = box;
  const lines = rows.map((row, i) => `<text x="${round(x + width / 2)}" y="${round(y + (i + 1) * ROW - 4)}">${escape(row)}</text>`);
  const frame = `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${ground}" stroke="${edge}" stroke-width="2.5"/>`;
  return `<g font-family="${NUMBERS}" font-weight="700" font-size="25" text-anchor="middle" fill="${text}">${frame}${lines.join('')}</g>`;
}

/** From one arrow to the next, in spaces. */
const ARROWS_APART = 5;
const LANE = 0.64;
const OFF_ROAD = 15;
const ARROW = 'M-24-2.2H6V-10L25 0 6 10V2.2H-24Z';

/** Arrows beside the road, where they hide neither numbers nor riders. */
function arrowsOf(drawing: Drawing, course: CourseGraph, room: Room): string {
  const { unit } = drawing;
  const way = [...new Set(middleOfCourse(course))];
  let since = ARROWS_APART - 2;
  return way
    .map((id) => {
      since += 1;
      if (since < ARROWS_APART) return '';
      const { x, y, angle } = drawing.spaces[id]!;
      const radians = (angle * Math.PI) / 180;
      const [ahead, right] = [
        { x: Math.cos(radians), y: Math.sin(radians) },
        { x: -Math.sin(radians), y: Math.cos(radians) },
      ];
      // the way leads along the second lane from the right
      const spots = [1.5 * LANE * unit + OFF_ROAD, -2.5 * LANE * unit - OFF_ROAD].map((off) => ({
        x: x + right.x * off,
        y: y + right.y * off,
      }));
      const free = spots.find((spot) =>
        [-22, 0, 22].every((along) => room.at({ x: spot.x + ahead.x * along, y: spot.y + ahead.y * along }) > 9),
      );
      if (free === undefined) return '';
      since = 0;
      return `<path transform="translate(${round(free.x)} ${round(free.y)}) rotate(${round(angle)})" d="${ARROW}"/>`;
    })
    .join('');
}

/** In front of the foremost start row, beside the road. */
function startOf(drawing: Drawing, course: CourseGraph, room: Room, word: string): Box {
  const row = [...course.startDots].slice(0, 4).map((place) => drawing.spaces[course.spaceOf[place]!]!);
  const [right, left] = [row.find(({ lane }) => lane === 1)!, row.find(({ lane }) => lane === 4)!];
  const out = { x: right.x - left.x, y: right.y - left.y };
  const far = Math.hypot(out.x, out.y);
  const boxes = [
    { at: right.corners[1]!, side: 1 },
    { at: left.corners[2]!, side: -1 },
  ].map(({ at, side }) => {
    const by = { x: (side * out.x) / far, y: (side * out.y) / far };
    const { width, height } = boxOf([word], { x: 0, y: 0 });
    // as far off as the sign is wide in that direction
    const off = 12 + (Math.abs(by.x) * width + Math.abs(by.y) * height) / 2;
    return boxOf([word], { x: at[0] + by.x * off, y: at[1] + by.y * off });
  });
  return room.in(boxes[0]!) >= room.in(boxes[1]!) - 2 ? boxes[0]! : boxes[1]!;
}

export function courseMarks(
  drawing: Drawing,
  course: CourseGraph,
  { theme, sprints, startWord }: { readonly theme: Theme; readonly sprints: 'count' | 'do not count'; readonly startWord: string },
): string {
  const palette = PALETTES[theme];
  const room = new Room(drawing);
  const ridden = riddenSpaces(course);
  const names = new Set(course.lines.map(({ name }) => name));
  const off = drawing.spaces.filter(({ id }) => !ridden.has(id)).map(({ d }) => d);
  const signsOff = drawing.lines.filter(({ name }) => !names.has(name));
  const veil = `<g opacity="0.62" fill="${palette.paper}" stroke="${palette.paper}"><path stroke-width="11" stroke-linejoin="round" d="${off.join('')}"/>${signsOff
    .map(({ sign, band }) => `<circle cx="${sign[0]}" cy="${sign[1]}" r="24"/><path d="${band}"/>`)
    .join('')}</g>`;

  const gold: Paint = { ground: GOLD, text: ON_GOLD, edge: palette.sign };
  const plain: Paint = { ground: palette.paper, text: palette.ink, edge: palette.ink };
  const start = startOf(drawing, course, room, startWord);
  room.take(start);
  const plaques = drawing.lines.map(({ name, sign }) => {
    const rows = fitted(rowsOfLine(course, name, sprints));
    if (rows.length === 0) return '';
    const box = besideOf({ x: sign[0], y: sign[1] }, SIGN + GAP, rows, room);
    room.take(box);
    return plaque(box, rows, gold);
  });
  const arrows = `<g fill="${palette.ink}" fill-opacity="0.78">${arrowsOf(drawing, course, room)}</g>`;
  return `<g class="course">${veil}${arrows}${plaque(start, [startWord], plain)}${plaques.join('')}</g>`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
