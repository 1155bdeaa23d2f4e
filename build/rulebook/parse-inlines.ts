import type { Token } from 'markdown-it';
import type { Inline } from '../../src/web/rulebook/page.ts';

/** A game's two letters, and the number of the section: `UR 5.4b`, `DA 4.1`. */
const SECTION = /\b([A-Z]{2} \d+(?:\.\d+)?[a-z]?)\b/;
/** The name of a page of the rulebook, which is all that is linked to. */
const PAGE_NAME = /^[a-z][a-z0-9-]*$/;

/**
 * @param tokens of markdown-it, those inside one paragraph, heading or cell
 * @param refuse is called with what cannot be shown
 */
export function parseInlines(tokens: readonly Token[], refuse: (why: string) => never): Inline[] {
  const row = tokens[Symbol.iterator]();
  return inlinesUntil(undefined);

  function inlinesUntil(close: string | undefined): Inline[] {
    const inlines: Inline[] = [];
    for (let { value: token, done } = row.next(); !done && token!.type !== close; { value: token, done } = row.next())
      inlines.push(...inlineOf(token!, close));
    return joined(inlines);
  }

  function inlineOf(token: Token, around: string | undefined): Inline[] {
    switch (token.type) {
      case 'text':
        // within a link nothing else is a link
        return around === 'link_close' ? [token.content] : withSections(token.content);
      case 'softbreak':
        return [' '];
      case 'code_inline':
        return [{ kind: 'code', text: token.content }];
      case 'strong_open':
        return [{ kind: 'strong', inlines: inlinesUntil('strong_close') }];
      case 'em_open':
        return [{ kind: 'stress', inlines: inlinesUntil('em_close') }];
      case 'link_open': {
        const to = String(token.attrGet('href'));
        if (!PAGE_NAME.test(to)) refuse(`a link leads to a page by its name, not to “${to}”`);
        return [{ kind: 'link', to, inlines: inlinesUntil('link_close') }];
      }
      default:
        return refuse(`${token.type} is not part of the rulebook’s Markdown`);
    }
  }
}

/** Every second piece is a section. */
const withSections = (text: string): Inline[] =>
  text.split(SECTION).map((piece, i) => (i % 2 === 1 ? { kind: 'section', section: piece } : piece));

/** Texts in a row as one, without empty ones. */
function joined(inlines: readonly Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const inline of inlines) {
    const last = result.at(-1);
    if (typeof inline !== 'string') result.push(inline);
    else if (typeof last === 'string') result[result.length - 1] = last + inline;
    else if (inline !== '') result.push(inline);
  }
  return result;
}
