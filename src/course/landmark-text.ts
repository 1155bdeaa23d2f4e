import type { Landmark } from './board.ts';
import type { Spot, WordReader } from './lines.ts';

/** What the line of each kind of landscape says. X and Y are the centre. */
const READERS: { readonly [Kind in Landmark['kind']]: (words: WordReader) => Omit<Extract<Landmark, { kind: Kind }>, 'kind' | 'spot'> } = {
  field: (words) => ({ ...readBox(words), turn: words.take('turn') ? words.decimal('degrees', -180, 180) : 0 }),
  wood: (words) => readBox(words),
  hill: (words) => ({ ...readBox(words), name: readName(words) }),
  lake: (words) => ({ ...readBox(words), name: readName(words) }),
  village: (words) => ({ ...readPoint(words), houses: words.whole('houses', 1, 30), name: readName(words) }),
  compass: (words) => ({ ...readPoint(words), size: words.decimal('size in spaces', 0.2, 10) }),
  title: (words) => ({ ...readPoint(words), size: words.decimal('size in spaces', 0.2, 10) }),
  river(words) {
    const width = words.decimal('width in spaces', 0.1, 4);
    const points = [readPoint(words), readPoint(words)];
    while (words.more && /^-?\d/.test(words.peek() ?? '')) points.push(readPoint(words));
    return { width, points: points.map(({ x, y }) => [x, y] as const), name: readName(words) };
  },
};

/** Reads a landscape statement such as `field X Y WIDTH HEIGHT [turn DEG]`; undefined if there is none of this kind. */
export const readLandmark = (words: WordReader, spot: Spot, kind: string): Landmark | undefined => {
  if (!Object.hasOwn(READERS, kind)) return undefined;
  const read = READERS[kind as Landmark['kind']](words);
  words.end();
  return { kind, spot, ...read } as Landmark;
};

/** Reads a point in spaces. */
export const readPoint = (words: WordReader): { x: number; y: number } => ({
  x: words.decimal('x in spaces', -100, 300),
  y: words.decimal('y in spaces', -100, 300),
});

const readBox = (words: WordReader): { x: number; y: number; width: number; height: number } => ({
  ...readPoint(words),
  width: words.decimal('width in spaces', 0.1, 200),
  height: words.decimal('height in spaces', 0.1, 200),
});

const readName = (words: WordReader): string => (words.more ? words.quoted('name') : '');
