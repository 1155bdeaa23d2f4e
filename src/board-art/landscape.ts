import { HALF_ROAD, type Landmark, type Layout, type Point } from '../course/index.ts';
import { disc, lineTo, moveTo, pair, polygon, smooth, units } from './paths.ts';
import { scatter } from './terrain.ts';

/** The material of a flat shape of the landscape; `palette.ts` has its colours. */
export type Tone =
  | 'field'
  | 'furrow'
  | 'meadow'
  | 'stubble'
  | 'wood'
  | 'tree'
  | 'treeLight'
  | 'water'
  | 'shore'
  | 'hill'
  | 'contour'
  | 'wall'
  | 'roof'
  | 'roofDark'
  | 'steeple'
  | 'rose'
  | 'roseDark';

/** A filled shape, or a line if `stroke` (in user units) is given. Later shapes are drawn above earlier ones. */
export interface Shape {
  readonly tone: Tone;
  readonly d: string;
  readonly stroke?: number;
}

/** A text in the landscape. */
export interface Label {
  readonly kind: 'title' | 'village' | 'summit' | 'water';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Height of the letters in user units. */
  readonly size: number;
}

/** Whether a thing of some size fits at a point without touching the road or a river. */
type Free = (point: Point, size: number) => boolean;
type Of<Kind extends Landmark['kind']> = Extract<Landmark, { kind: Kind }>;

/**
 * Draws the landscape of a board in layers, independent of the order in the text: ground, water, things on it.
 * @param off returns the spaces from a point to the middle of the nearest road
 */
export const drawLandscape = (layout: Layout, off: (point: Point) => number): { landscape: Shape[]; labels: Label[] } => {
  const { landmarks, title } = layout.board;
  const free = freeOf(landmarks, off);
  const layer = (...kinds: Landmark['kind'][]): Shape[] =>
    kinds.flatMap((kind) => landmarks.filter((mark) => mark.kind === kind).flatMap((mark) => draw(mark, free)));
  const waters = layer('lake', 'river');
  // All shores are below all waters, so that a river runs into a lake without a line between them.
  const [shores, surfaces] = [waters.filter((shape) => shape.tone === 'shore'), waters.filter((shape) => shape.tone !== 'shore')];
  return {
    landscape: [...layer('field', 'hill'), ...shores, ...surfaces, ...layer('wood', 'village', 'compass')],
    labels: landmarks.flatMap((mark) => labelOf(mark, title) ?? []),
  };
};

const freeOf = (landmarks: readonly Landmark[], off: (point: Point) => number): Free => {
  const rivers = landmarks.flatMap((mark) => (mark.kind === 'river' ? [mark] : []));
  const wet = (point: Point, size: number): boolean =>
    rivers.some((river) => {
      const bank = river.width / 2 + size;
      return river.points.some(([x, y], index) => {
        const [toX, toY] = river.points[index + 1] ?? [x, y];
        const length = (toX - x) ** 2 + (toY - y) ** 2;
        const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - x) * (toX - x) + (point.y - y) * (toY - y)) / length));
        return Math.hypot(point.x - x - part * (toX - x), point.y - y - part * (toY - y)) < bank;
      });
    });
  return (point, size) => off(point) >= HALF_ROAD + size && !wet(point, size);
};

const draw = (mark: Landmark, free: Free): Shape[] => {
  switch (mark.kind) {
    case 'field':
      return drawField(mark);
    case 'hill':
      return drawHill(mark);
    case 'lake':
      return drawLake(mark);
    case 'river':
      return drawRiver(mark);
    case 'wood':
      return drawWood(mark, free);
    case 'village':
      return drawVillage(mark, free);
    case 'compass':
      return drawCompass(mark);
    case 'title':
      return [];
  }
};

