import { blockText, parseBlocks, plainText, type Block } from './markdown.ts';

/** The rulebook in one language: its pages in reading order, and where a section is told. */

export interface Page {
  /** Its address: `ur-5-4`, `glossary`. */
  readonly name: string;
  /** `UR 5.4`; for pages that tell no section the same as `name`. */
  readonly section: string;
  readonly title: string;
  readonly scenarios: readonly string[];
  /** Names of other pages. */
  readonly see: readonly string[];
  readonly blocks: readonly Block[];
}

/** A page as a whole, or from one of its anchors to the next: what a search finds and a reference opens. */
export interface Passage {
  readonly page: Page;
  /** Null: the page's beginning. */
  readonly anchor: string | null;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A section, an anchor or a page's name as it stands in addresses: `UR 5.4b` is `ur-5-4b`. */
export const nameOf = (section: string): string => section.toLowerCase().replaceAll(/[ .]/g, '-');

/** `5.4` of the page that tells `UR 5.4`; empty for a page that tells no section. */
export const numberOf = ({ section }: Page): string => /^[A-Z]{2} (\d+(?:\.\d+)?)$/.exec(section)?.[1] ?? '';

/** How a page is named to the reader: its section, if it has one, and its title. */
export const headingOf = (page: Page): string => (numberOf(page) === '' ? page.title : `${page.section} ${page.title}`);

/** @param text of a file of content/rulebook, its head between lines `---` */
export function parsePage(text: string): Page {
  const [, head = '', body = ''] = /^---\r?\n([^]*?)\r?\n---\r?\n([^]*)$/.exec(text) ?? [];
  const values = new Map(head.split(/\r?\n/).map((line) => [line.split(':')[0]!, line.slice(line.indexOf(':') + 1).trim()]));
  const list = (key: string): string[] => (values.get(key) ?? '').split(', ').filter((word) => word !== '');
  const section = values.get('section') ?? '';
  return {
    name: nameOf(section),
    section,
    title: values.get('title') ?? section,
    scenarios: list('scenarios'),
    see: list('see').map(nameOf),
    blocks: parseBlocks(body),
  };
}

function passagesOf(page: Page): Passage[] {
  const passages: (Passage & { readonly blocks: Block[] })[] = [{ page, anchor: null, title: page.title, blocks: [] }];
  for (const block of page.blocks)
    if (block.kind === 'heading' && block.anchor !== '')
      passages.push({ page, anchor: block.anchor, title: plainText(block.inlines), blocks: [] });
    else passages.at(-1)!.blocks.push(block);
  return passages;
}

export class Book {
  readonly pages: readonly Page[];
  readonly passages: readonly Passage[];
  readonly #byName: ReadonlyMap<string, Passage>;

  /** @param texts the files, by name */
  constructor(texts: Readonly<Record<string, string>>) {
    const order = (file: string, page: Page): number => Number(numberOf(page) || /(\d+)-[^/]*$/.exec(file)?.[1]);
    this.pages = Object.entries(texts)
      .map(([file, text]) => ({ file, page: parsePage(text) }))
      .sort((a, b) => order(a.file, a.page) - order(b.file, b.page))
      .map(({ page }) => page);
    this.passages = this.pages.flatMap(passagesOf);
    this.#byName = new Map(this.passages.map((passage) => [passage.anchor ?? passage.page.name, passage]));
  }

  /** What an address or a section names; a section without words of its own is told by the one it belongs to. */
  find(sectionOrName: string): Passage | undefined {
    const name = nameOf(sectionOrName);
    const found = this.#byName.get(name);
    if (found !== undefined || !name.includes('-')) return found;
    const wider = /[a-z]$/.test(name) ? name.slice(0, -1) : name.slice(0, name.lastIndexOf('-'));
    return /\d$/.test(wider) ? this.find(wider) : undefined;
  }

  pageAfter(page: Page, step: 1 | -1): Page | undefined {
    return this.pages[this.pages.indexOf(page) + step];
  }

  /** Pages that a scenario illustrates. */
  pagesWith(scenario: string): readonly Page[] {
    return this.pages.filter(({ scenarios }) => scenarios.includes(scenario));
  }
}

/** The first words of a passage: what a reader sees before he opens the page. */
export function beginningOf({ blocks }: Passage): string {
  const first = blocks.find(({ kind }) => kind === 'paragraph') ?? blocks[0];
  return first === undefined ? '' : blockText(first);
}
