/** How a board is divided among sheets of paper. */

/** Sizes of paper in millimetres, upright. */
export const PAPERS = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;
export type Paper = keyof typeof PAPERS;

/** A lane is as wide as a rider, 16 mm, which makes a space 25 mm long. */
export const MM_PER_SPACE = 25;
/** White edge that a printer cannot reach, and the strip that two neighbouring tiles share. */
export const MARGIN_MM = 8;
export const OVERLAP_MM = 8;

/** The tiles of a board: how many, and how much of the board each shows. */
export interface Tiling {
  readonly columns: number;
  readonly rows: number;
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  readonly isLandscape: boolean;
}

/** Divides a board among sheets, upright or not, whichever needs fewer. @param size in spaces */
export function tilingOf(size: { readonly width: number; readonly height: number }, paper: Paper): Tiling {
  const options = [false, true].map((isLandscape): Tiling => {
    const { width, height } = PAPERS[paper];
    const [across, down] = isLandscape ? [height, width] : [width, height];
    const free = { width: across - 2 * MARGIN_MM, height: down - 2 * MARGIN_MM };
    const count = (board: number, tile: number): number =>
      Math.max(1, Math.ceil((board * MM_PER_SPACE - OVERLAP_MM) / (tile - OVERLAP_MM)));
    return { columns: count(size.width, free.width), rows: count(size.height, free.height), ...free, isLandscape };
  });
  return options.reduce((best, each) => (each.columns * each.rows < best.columns * best.rows ? each : best));
}
