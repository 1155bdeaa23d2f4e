/** A file of content/<game>/rulebook to a page as data: its head by hand, its text by markdown-it and what docs/formats/rulebook.md adds to Markdown. */
import { nameOf, PAGE_KINDS, type Page, type PageKind } from '../../src/web/rulebook/page.ts';
import { parseBlocks } from './parse-blocks.ts';

const FILE = /^---\r?\n([^]*?)\r?\n---\r?\n([^]*)$/;

function kindOf(written: string | undefined, file: string): PageKind {
  const kind = PAGE_KINDS.find((known) => known === (written ?? 'rules'));
  if (kind === undefined) throw new Error(`${file}:1: a page is of one kind of ${PAGE_KINDS.join(', ')}`);
  return kind;
}

/**
 * @param text of a file, its head between lines `---`
 * @param file its name, for errors
 * @throws Error with file and line where there is no head, or the text holds what a page cannot show
 */
export function parsePage(text: string, file: string): Page {
  const [, head, body = ''] = FILE.exec(text) ?? [];
  if (head === undefined) throw new Error(`${file}:1: a page begins with its head between two lines “---”`);
  const lines = head.split(/\r?\n/);
  const values = new Map(lines.map((line) => [line.split(':')[0]!, line.slice(line.indexOf(':') + 1).trim()]));
  const list = (key: string): string[] => (values.get(key) ?? '').split(', ').filter((word) => word !== '');
  const section = values.get('section') ?? '';
  if (section === '') throw new Error(`${file}:2: the head names no section`);
  return {
    name: nameOf(section),
    section,
    title: values.get('title') ?? section,
    kind: kindOf(values.get('kind'), file),
    scenarios: list('scenarios'),
    see: list('see').map(nameOf),
    blocks: parseBlocks(body, { file, linesBefore: lines.length + 2 }),
  };
}