const labelOf = (mark: Landmark, title: string): Label | undefined => {
  const at = (x: number, y: number): { x: number; y: number } => ({ x: units(x), y: units(y) });
  if (mark.kind === 'title') return { kind: 'title', text: title, ...at(mark.x, mark.y), size: units(mark.size) };
  if (mark.kind === 'field' || mark.kind === 'wood' || mark.kind === 'compass' || mark.name === '') return undefined;
  if (mark.kind === 'village')
    return { kind: 'village', text: mark.name, ...at(mark.x, mark.y + 1 + VILLAGE_SPREAD * Math.sqrt(mark.houses)), size: units(0.62) };
  if (mark.kind === 'hill') return { kind: 'summit', text: mark.name, ...at(mark.x, mark.y), size: units(0.6) };
  if (mark.kind === 'lake') return { kind: 'water', text: mark.name, ...at(mark.x, mark.y), size: units(0.55) };
  const [x, y] = mark.points[Math.floor(mark.points.length / 2)] ?? [0, 0];
  return { kind: 'water', text: mark.name, ...at(x + 0.9, y), size: units(0.55) };
};

/** Radius of a village, by the square root of its number of houses. */
const VILLAGE_SPREAD = 0.34;

const seedOf = (mark: { readonly x: number; readonly y: number }): number => mark.x * 31 + mark.y * 17;

/** A patchwork: a turned rectangle cut into strips of land, each with furrows in its own direction. */
const drawField = (mark: Of<'field'>): Shape[] => {
  const random = scatter(seedOf(mark));
  const angle = (mark.turn * Math.PI) / 180;
  const at = (x: number, y: number): Point => ({
    x: mark.x + x * Math.cos(angle) + y * Math.sin(angle),
    y: mark.y - x * Math.sin(angle) + y * Math.cos(angle),
  });
  const shapes: Shape[] = [];
  const [w, h] = [mark.width / 2, mark.height / 2];
  const slant = (random() - 0.5) * 0.6;
  let last = -1;
  for (let left = -w; left < w - 0.2;) {
    const right = left + 1.5 + 1.4 * random() > w - 0.9 ? w : left + 1.5 + 1.4 * random();
    const cut = mark.height > 2.6 && random() < 0.6 ? (random() - 0.5) * h * 0.7 : h;
    for (const [top, bottom] of cut < h ? [[-h, cut] as const, [cut, h] as const] : [[-h, h] as const]) {
      const gap = 0.07;
      const corner = (x: number, y: number): Point => at(x + (slant * y) / h, y);
      const box = [
        corner(left + gap, top + gap),
        corner(right - gap, top + gap),
        corner(right - gap, bottom - gap),
        corner(left + gap, bottom - gap),
      ];
      last = (last + 1 + Math.floor(random() * 2)) % 3;
      shapes.push({ tone: (['field', 'meadow', 'stubble'] as const)[last] ?? 'field', d: polygon(box) });
      shapes.push({ tone: 'furrow', d: furrows(box, random() < 0.5 ? 'along' : 'across'), stroke: 1.6 });
    }
    left = right;
  }
  return shapes;
};

/** Lines between opposite sides of a quadrilateral of land. */
const furrows = (box: readonly Point[], way: 'along' | 'across'): string => {
  const [a, b, c, d] = way === 'along' ? box : [...box.slice(1), ...box.slice(0, 1)];
  if (a === undefined || b === undefined || c === undefined || d === undefined) return '';
  const between = (from: Point, to: Point, part: number): Point => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  });
  const count = Math.max(2, Math.round(Math.hypot(d.x - a.x, d.y - a.y) / 0.3));
  return Array.from({ length: count - 1 }, (_, index) => {
    const part = (index + 1) / count;
    return moveTo(between(a, d, part)) + lineTo(between(b, c, part));
  }).join('');
};

