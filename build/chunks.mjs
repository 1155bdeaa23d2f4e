import { dirname, join } from 'node:path';

/**
 * Which modules of the page are bundled into one file. By itself the bundler makes a file of each set of modules that some screens share, 45 for the home page, and
 * each costs a request. Here modules that are needed together are one file, and no screen loads what it does not need.
 */

/** The name of a game, as the folder of its rules and screens. */
const GAME = '(\\w+)';

/**
 * The parts of the page in the order in which a visitor reaches them, each with its entry modules. A module belongs to the first part that needs it. What several
 * games need in a part is shared by all games.
 */
const PARTS = [
  { part: 'home', begins: [/src\/web\/main\.ts$/, new RegExp(`src/web/${GAME}/setup/Card\\.svelte$`)] },
  {
    part: 'race',
    begins: [
      ...[`src/games/${GAME}/index\\.ts$`, `src/web/${GAME}/index\\.ts$`],
      ...['Race.svelte', 'setup/quick.ts', 'learn/Meetings.svelte'].map((file) => `src/web/${GAME}/${file.replace('.', '\\.')}$`),
    ].map((source) => new RegExp(source)),
  },
  { part: 'setup', begins: [new RegExp(`src/web/${GAME}/setup/Setup\\.svelte$`)] },
];

/** Catalogues of words, which go with the part that loads them, one file for each language. */
const WORDS = /content\/(\w+)\/words\/(\w\w)\/([\w-]+)\.json$/;
/** Lists of all catalogues of a language. */
const LISTS = /src\/web\/lib\/catalogues\/(\w\w)\.ts$/;
/** @type {Readonly<Record<string, string | undefined>>} */
const CATALOGUES = {
  ...{ 'house/web': 'home', 'house/nouns': 'home', card: 'home' },
  ...{ 'house/around': 'race', 'house/refusals': 'race', race: 'race', screen: 'race' },
};

/** @typedef {{ getModuleInfo(id: string): { importedIds: readonly string[], code?: string | null } | null }} Graph */
/** @typedef {{ part: string, game: string | null, name: string }} File of one game, or of all games (null) */

/**
 * The files as groups for the bundler. An earlier part has priority over a later one, and a shared file over the file of a game.
 * @param {readonly string[]} sources all modules that may be an entry of a part
 */
export function fileGroups(sources) {
  /** @type {Map<string, File> | undefined} */
  let files;
  return PARTS.flatMap(({ part }, i) =>
    [true, false].map((isShared, j) => ({
      priority: 2 * (PARTS.length - i) - j,
      name: (/** @type {string} */ id, /** @type {Graph} */ graph) => {
        files ??= filesOf(sources, graph);
        const file = wordFileOf(id) ?? files.get(id);
        return file?.part === part && (file.game === null) === isShared ? file.name : null;
      },
    })),
  );
}

/**
 * @param {string} id
 * @returns {File | undefined}
 */
function wordFileOf(id) {
  const [, listed] = LISTS.exec(id) ?? [];
  if (listed !== undefined) return { part: 'home', game: null, name: `home-${listed}` };
  const [, owner = '', language, catalogue = ''] = WORDS.exec(id) ?? [];
  const part = CATALOGUES[`${owner}/${catalogue}`] ?? CATALOGUES[catalogue];
  if (part === undefined) return undefined;
  const game = part === 'home' || owner === 'house' ? null : owner;
  return { part, game, name: `${game ?? part}-${language}` };
}

/**
 * @param {readonly string[]} sources
 * @param {Graph} graph
 */
function filesOf(sources, graph) {
  /** @type {Map<string, File>} */
  const files = new Map();
  for (const { part, begins } of PARTS) {
    /** @type {Map<string, Set<string>>} by module, the games that need it */
    const needed = new Map();
    for (const source of sources) {
      const [begin] = begins.flatMap((each) => each.exec(source) ?? []);
      if (begin === undefined) continue;
      const game = begins.map((each) => each.exec(source)?.[1]).find((name) => name !== undefined) ?? '';
      for (const id of closure(source, graph)) needed.set(id, (needed.get(id) ?? new Set()).add(game));
    }
    for (const [id, games] of needed) {
      if (files.has(id)) continue;
      const [game = ''] = games;
      const shared = part === 'home' || games.size > 1;
      files.set(id, { part, game: shared ? null : game, name: shared ? part : `${game}-${part}` });
    }
  }
  return files;
}

/**
 * A module and all modules that it imports. From an index.ts only the modules of the imported names are taken.
 * @param {string} source
 * @param {Graph} graph
 */
function closure(source, graph) {
  const all = new Set([source]);
  // the imports of an index.ts are found with the module that imports it
  for (const id of all) if (id === source || !isIndex(id)) for (const needed of neededBy(id, graph)) all.add(needed);
  return all;
}

/**
 * @param {string} id
 * @param {Graph} graph
 * @returns {readonly string[]}
 */
function neededBy(id, graph) {
  const { importedIds = [], code = '' } = graph.getModuleInfo(id) ?? {};
  const names = importsIn(code ?? '', id);
  return importedIds.flatMap((needed) => (isIndex(needed) ? exportedFrom(needed, names.get(needed), graph) : [needed]));
}

/** @param {string} id */
const isIndex = (id) => /src\/.*\/index\.ts$/.test(id);

/**
 * The modules from which an index.ts exports these names, and the index.ts itself.
 * @param {string} index
 * @param {readonly string[] | undefined} names undefined for all its exports
 * @param {Graph} graph
 * @returns {readonly string[]}
 */
function exportedFrom(index, names, graph) {
  const { importedIds = [], code = '' } = graph.getModuleInfo(index) ?? {};
  /** @type {Map<string, string>} */
  const origins = new Map();
  for (const [from, exported] of importsIn(code ?? '', index)) for (const name of exported) origins.set(name, from);
  // an index.ts with code of its own is needed with all its imports
  if (names === undefined || names.some((name) => !origins.has(name))) return [index, ...importedIds];
  const froms = [...new Set(names.map((name) => origins.get(name) ?? index))];
  return [
    index,
    ...froms.flatMap((from) =>
      isIndex(from)
        ? exportedFrom(
            from,
            names.filter((name) => origins.get(name) === from),
            graph,
          )
        : [from],
    ),
  ];
}

/**
 * The names that one of our modules imports or exports, by the file that they come from.
 * @param {string} code
 * @param {string} id
 */
function importsIn(code, id) {
  /** @type {Map<string, string[]>} */
  const names = new Map();
  for (const [, list = '', from = ''] of code.matchAll(/^\s*(?:import|export)\s*\{([^}]*)\}\s*from\s*['"](\.[^'"]+)['"]/gm)) {
    const file = join(dirname(id), from);
    const values = list.split(',').map((name) => name.trim());
    const plain = values.filter((name) => name !== '' && !name.startsWith('type ')).map((name) => name.replace(/ as .*$/, ''));
    names.set(file, [...(names.get(file) ?? []), ...plain]);
  }
  return names;
}
