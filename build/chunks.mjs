import { dirname, join } from 'node:path';

/**
 * What of the page's script travels together. Left alone the bundler makes a file of every handful of modules that some screens share: 45 of them for the
 * home page, each with a head of its own on the wire. Here what is needed together is one file, and nobody fetches what his screen does not need.
 */

/** A game's rules and screens bear its name; the house's parts are fetched on the way into every game. */
const GAME = '(\\w+)';

/**
 * The way into a race, in order, each part with the sources by which it begins. A module goes with the first part that needs it; what several games need
 * of a part goes with the house's.
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

/** By the part that asks for them, the catalogues that go with it: one file a language. */
const WORDS = /content\/(\w+)\/words\/(\w\w)\/([\w-]+)\.json$/;
/** @type {Readonly<Record<string, string | undefined>>} */
const CATALOGUES = {
  ...{ 'house/web': 'home', 'house/nouns': 'home', card: 'home' },
  ...{ 'house/around': 'race', 'house/refusals': 'race', race: 'race', screen: 'race' },
};

/** @typedef {{ getModuleInfo(id: string): { importedIds: readonly string[], code?: string | null } | null }} Graph */
/** @typedef {{ part: string, game: string | null, name: string }} File a game's own, or (null) the house's */

/**
 * The files, for the bundler: an earlier part takes what it needs before a later one can, the house before a game.
 * @param {readonly string[]} sources every module that a part may begin with
 */
export function fileGroups(sources) {
  /** @type {Map<string, File> | undefined} */
  let files;
  return PARTS.flatMap(({ part }, i) =>
    [true, false].map((house, j) => ({
      priority: 2 * (PARTS.length - i) - j,
      name: (/** @type {string} */ id, /** @type {Graph} */ graph) => {
        files ??= filesOf(sources, graph);
        const file = wordFileOf(id) ?? files.get(id);
        return file?.part === part && (file.game === null) === house ? file.name : null;
      },
    })),
  );
}

/**
 * @param {string} id
 * @returns {File | undefined}
 */
function wordFileOf(id) {
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
 * A module and all that it cannot be without. Of a room's front door (`index.ts`) only what is asked for by name comes along.
 * @param {string} source
 * @param {Graph} graph
 */
function closure(source, graph) {
  const all = new Set([source]);
  // what is behind a door was found where somebody asked at it
  for (const id of all) if (id === source || !isDoor(id)) for (const needed of neededBy(id, graph)) all.add(needed);
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
  return importedIds.flatMap((needed) => (isDoor(needed) ? behind(needed, names.get(needed), graph) : [needed]));
}

/** @param {string} id */
const isDoor = (id) => /src\/.*\/index\.ts$/.test(id);

/**
 * The modules from which a door hands on these names, and the door itself.
 * @param {string} door
 * @param {readonly string[] | undefined} names undefined: all that it has
 * @param {Graph} graph
 * @returns {readonly string[]}
 */
function behind(door, names, graph) {
  const { importedIds = [], code = '' } = graph.getModuleInfo(door) ?? {};
  /** @type {Map<string, string>} */
  const handedOn = new Map();
  for (const [from, exported] of importsIn(code ?? '', door)) for (const name of exported) handedOn.set(name, from);
  // one that does more than hand on is needed with all that it needs
  if (names === undefined || names.some((name) => !handedOn.has(name))) return [door, ...importedIds];
  const froms = [...new Set(names.map((name) => handedOn.get(name) ?? door))];
  return [
    door,
    ...froms.flatMap((from) =>
      isDoor(from)
        ? behind(
            from,
            names.filter((name) => handedOn.get(name) === from),
            graph,
          )
        : [from],
    ),
  ];
}

/**
 * Which names a module of ours imports, or hands on, from which of our files.
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