/** Contour lines: rings of one shape that shrink towards the summit. */
const drawHill = (mark: Of<'hill'>): Shape[] => {
  const random = scatter(seedOf(mark));
  const waves = [2, 3, 5].map((count) => ({ count, phase: random() * 2 * Math.PI, height: (0.16 * (0.6 + random())) / count ** 0.5 }));
  const lean = { x: (random() - 0.5) * mark.width * 0.12, y: (random() - 0.5) * mark.height * 0.12 };
  const rings = Math.max(3, Math.round(Math.min(mark.width, mark.height) / 1.5));
  const ring = (size: number): string => {
    const points = Array.from({ length: 28 }, (_, step) => {
      const angle = (step / 28) * 2 * Math.PI;
      const wobble = 1 + waves.reduce((sum, wave) => sum + wave.height * Math.sin(wave.count * angle + wave.phase), 0) * (0.5 + 0.5 * size);
      return {
        x: mark.x + lean.x * (1 - size) + (mark.width / 2) * size * wobble * Math.cos(angle),
        y: mark.y + lean.y * (1 - size) + (mark.height / 2) * size * wobble * Math.sin(angle),
      };
    });
    return smooth(points, 'closed');
  };
  const sizes = Array.from({ length: rings }, (_, index) => 1 - index / (rings + 0.35));
  return sizes.flatMap((size, index): Shape[] => [
    { tone: 'hill', d: ring(size) },
    { tone: 'contour', d: ring(size), stroke: index % 4 === 0 ? 1.9 : 1 },
  ]);
};

const drawLake = (mark: Of<'lake'>): Shape[] => {
  const random = scatter(seedOf(mark));
  const points = Array.from({ length: 11 }, (_, step) => {
    const angle = (step / 11) * 2 * Math.PI;
    const size = 0.82 + 0.3 * random();
    return { x: mark.x + (mark.width / 2) * size * Math.cos(angle), y: mark.y + (mark.height / 2) * size * Math.sin(angle) };
  });
  const d = smooth(points, 'closed');
  return [
    { tone: 'shore', d, stroke: 5 },
    { tone: 'water', d },
  ];
};

const drawRiver = (mark: Of<'river'>): Shape[] => {
  const d = smooth(
    mark.points.map(([x, y]) => ({ x, y })),
    'open',
  );
  return [
    { tone: 'shore', d, stroke: units(mark.width) + 4 },
    { tone: 'water', d, stroke: units(mark.width) },
  ];
};

/** Trees in loose rows, none on the road. Flat discs, lit from the upper left. */
const drawWood = (mark: Of<'wood'>, free: Free): Shape[] => {
  const random = scatter(seedOf(mark));
  let [ground, dark, light] = ['', '', ''];
  const step = 0.62;
  for (let y = -mark.height / 2; y <= mark.height / 2; y += step) {
    const shift = Math.round(y / step) % 2 === 0 ? 0 : step / 2;
    for (let x = -mark.width / 2; x <= mark.width / 2; x += step) {
      const tree = { x: mark.x + x + shift + (random() - 0.5) * 0.3, y: mark.y + y + (random() - 0.5) * 0.3 };
      const radius = 0.24 + 0.12 * random();
      const rim = (2 * x) ** 2 / mark.width ** 2 + (2 * y) ** 2 / mark.height ** 2;
      if (rim > 0.8 + 0.35 * random() || !free(tree, radius + 0.22)) continue;
      ground += disc({ x: tree.x + 0.09, y: tree.y + 0.12 }, radius);
      dark += disc(tree, radius);
      light += disc({ x: tree.x - radius * 0.25, y: tree.y - radius * 0.3 }, radius * 0.52);
    }
  }
  return [
    { tone: 'wood', d: ground },
    { tone: 'tree', d: dark },
    { tone: 'treeLight', d: light },
  ];
};

