/** The little Markdown of content/rulebook/README.md, to data: what the page shows is built from it, never put in as HTML. */

export const BOXES = ['example', 'ruling', 'why', 'tip'] as const;
export type BoxKind = (typeof BOXES)[number];

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'stress'; readonly inlines: readonly Inline[] }
  /** `UR 5.4b`, to be linked to its section. */
  | { readonly kind: 'section'; readonly section: string }
  /** A link to the page (or anchor) of that name. */
  | { readonly kind: 'link'; readonly to: string; readonly inlines: readonly Inline[] };

type Cells = readonly (readonly Inline[])[];
export type Block =
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'heading'; readonly anchor: string; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: Cells }
  | { readonly kind: 'table'; readonly head: Cells; readonly rows: readonly Cells[] }
  | { readonly kind: 'box'; readonly box: BoxKind; readonly blocks: readonly Block[] };

/** The game's two letters, and the number of the section: `UR 5.4b`, `DA 4.1`. */
const INLINE = /\*\*(.+?)\*\*|_(.+?)_|`(.+?)`|\[(.+?)\]\((.+?)\)|\b([A-Z]{2} \d+(?:\.\d+)?[a-z]?)\b/;

export function parseInlines(text: string): Inline[] {
  const found = INLINE.exec(text);
  if (found === null) return text === '' ? [] : [{ kind: 'text', text }];
  const before = text.slice(0, found.index);
  const [all, strong, stress, code, words, to, section] = found;
  return [
    ...(before === '' ? [] : [{ kind: 'text', text: before } as const]),
    inlineOf(strong, stress, code, words, to, section),
    ...parseInlines(text.slice(found.index + all.length)),
  ];
}

function inlineOf(...[strong, stress, code, words, to, section]: readonly (string | undefined)[]): Inline {
  if (strong !== undefined) return { kind: 'strong', inlines: parseInlines(strong) };
  if (stress !== undefined) return { kind: 'stress', inlines: parseInlines(stress) };
  if (code !== undefined) return { kind: 'code', text: code };
  if (to !== undefined) return { kind: 'link', to, inlines: parseInlines(words ?? to) };
  return { kind: 'section', section: section ?? '' };
}

const HEADING = /^###\s+(.*?)(?:\s+\{#([a-z0-9-]+)\})?$/;
const ITEM = /^(?:(-)|\d+\.)\s+(.*)$/;
const ROW = /^\|(.*)\|$/;
const QUOTE = /^>\s?(.*)$/;

/** What stands together between empty lines is one block; a heading, a list, a table or a quotation ends a paragraph too. */
export function parseBlocks(text: string): Block[] {
  const lines = text.split(/\r?\n/);
  const blocks: Block[] = [];
  let at = 0;
  /** The lines from here on that fit, without what marks them. */
  const take = (pattern: RegExp): RegExpExecArray[] => {
    const taken: RegExpExecArray[] = [];
    for (let found = pattern.exec(lines[at] ?? ''); found !== null; found = pattern.exec(lines[++at] ?? '')) taken.push(found);
    return taken;
  };
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = HEADING.exec(line);
    if (line.trim() === '') at++;
    else if (heading) {
      blocks.push({ kind: 'heading', anchor: heading[2] ?? '', inlines: parseInlines(heading[1]!) });
      at++;
    } else if (QUOTE.test(line)) blocks.push(boxOf(take(QUOTE).map((found) => found[1]!)));
    else if (ROW.test(line)) blocks.push(tableOf(take(ROW).map((found) => found[1]!)));
    else if (ITEM.test(line)) {
      const items = take(ITEM);
      blocks.push({ kind: 'list', ordered: items[0]![1] === undefined, items: items.map((found) => parseInlines(found[2]!)) });
    } else {
      const words = take(/^(?!###|>|\||- |\d+\. )(.*\S.*)$/).map((found) => found[1]!.trim());
      // a line that looks like the beginning of something else and is not it
      if (words.length === 0) words.push(lines[at++]!.trim());
      blocks.push({ kind: 'paragraph', inlines: parseInlines(words.join(' ')) });
    }
  }
  return blocks;
}

function boxOf(lines: readonly string[]): Block {
  const named = /^\[!([a-z]+)\]$/.exec(lines[0]?.trim() ?? '');
  const box = BOXES.find((kind) => kind === named?.[1]);
  return { kind: 'box', box: box ?? 'example', blocks: parseBlocks((box === undefined ? lines : lines.slice(1)).join('\n')) };
}

function tableOf(lines: readonly string[]): Block {
  const rows = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const cells = (row: readonly string[]): Cells => row.map(parseInlines);
  const body = rows.slice(1).filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell)));
  return { kind: 'table', head: cells(rows[0] ?? []), rows: body.map(cells) };
}

/** The words alone. */
export const plainText = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => ('text' in inline ? inline.text : inline.kind === 'section' ? inline.section : plainText(inline.inlines)))
    .join('');

export function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return plainText(block.inlines);
    case 'list':
      return block.items.map(plainText).join(' · ');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainText).join(' · ')).join(' · ');
    case 'box':
      return block.blocks.map(blockText).join(' ');
  }
}
