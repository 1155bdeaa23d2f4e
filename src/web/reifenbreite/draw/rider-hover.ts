import type { RiderNumber } from '../../../games/reifenbreite/index.ts';

/** Milliseconds a mouse rests on a jersey before its card opens, so that none opens on the way to a space. */
const RESTS = 250;

export interface RiderHover {
  point(this: void, event: PointerEvent): void;
  end(this: void): void;
}

/**
 * Opens the card of the rider on whom a mouse rests.
 * @param riderUnder the rider under a pointer
 * @param onrider opens a rider's card, or closes it with null
 */
export function createRiderHover(
  riderUnder: (event: PointerEvent) => RiderNumber | null,
  onrider: (rider: RiderNumber | null) => void,
): RiderHover {
  let pointed: RiderNumber | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  return {
    point(event) {
      if (event.pointerType !== 'mouse') return;
      const isGone = event.type === 'pointerleave' || event.buttons > 0;
      const found = isGone ? null : riderUnder(event);
      if (found === pointed) return;
      pointed = found;
      clearTimeout(resting);
      if (found === null) onrider(null);
      else resting = setTimeout(() => onrider(found), RESTS);
    },
    end: () => clearTimeout(resting),
  };
}
