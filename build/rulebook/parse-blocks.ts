import MarkdownIt, { type Token } from 'markdown-it';
import { BOXES, type Block, type BoxKind, type Cells, type Inline } from '../../src/web/rulebook/page.ts';
import { parseInlines } from './parse-inlines.ts';

/** Where a text stands, for errors. */
export interface Place {
  readonly file: string;
  readonly linesBefore: number;
}

const ANCHOR = /\s+\{#([a-z0-9-]+)\}$/;
/** The kind of a box, and the scenario that is drawn beside it: `[!example figure-06]`. */
const BOX = /^\[!([a-z]+)(?: ([a-z0-9-]+))?\](?:\n|$)/;

const markdown = new MarkdownIt({ html: false });
// what this book adds to Markdown is taken off before the words are read: anchors of headings, the kind of a quotation
markdown.core.ruler.before('inline', 'book-marks', ({ tokens }) => {
  for (const [i, token] of tokens.entries()) {
    const words = tokens[i + (token.type === 'heading_open' ? 1 : 2)];
    if (words === undefined) continue;
    if (token.type === 'heading_open') {
      token.attrSet('anchor', ANCHOR.exec(words.content)?.[1] ?? '');
      words.content = words.content.replace(ANCHOR, '');
    } else if (token.type === 'blockquote_open' && words.type === 'inline') {
      const [, kind = '', scene = ''] = BOX.exec(words.content) ?? [];
      token.attrSet('box', kind);
      token.attrSet('scene', scene);
      words.content = words.content.replace(BOX, '');
    }
  }
});

/** @throws Error with file and line on Markdown that a page of the rulebook cannot show */
export function parseBlocks(text: string, place: Place = { file: 'text', linesBefore: 0 }): Block[] {
  return new Reader(markdown.parse(text, {}), place).blocksUntil(undefined);
}

/** Goes along the tokens of markdown-it, which come as a row of openings, words and closings. */
class Reader {
  readonly #tokens: readonly Token[];
  readonly #place: Place;
  #at = 0;

  constructor(tokens: readonly Token[], place: Place) {
    this.#tokens = tokens;
    this.#place = place;
  }

  blocksUntil(close: string | undefined): Block[] {
    const blocks: Block[] = [];
    for (let token = this.#next(); token !== undefined && token.type !== close; token = this.#next()) {
      const block = this.#block(token);
      // a quotation's first line may name its kind and nothing else
      if (block.kind !== 'paragraph' || block.inlines.length > 0) blocks.push(block);
    }
    return blocks;
  }

  #block(token: Token): Block {
    switch (token.type) {
      case 'paragraph_open':
        return { kind: 'paragraph', inlines: this.#words() };
      case 'heading_open':
        if (token.tag !== 'h3') this.#refuse(token, 'headings are of the third level: ###');
        return { kind: 'heading', anchor: String(token.attrGet('anchor')), inlines: this.#words() };
      case 'bullet_list_open':
      case 'ordered_list_open':
        return { kind: 'list', ordered: token.type === 'ordered_list_open', items: this.#items(token) };
      case 'table_open':
        return this.#table();
      case 'blockquote_open':
        return {
          kind: 'box',
          box: this.#boxKind(token),
          scene: String(token.attrGet('scene')),
          blocks: this.blocksUntil('blockquote_close'),
        };
      default:
        return this.#refuse(token, `${token.type} is not part of the rulebook’s Markdown`);
    }
  }

  #items(list: Token): Cells {
    const items: (readonly Inline[])[] = [];
    while (this.#next()?.type === 'list_item_open') {
      const [only, ...more] = this.blocksUntil('list_item_close');
      if (only?.kind !== 'paragraph' || more.length > 0) this.#refuse(list, 'an item of a list is one paragraph');
      else items.push(only.inlines);
    }
    return items;
  }

  #table(): Block {
    const rows: (readonly Inline[])[][] = [];
    for (let token = this.#next(); token !== undefined && token.type !== 'table_close'; token = this.#next()) {
      if (token.type === 'tr_open') rows.push([]);
      else if (token.type === 'th_open' || token.type === 'td_open') rows.at(-1)!.push(this.#words());
    }
    const [head = [], ...body] = rows;
    return { kind: 'table', head, rows: body };
  }

  #boxKind(token: Token): BoxKind {
    const kind = BOXES.find((known) => known === token.attrGet('box'));
    return kind ?? this.#refuse(token, `a quotation begins with its kind: ${BOXES.map((known) => `[!${known}]`).join(', ')}`);
  }

  /** The words of what has just been opened, and its closing. */
  #words(): Inline[] {
    const words = this.#next()!;
    this.#next();
    return parseInlines(words.children ?? [], (why) => this.#refuse(words, why));
  }

  #next(): Token | undefined {
    return this.#tokens[this.#at++];
  }

  #refuse(token: Token, why: string): never {
    throw new Error(`${this.#place.file}:${this.#place.linesBefore + (token.map?.[0] ?? 0) + 1}: ${why}`);
  }
}
