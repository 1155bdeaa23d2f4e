import { expect, test } from 'vitest';
import { fileGroups } from '../../build/chunks.mjs';

/** Which modules are bundled into which file, on a small page with two games. */

const MODULES: Readonly<Record<string, readonly [code: string, ...imports: string[]]>> = {
  '/src/web/main.ts': ['', '/src/web/App.svelte'],
  '/src/web/App.svelte': ["import { parse } from '../table/index.ts';", '/src/table/index.ts'],
  '/src/table/index.ts': [
    "export { ride, type Rider } from './host.ts';\nexport {\n  parse,\n} from './parse.ts';",
    '/src/table/host.ts',
    '/src/table/parse.ts',
  ],
  '/src/table/parse.ts': [''],
  '/src/table/host.ts': ['', '/src/table/clock.ts'],
  '/src/table/clock.ts': [''],
  '/src/web/chess/Race.svelte': ["import { ride } from '../../table/index.ts'", '/src/table/index.ts', '/src/web/chess/board.ts'],
  '/src/web/chess/board.ts': [''],
  '/src/web/draughts/Race.svelte': ["import { ride as go } from '../../table/index.ts'", '/src/table/index.ts'],
  '/src/web/chess/setup/Setup.svelte': ['', '/src/web/chess/board.ts', '/src/web/chess/setup/form.ts'],
  '/src/web/chess/setup/form.ts': [''],
  '/src/web/rules.ts': [''],
};
const graph = {
  getModuleInfo: (id: string) => {
    const [code, ...importedIds] = MODULES[id] ?? [''];
    return { code, importedIds };
  },
};

/** As the bundler does it, the group with the highest priority takes the module. */
function fileOf(id: string): string | null {
  const groups = fileGroups(Object.keys(MODULES)).sort((a, b) => b.priority - a.priority);
  return groups.map(({ name }) => name(id, graph)).find((name) => name !== null) ?? null;
}

test.each([
  ['what the first page needs', '/src/web/App.svelte', 'home'],
  ['what it imports by name from an index.ts', '/src/table/parse.ts', 'home'],
  ['what two games need', '/src/table/host.ts', 'race'],
  ['and what that needs', '/src/table/clock.ts', 'race'],
  ['what one game needs', '/src/web/chess/board.ts', 'chess-race'],
  ['what only the set-up needs', '/src/web/chess/setup/form.ts', 'chess-setup'],
  ['what belongs to no part', '/src/web/rules.ts', null],
  ['a language of the first page', '/content/house/words/de/web.json', 'home-de'],
  ['of every race', '/content/house/words/de/refusals.json', 'race-de'],
  ['of one game', '/content/chess/words/cs/screen.json', 'chess-cs'],
  ['words that few screens load', '/content/chess/words/cs/guide.json', null],
])('%s', (_, id, file) => expect(fileOf(id)).toBe(file));
