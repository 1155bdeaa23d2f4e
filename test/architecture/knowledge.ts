import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readDemandedFile } from '../games/demanded-file.ts';

/** What there is to know of a game, read from its own folders. */
export interface GameKnown {
  readonly id: string;
  /** What its sections begin with: `UR`. */
  readonly sections: string;
  /** Its own addresses on the page. */
  readonly pages: readonly string[];
  /** Types of its events and kinds of its decisions, but for words that are everybody's. */
  readonly events: readonly string[];
}

/** Short words that shared code uses with their everyday meaning. */
const EVERYBODYS = ['total', 'moved', 'placed', 'lost', 'over', 'place', 'move', 'turn', 'answer'];

const quoted = (text: string): string[] => [...text.matchAll(/'([a-z][a-z-]*)'/g)].map(([, word]) => word!);

/** @param root the repository */
export function gamesKnown(root: string): GameKnown[] {
  return readdirSync(join(root, 'src/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: id }) => {
      const onScreen = readDemandedFile(join(root, 'src/web', id, 'on-screen.ts'), 'its sections, pages and home card');
      const event = readDemandedFile(join(root, 'src/games', id, 'event.ts'), 'the types of its events');
      const types = [...event.matchAll(/type: '([a-z-]+)'/g)].map(([, type]) => type!);
      return {
        id,
        sections: /sections: '([A-Z]+)'/.exec(onScreen)?.[1] ?? '',
        pages: quoted(/pages: \[(.*?)\]/s.exec(onScreen)?.[1] ?? ''),
        events: [...new Set(types)].filter((type) => !EVERYBODYS.includes(type)),
      };
    });
}

/** The text without its comments, in any of the page's languages. */
const withoutComments = (text: string): string =>
  text
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/(?<![:'"`\w])\/\/.*$/gm, '');

/** What a text of the page knows of games. */
export function knowledgeIn(text: string, games: readonly GameKnown[]): string[] {
  const code = withoutComments(text);
  return games.flatMap(({ id, sections, pages, events }) => [
    ...(code.includes(id) ? [id] : []),
    ...(new RegExp(`\\b${sections} \\d+`).exec(code) ?? []),
    ...(new RegExp(`['"\`]${sections.toLowerCase()}-[\\w-]+`).exec(code) ?? []),
    ...[...pages, ...events].filter((word) => new RegExp(`['"\`/]${word}['"\`]`).test(code)),
  ]);
}
