/** Memory for numbers, carved from one block after another: a block costs as much as one small array would, and what was made one after another lies together. */
export interface NumberPool {
  block: Int16Array;
  used: number;
}

export const createNumberPool = (): NumberPool => ({ block: new Int16Array(0), used: 0 });

/** Numbers in a block; whoever still holds a piece keeps its block alive. */
const MAX_BLOCK_LENGTH = 8_192;
/** The first one, each further one is twice as large: a server holds thousands of races in which nobody moves. */
const MIN_BLOCK_LENGTH = 1_024;

/** So many numbers, all of them 0. */
export function allocateNumbers(from: NumberPool, size: number): Int16Array {
  if (from.used + size > from.block.length) {
    from.block = new Int16Array(Math.max(size, MIN_BLOCK_LENGTH, Math.min(MAX_BLOCK_LENGTH, 2 * from.block.length)));
    from.used = 0;
  }
  const piece = new Int16Array(from.block.buffer, from.used * Int16Array.BYTES_PER_ELEMENT, size);
  from.used += size;
  return piece;
}
