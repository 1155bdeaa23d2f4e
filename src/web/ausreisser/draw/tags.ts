/** Places the riders' tags above the road without overlaps. All numbers are pixels of the picture. */
import type { Seat } from '../../../kit/index.ts';

export interface TagBox {
  readonly seat: Seat;
  /** The middle of its foot, where it stands over its rider. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A few words on a rider's tag. */
export interface TagNote {
  readonly seat: Seat;
  readonly words: string;
  readonly tone: 'good' | 'bad';
}

export interface TagSpot {
  readonly seat: Seat;
  /** The middle of its foot, moved aside if others are in the way. */
  readonly x: number;
  readonly y: number;
}

/** A rectangle that is taken. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GAP = 4;
/** Tolerance in pixels, so that adjacent tags do not count as overlapping. */
const NEARLY = GAP - 0.01;
/** Moving up costs less than moving aside, because a tag above its rider is easier to find. */
const UPWARDS = 0.6;
/** The part of its height by which a tag may overlap its own rider below a sign. */
const LOWER = 0.75;

const boxOf = ({ x, y }: { readonly x: number; readonly y: number }, { width, height }: TagBox): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height,
  bottom: y,
});

const meets = (a: Box, b: Box): boolean =>
  a.left < b.right + NEARLY && b.left < a.right + NEARLY && a.top < b.bottom + NEARLY && b.top < a.bottom + NEARLY;

/** The cost of leaving a tag out. */
const LEFT_OUT = 10_000;

interface Placed {
  readonly spots: readonly TagSpot[];
  readonly cost: number;
}

/**
 * Places each tag as near to its rider as possible: above him, then higher, then aside. A tag without room is left out.
 * @param taken rectangles to keep free
 */
export function placeTags(tags: readonly TagBox[], width: number, taken: readonly Box[] = []): readonly TagSpot[] {
  const fromFront = [...tags].sort((a, b) => b.x - a.x || b.y - a.y);
  // the first tag gets the best place, so both orders are tried
  const [front, back] = [placeInTurn(fromFront, width, taken), placeInTurn(fromFront.toReversed(), width, taken)];
  return (back.cost < front.cost ? back : front).spots;
}

function placeInTurn(tags: readonly TagBox[], width: number, taken: readonly Box[]): Placed {
  const placed: Box[] = [...taken];
  const spots: TagSpot[] = [];
  let sum = 0;
  for (const tag of tags) {
    const best = bestSpot(tag, width, placed, taken);
    sum += best?.cost ?? LEFT_OUT;
    if (best === null) continue;
    placed.push(boxOf(best, tag));
    spots.push({ seat: tag.seat, x: best.x, y: best.y });
  }
  return { spots, cost: sum };
}

function bestSpot(
  tag: TagBox,
  width: number,
  placed: readonly Box[],
  taken: readonly Box[],
): (Omit<TagSpot, 'seat'> & { readonly cost: number }) | null {
  const [least, most] = [tag.width / 2 + GAP, width - tag.width / 2 - GAP];
  if (most < least) return null;
  const inside = (x: number): number => Math.min(most, Math.max(least, x));
  const xs = [tag.x, ...placed.flatMap(({ left, right }) => [left - GAP - tag.width / 2, right + GAP + tag.width / 2])].map(inside);
  const over = placed.map(({ top }) => top - GAP);
  const under = taken.map(({ bottom }) => bottom + GAP + tag.height);
  const ys = [tag.y, ...over, ...under].filter((y) => y <= tag.y + tag.height * LOWER && y - tag.height >= 0);
  const free = ys.flatMap((y) => xs.map((x) => ({ x, y, cost: Math.abs(x - inside(tag.x)) + Math.abs(tag.y - y) * UPWARDS })));
  return free
    .filter((spot) => !placed.some((other) => meets(boxOf(spot, tag), other)))
    .reduce<(typeof free)[number] | null>((best, spot) => (best === null || spot.cost < best.cost ? spot : best), null);
}

/** The tempo at the top left and the kilometres at the top right, as they are set (`Signs.svelte`). @param rem the size of text */
export function signBoxes(width: number, height: number, rem: number): readonly Box[] {
  const tempo = Math.max(3.25 * rem, Math.min(0.34 * height, 0.27 * width));
  const words = Math.max(0.9 * rem, 0.06 * height);
  const toGo = Math.max(0.9 * rem, Math.min(0.05 * height, 1.375 * rem));
  const digits = Math.max(0.8 * rem, 0.02 * width) + 0.95 * tempo;
  const [high, low] = [Math.max(0.4 * rem, 0.025 * height), Math.max(0.6 * rem, 0.03 * height)];
  return [
    { left: 0, right: digits, top: 0, bottom: high + 0.76 * tempo },
    { left: digits, right: digits + 3.8 * words, top: 0, bottom: high + 2 * words },
    { left: width - Math.max(0.6 * rem, 0.02 * width) - 7.5 * toGo, right: width, top: 0, bottom: low + 2.1 * toGo + 0.4 * rem + 4 },
  ];
}