/** Houses round a church, none on the road. */
const drawVillage = (mark: Of<'village'>, free: Free): Shape[] => {
  const random = scatter(seedOf(mark));
  const taken: Point[] = [{ x: mark.x, y: mark.y }];
  const shapes = { shade: '', light: '', dark: '' };
  const spread = 0.6 + VILLAGE_SPREAD * Math.sqrt(mark.houses);
  for (let tries = 0; tries < mark.houses * 12 && taken.length <= mark.houses; tries += 1) {
    const angle = random() * 2 * Math.PI;
    const far = 0.95 + (spread - 0.75) * random();
    const house = { x: mark.x + far * 1.25 * Math.cos(angle), y: mark.y + far * 0.85 * Math.sin(angle) };
    const turn = (random() - 0.5) * 1.2 + (random() < 0.5 ? 0 : Math.PI / 2);
    if (!free(house, 0.55) || taken.some((other) => Math.hypot(other.x - house.x, other.y - house.y) < 0.72)) continue;
    taken.push(house);
    const [long, deep] = [0.3 + 0.1 * random(), 0.2 + 0.05 * random()];
    const at = (x: number, y: number): Point => ({
      x: house.x + x * Math.cos(turn) - y * Math.sin(turn),
      y: house.y + x * Math.sin(turn) + y * Math.cos(turn),
    });
    const sunny = at(0, -deep).y < at(0, deep).y ? -1 : 1;
    shapes.light += polygon([at(-long, 0), at(long, 0), at(long, sunny * deep), at(-long, sunny * deep)]);
    shapes.dark += polygon([at(-long, 0), at(long, 0), at(long, -sunny * deep), at(-long, -sunny * deep)]);
    shapes.shade += polygon(
      [at(-long, -deep), at(long, -deep), at(long, deep), at(-long, deep)].map(({ x, y }) => ({ x: x + 0.08, y: y + 0.11 })),
    );
  }
  const church = drawChurch(mark);
  return [
    { tone: 'wall', d: shapes.shade + church.shade },
    { tone: 'roof', d: shapes.light + church.light },
    { tone: 'roofDark', d: shapes.dark + church.dark },
    { tone: 'steeple', d: church.cross, stroke: 2 },
  ];
};

/** A nave from above with a tower in front, seen slightly from the south as on old maps. */
const drawChurch = ({ x, y }: Point): { shade: string; light: string; dark: string; cross: string } => {
  const at = (dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });
  return {
    shade: polygon([at(-0.32, -0.1), at(0.62, -0.1), at(0.62, 0.42), at(-0.32, 0.42)]),
    light:
      polygon([at(-0.15, -0.22), at(0.5, -0.22), at(0.5, 0.04), at(-0.15, 0.04)]) +
      polygon([at(-0.5, -0.3), at(-0.31, -0.85), at(-0.31, 0.3), at(-0.5, 0.3)]),
    dark:
      polygon([at(-0.15, 0.04), at(0.5, 0.04), at(0.5, 0.3), at(-0.15, 0.3)]) +
      polygon([at(-0.31, -0.85), at(-0.12, -0.3), at(-0.12, 0.3), at(-0.31, 0.3)]),
    cross: `M${pair(at(-0.31, -0.84))}L${pair(at(-0.31, -1.16))}M${pair(at(-0.41, -1.04))}L${pair(at(-0.21, -1.04))}`,
  };
};

/** A compass rose; north is up. */
const drawCompass = ({ x, y, size }: Of<'compass'>): Shape[] => {
  const at = (angle: number, far: number): Point => ({
    x: x + far * Math.sin((angle * Math.PI) / 4),
    y: y - far * Math.cos((angle * Math.PI) / 4),
  });
  let [light, dark] = ['', ''];
  for (const [first, length] of [
    [1, 0.62],
    [0, 1],
  ] as const) {
    for (let point = first; point < 8; point += 2) {
      const far = (size / 2) * length;
      light += polygon([{ x, y }, at(point, far), at(point - 0.5, far * 0.26)]);
      dark += polygon([{ x, y }, at(point, far), at(point + 0.5, far * 0.26)]);
    }
  }
  return [
    { tone: 'rose', d: disc({ x, y }, size * 0.36), stroke: 1.5 },
    { tone: 'rose', d: light },
    { tone: 'roseDark', d: dark },
  ];
};
