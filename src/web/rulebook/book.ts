import { blockText, nameOf, numberOf, plainText, type Block, type Page } from './page.ts';

/** The rulebook in one language: its pages in reading order, and where each section is explained. */

/** A page, or its part from one anchor to the next. Search results and references open a passage. */
export interface Passage {
  readonly page: Page;
  /** Null for the beginning of the page. */
  readonly anchor: string | null;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The name of a page: its section, if it has one, and its title. */
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

  /** The passage that an address or a section names. A section without text of its own is explained by its parent. */
  find(sectionOrName: string): Passage | undefined {
    const name = nameOf(sectionOrName);
    const found = this.#byName.get(name);
    if (found !== undefined || !name.includes('-')) return found;
    const wider = /[a-z]$/.test(name) ? name.slice(0, -1) : name.slice(0, name.lastIndexOf('-'));
    return /\d$/.test(wider) ? this.find(wider) : undefined;
  }

  /**
   * The passage that an address opens. Addresses of pages without a section may omit the game.
   * @param letters the prefix of the game's sections: `UR`
   */
  at(id: string, letters: string): Passage | undefined {
    return this.find(id) ?? this.find(`${letters}-${id}`);
  }

  /** The prefix of its sections in addresses: `ur`; empty for a book without sections. */
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

/** The first words of a passage, as a preview. */
export function beginningOf({ blocks }: Passage): string {
  const first = blocks.find(({ kind }) => kind === 'paragraph') ?? blocks[0];
  if (first === undefined) return '';
  const next = blocks[blocks.indexOf(first) + 1];
  // a sentence that ends in a colon needs what follows
  return blockText(first).endsWith(':') && next !== undefined ? `${blockText(first)} ${blockText(next)}` : blockText(first);
}
