/**
 * A pool for small arrays of numbers, cut from larger blocks. A block costs as much memory management as one small
 * array would, and arrays allocated in sequence lie side by side.
 */
export interface NumberPool {
  block: Int16Array;
  used: number;
}

/** Creates an empty pool. */
export const createNumberPool = (): NumberPool => ({ block: new Int16Array(0), used: 0 });

/** Numbers in a full-size block. A block is freed once none of its arrays is in use. */
const MAX_BLOCK_LENGTH = 8_192;
/** Numbers in the first block. Blocks double in size because a server holds thousands of idle races. */
const MIN_BLOCK_LENGTH = 1_024;

/** Allocates `size` numbers, all of them 0. */
export function allocateNumbers(from: NumberPool, size: number): Int16Array {
  if (from.used + size > from.block.length) {
    from.block = new Int16Array(Math.max(size, MIN_BLOCK_LENGTH, Math.min(MAX_BLOCK_LENGTH, 2 * from.block.length)));
    from.used = 0;
  }
  const piece = new Int16Array(from.block.buffer, from.used * Int16Array.BYTES_PER_ELEMENT, size);
  from.used += size;
  return piece;
}
