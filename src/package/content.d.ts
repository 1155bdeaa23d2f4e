import type { Content } from '../kit/index.js';

/**
 * The boards and scenarios of all games, by their paths below `content/`: `read('reifenbreite/boards/rundfahrt.board')`.
 * `build/package.mjs` writes this module.
 */
export declare const content: Content & {
  /** The paths directly in a folder, sorted; without a folder, all paths. */
  list(folder?: string): readonly string[];
};
