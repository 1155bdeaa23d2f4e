import { uniformBelow } from '../../kit/index.ts';

/** A whole number from 0 to `n` - 1 from the browser's cryptographic generator, for dice and cards at a real table. */
export const drawBelow = (n: number): number => uniformBelow(() => crypto.getRandomValues(new Uint32Array(1))[0]!, n);
