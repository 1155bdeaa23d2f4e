import type { Landmark } from './board.ts';
import type { Spot, WordReader } from './lines.ts';

/**
 * Reads landscape statements: `field X Y WIDTH HEIGHT [turn DEG]`, `wood X Y WIDTH HEIGHT`, `hill`, `lake`,
 * `village`, `river`, `compass`, `title`. X and Y are the centre.
 */
export const readLandmark = (words: WordReader, spot: Spot, kind: string): Landmark | undefined => {
  switch (kind) {
    case 'field': {
      const box = readBox(words);
      const turn = words.take('turn') ? words.decimal('degrees', -180, 180) : 0;
      words.end();
      return { kind, spot, ...box, turn };
    }
    case 'wood': {
      const box = readBox(words);
      words.end();
      return { kind, spot, ...box };
    }
    case 'hill':
    case 'lake': {
      const box = readBox(words);
      const name = readName(words);
      words.end();
      return { kind, spot, ...box, name };
    }
    case 'village': {
      const at = readPoint(words);
      const houses = words.whole('houses', 1, 30);
      const name = readName(words);
      words.end();
      return { kind, spot, x: at[0], y: at[1], houses, name };
    }
    case 'compass':
    case 'title': {
      const at = readPoint(words);
      const size = words.decimal('size in spaces', 0.2, 10);
      words.end();
      return { kind, spot, x: at[0], y: at[1], size };
    }
    case 'river': {
      const width = words.decimal('width in spaces', 0.1, 4);
      const points: [number, number][] = [readPoint(words), readPoint(words)];
      while (words.more && /^-?\d/.test(words.peek() ?? '')) points.push(readPoint(words));
      const name = readName(words);
      words.end();
      return { kind, spot, width, points, name };
    }
    default:
      return undefined;
  }
};

const readPoint = (words: WordReader): [number, number] => [
  words.decimal('x in spaces', -100, 300),
  words.decimal('y in spaces', -100, 300),
];

const readBox = (words: WordReader): { x: number; y: number; width: number; height: number } => {
  const [x, y] = readPoint(words);
  return { x, y, width: words.decimal('width in spaces', 0.1, 200), height: words.decimal('height in spaces', 0.1, 200) };
};

const readName = (words: WordReader): string => (words.more ? words.quoted('name') : '');
