import { blockText, nameOf, numberOf, plainText, type Block, type Page } from './page.ts';

/** The rulebook in one language: its pages in reading order, and where a section is told. */

/** A page as a whole, or from one of its anchors to the next: what a search finds and a reference opens. */
export interface Passage {
  readonly page: Page;
  /** Null: the page's beginning. */
  readonly anchor: string | null;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** How a page is named to the reader: its section, if it has one, and its title. */
export const headingOf = (page: Page): string => (numberOf(page) === '' ? page.title : `${page.section} ${page.title}`);

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

  /** @param pages in reading order */
  constructor(pages: readonly Page[]) {
    this.pages = pages;
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

  /**
   * What an address leads to. Pages without a section were once named without their game; such addresses are still about.
   * @param letters what the game's sections begin with: `UR`
   */
  at(id: string, letters: string): Passage | undefined {
    return this.find(id) ?? this.find(`${letters}-${id}`);
  }

  /** What its sections begin with, as addresses have it: `ur`; empty for a book that tells none. */
  get letters(): string {
    return this.pages.find((page) => numberOf(page) !== '')?.name.split('-')[0] ?? '';
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
