/** A page of the rulebook as data: what the screen shows is built from it, never put in as HTML. `build/rulebook` makes it of content/<game>/rulebook when the page is built. */

/** `picture` is a scene with a sentence beside it; the others are marked with their kind. */
export const BOXES = ['example', 'ruling', 'why', 'tip', 'picture'] as const;
export type BoxKind = (typeof BOXES)[number];

/**
 * `rules` tells a section. The others repeat what the rules say: a `chapter` leads its sections, a `printed`
 * page fits on one side of paper, and `questions` point to the answers.
 */
export const PAGE_KINDS = ['rules', 'chapter', 'printed', 'questions'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export type Inline =
  | string
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'stress'; readonly inlines: readonly Inline[] }
  /** `UR 5.4b`, a link to its section. */
  | { readonly kind: 'section'; readonly section: string }
  /** A link to the page or anchor of that name. */
  | { readonly kind: 'link'; readonly to: string; readonly inlines: readonly Inline[] };

export type Cells = readonly (readonly Inline[])[];
export type Block =
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  /** The anchor; empty if it has none. */
  | { readonly kind: 'heading'; readonly anchor: string; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: Cells }
  | { readonly kind: 'table'; readonly head: Cells; readonly rows: readonly Cells[] }
  /** `scene`: the scenario that shows what the box says, drawn beside it; empty if there is none. */
  | { readonly kind: 'box'; readonly box: BoxKind; readonly scene: string; readonly blocks: readonly Block[] };

export interface Page {
  /** Its address: `ur-5-4`, `da-glossary`. */
  readonly name: string;
  /** `UR 5.4`; for pages without a section the same as `name`. */
  readonly section: string;
  readonly title: string;
  readonly kind: PageKind;
  readonly scenarios: readonly string[];
  /** Names of other pages. */
  readonly see: readonly string[];
  readonly blocks: readonly Block[];
}

/** A section, an anchor or a page's name as it stands in addresses: `UR 5.4b` is `ur-5-4b`. */
export const nameOf = (section: string): string => section.toLowerCase().replaceAll(/[ .]/g, '-');

/** `5.4` for the page of `UR 5.4`; empty for a page without a section. */
export const numberOf = ({ section }: Page): string => /^[A-Z]{2} (\d+(?:\.\d+)?)$/.exec(section)?.[1] ?? '';

/** The plain text. */
export const plainText = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if (inline.kind === 'code') return inline.text;
      return inline.kind === 'section' ? inline.section : plainText(inline.inlines);
    })
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

/** The scenarios that stand beside sentences of these blocks. */
export const scenesIn = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'box' ? [...(block.scene === '' ? [] : [block.scene]), ...scenesIn(block.blocks)] : []));
