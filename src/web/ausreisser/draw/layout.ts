/** Where riders stand on the road in side view: plain numbers, in pixels of the picture. */
import type { Minutes } from '../../../games/ausreisser/index.ts';
import type { Seat } from '../../../kit/index.ts';

export interface OnRoad {
  readonly seat: Seat;
  readonly group: 'yellow' | 'bunch' | 'dropped';
  readonly minutes: Minutes;
}

export interface Spot {
  readonly seat: Seat;
  readonly x: number;
  /** 0 nearest to the onlooker, 2 farthest. */
  readonly lane: number;
}

export interface RoadLayout {
  readonly spots: readonly Spot[];
  /** The slipstream behind the leader. */
  readonly shadow: { readonly from: number; readonly to: number };
  /** Where minutes are counted from, and how far apart they lie. */
  readonly zero: number;
  readonly perMinute: number;
  /** Minutes that are marked on the road. */
  readonly marks: readonly number[];
}

const LANES = 3;
/** Of a bicycle's length: from wheel to wheel in the bunch, and room in front of the leader. */
const CLOSE = 0.56;
const AHEAD = 1.05;
/** The fewest minutes on the scale, so that one minute is not drawn as a wide gap. */
const MIN_SCALE = 12;
const STEPS = [1, 2, 5, 10, 20, 50, 100] as const;

/**
 * @param riders in seating order; the bunch rides in the order of the seats behind the leader
 * @param bike the length of a bicycle
 * @param text the text size as a factor of the default
 */
export function layoutRoad(riders: readonly OnRoad[], width: number, bike: number, text = 1): RoadLayout {
  const count = riders.length;
  const lead = Math.max(
    0,
    riders.findIndex(({ group }) => group === 'yellow'),
  );
  const front = width - bike * AHEAD;
  const behind = riders.map((_, i) => riders[(lead + i) % count]!);
  const bunch = behind.filter(({ group }) => group === 'bunch');
  const dropped = behind.filter(({ group }) => group === 'dropped');
  const most = Math.max(MIN_SCALE, ...dropped.map(({ minutes }) => minutes));

  const left = bike * 0.62;
  // a long bunch closes up where the picture is narrow
  const room = front - left - (dropped.length > 0 ? width * 0.3 : 0);
  const gap = Math.min(bike * CLOSE, room / Math.max(1, bunch.length));
  const tail = front - gap * bunch.length - (bunch.length > 0 ? bike * 0.42 : bike * 0.75);
  const zero = tail - bike * 0.1;
  const perMinute = Math.max(1, (zero - left) / most);

  // neighbours in the bunch ride in different lanes; a rider keeps his lane for the whole race
  const laneOf = (seat: Seat): number => seat % LANES;
  const spots = riders.map(({ seat, group, minutes }): Spot => {
    const lane = laneOf(seat);
    if (group === 'yellow') return { seat, x: front, lane };
    const slot = bunch.findIndex((rider) => rider.seat === seat);
    if (slot >= 0) return { seat, x: front - gap * (slot + 1), lane };
    // level on the road, and in the same lane: half a wheel behind
    const shift = dropped.filter((rider) => rider.minutes === minutes && laneOf(rider.seat) === lane && rider.seat < seat).length;
    return { seat, x: zero - perMinute * minutes - shift * bike * 0.3, lane };
  });
  const step = STEPS.find((minutes) => minutes * perMinute >= 34 * text) ?? 100;
  const marks = Array.from({ length: Math.floor(most / step) }, (_, i) => (i + 1) * step);
  return { spots, shadow: { from: tail, to: front }, zero, perMinute, marks };
}
