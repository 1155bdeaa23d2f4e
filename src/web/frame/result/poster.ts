/** The result of a race as one SVG file that needs no fonts, styles or other files. */

/** A drawing within the poster, in its own units. */
export interface PosterDrawing {
  readonly width: number;
  readonly height: number;
  /** An `svg` element with its styles inline. */
  readonly text: string;
}

export interface Poster {
  /** The title of the race, and its date. */
  readonly over: string;
  readonly title: string;
  readonly table: readonly { readonly rank: number; readonly name: string; readonly points: string }[];
  /** The heading of the sentences about what made the difference. */
  readonly heading: string;
  readonly sentences: readonly string[];
  /** The podium, then the charts. */
  readonly drawings: readonly PosterDrawing[];
  /** CSS colours of background, text and soft text. */
  readonly colours: { readonly ground: string; readonly ink: string; readonly soft: string };
  /** The line at the foot that names the program. */
  readonly signed: string;
}

const WIDTH = 1080;
const SIDE = 60;
const INNER = WIDTH - 2 * SIDE;
/** The maximum height of a drawing, in units of the poster. */
const HIGHEST = 460;
const FONT = "'Barlow Condensed', 'Arial Narrow', 'Helvetica Neue', sans-serif";
/**
 * The mean width of a letter divided by the font size, at most. The program that opens the poster may lack these
 * fonts and use a wide one.
 */
const LETTER = 0.58;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Breaks text into lines of at most `letters` letters. A longer word gets a line of its own. */
function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length + 1 > letters) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

/** Returns the poster as SVG, 1080 units wide and as high as it needs. */
export function formatPoster({ over, title, table, heading, sentences, drawings, colours, signed }: Poster): {
  svg: string;
  width: number;
  height: number;
} {
  const parts: string[] = [];
  let y = 50;
  const write = (text: string, size: number, { weight = 400, fill = colours.ink, x = SIDE, anchor = 'start' } = {}): void => {
    parts.push(
      `<text x="${x}" y="${y}" font-family="${FONT}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(text)}</text>`,
    );
  };
  const draw = ({ width, height, text }: PosterDrawing): void => {
    const scale = Math.min(INNER / width, HIGHEST / height);
    const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
    y += 30;
    parts.push(`<g transform="translate(${SIDE + Math.round((INNER - wide) / 2)} ${y}) scale(${scale})">${text}</g>`);
    y += high;
  };
  y += 30;
  write(over, 34, { fill: colours.soft });
  const size = 92;
  for (const line of wrapped(title, Math.floor(INNER / (size * LETTER)))) {
    y += size;
    write(line, size, { weight: 700 });
  }
  drawings.slice(0, 1).forEach(draw);
  y += 30;
  for (const { rank, name, points } of table) {
    y += 54;
    write(`${rank}.`, 42, { weight: 600 });
    write(name, 42, { weight: 600, x: SIDE + 70 });
    write(points, 42, { weight: 600, x: WIDTH - SIDE, anchor: 'end' });
  }
  if (sentences.length > 0) {
    y += 80;
    write(heading, 42, { weight: 700 });
    for (const line of sentences.flatMap((sentence) => wrapped(sentence, Math.floor(INNER / (32 * LETTER))))) {
      y += 44;
      write(line, 32);
    }
    y += 20;
  }
  drawings.slice(1).forEach(draw);
  y += 70;
  write(signed, 30, { fill: colours.soft, x: WIDTH - SIDE, anchor: 'end' });
  const height = y + 40;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}"><title>${escaped(title)}</title><rect width="${WIDTH}" height="${height}" fill="${colours.ground}"/>${parts.join('')}</svg>\n`;
  return { svg, width: WIDTH, height };
}
