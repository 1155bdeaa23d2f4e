import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent } from 'd3-zoom';

/** Wheel, drag and pinch over a drawing, and frames to look at. Lengths of the drawing in its own units. */

export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Transform {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/**
 * Pixels a unit at least and at most. Where a part of the drawing is too large for the least scale, the view moves so that
 * each of `inSight` that fits lies in it, the last one above all. With `far`, the scale may be lowered to it for the first one.
 */
interface Scales {
  readonly least?: number;
  readonly most?: number;
  readonly far?: number;
  readonly inSight?: readonly ViewBox[];
}

export interface Zoom {
  /** Shows a part of the drawing as large as it fits. */
  look(box: ViewBox, milliseconds: number, scales?: Scales): void;
  by(factor: number): void;
  /** Moves the view as little as needed, so that a point of the drawing lies `margin` pixels inside it. */
  bring(point: { readonly x: number; readonly y: number }, margin: number): void;
  /** Measures the element on screen, in pixels; to be called when it has changed. */
  measure(): { readonly width: number; readonly height: number };
  end(): void;
}

/** The middle of the view along one axis, moved so that as little as possible lies off the drawing. */
const onSheet = (middle: number, seen: number, sheet: number): number =>
  seen >= sheet ? sheet / 2 : Math.min(Math.max(middle, seen / 2), sheet - seen / 2);

/** The middle of the view along one axis, moved so that each part that fits lies in the view. */
export function withInSight(middle: number, seen: number, parts: readonly { readonly from: number; readonly length: number }[]): number {
  return parts
    .filter(({ length }) => length <= seen)
    .reduce((at, { from, length }) => Math.min(Math.max(at, from + length - seen / 2), from + seen / 2), middle);
}

/** The smallest scale at which the road ahead is included in the view. */
const FAR = 0.85;

/** The part of a drawing that a view of `size` pixels shows: the road ahead if it stays large enough, otherwise what the view follows. */
export function seenBest(size: Pick<ViewBox, 'width' | 'height'>, focus: ViewBox | null, ahead: ViewBox | null): ViewBox | null {
  const scaleOf = ({ width, height }: ViewBox): number => Math.min(size.width / width, size.height / height);
  return ahead && (focus === null || scaleOf(ahead) >= FAR || scaleOf(ahead) >= scaleOf(focus)) ? ahead : focus;
}

/**
 * @param changed is told every new transform and whether a hand made it
 */
export function createZoom(
  element: HTMLElement,
  size: { readonly width: number; readonly height: number },
  changed: (transform: Transform, by: 'hand' | 'page') => void,
): Zoom {
  const target = select<HTMLElement, unknown>(element);
  let seen = { width: 0, height: 0 };
  /** The last measurement. Measuring at every step would force a layout at every step. */
  const area = (): { width: number; height: number } => (seen.width === 0 ? measure() : seen);
  const measure = (): { width: number; height: number } => {
    const { width, height } = element.getBoundingClientRect();
    return (seen = { width, height });
  };
  const whole = (): number => Math.min(area().width / size.width, area().height / size.height);
  const behaviour = zoom<HTMLElement, unknown>()
    .extent(() => [
      [0, 0],
      [area().width, area().height],
    ])
    .translateExtent([
      [-size.width * 0.25, -size.height * 0.25],
      [size.width * 1.25, size.height * 1.25],
    ])
    .clickDistance(5)
    .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) =>
      changed({ x: transform.x, y: transform.y, k: transform.k }, sourceEvent ? 'hand' : 'page'),
    );
  target.call(behaviour).on('dblclick.zoom', null);
  let frame = 0;

  return {
    look(box, milliseconds, { least = 0, most = Infinity, far = least, inSight = [] } = {}) {
      const { width, height } = area();
      if (width === 0 || height === 0) return;
      behaviour.scaleExtent([whole() * 0.8, Math.max(3, whole() * 8)]);
      const fitting = (part: ViewBox): number => Math.min(width / part.width, height / part.height);
      const lowest = Math.max(far, Math.min(least, ...inSight.slice(0, 1).map(fitting)));
      const k = Math.max(lowest, Math.min(most, fitting(box)));
      /** The middle of the view along one axis; `from` and `length` name it. */
      const middleOf = (from: 'x' | 'y', length: 'width' | 'height', shown: number): number => {
        const parts = inSight.map((part) => ({ from: part[from], length: part[length] }));
        return onSheet(withInSight(box[from] + box[length] / 2, shown, parts), shown, size[length]);
      };
      const middle = { x: middleOf('x', 'width', width / k), y: middleOf('y', 'height', height / k) };
      // whole pixels, so that the browser can reuse what it has rasterized
      const goal = zoomIdentity.translate(Math.round(width / 2 - k * middle.x), Math.round(height / 2 - k * middle.y)).scale(k);
      cancelAnimationFrame(frame);
      const set = (x: number, y: number, scale: number): void => {
        target.call((selection) => behaviour.transform(selection, zoomIdentity.translate(x, y).scale(scale)));
      };
      const from = (element as unknown as { __zoom: Transform }).__zoom;
      if (milliseconds === 0) {
        set(goal.x, goal.y, goal.k);
        return;
      }
      const began = performance.now();
      // the middle of the screen and the scale move evenly, so that the road glides and does not swing
      const centre = (t: Transform) => ({ x: (width / 2 - t.x) / t.k, y: (height / 2 - t.y) / t.k });
      const [a, b] = [centre(from), centre(goal)];
      const tick = (): void => {
        const part = Math.min(1, (performance.now() - began) / milliseconds);
        const eased = part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
        const scale = from.k * (goal.k / from.k) ** eased;
        set(width / 2 - scale * (a.x + (b.x - a.x) * eased), height / 2 - scale * (a.y + (b.y - a.y) * eased), scale);
        if (part < 1) frame = requestAnimationFrame(tick);
      };
      tick();
    },
    by(factor) {
      target.call((selection) => behaviour.scaleBy(selection, factor));
    },
    bring(point, margin) {
      const { width, height } = area();
      const { x, y, k } = (element as unknown as { __zoom: Transform }).__zoom;
      const inside = (at: number, length: number): number => Math.max(margin, Math.min(length - margin, at)) - at;
      const [right, down] = [inside(x + k * point.x, width), inside(y + k * point.y, height)];
      if (right !== 0 || down !== 0) target.call((selection) => behaviour.translateBy(selection, right / k, down / k));
    },
    measure,
    end() {
      cancelAnimationFrame(frame);
      target.on('.zoom', null);
    },
  };
}
