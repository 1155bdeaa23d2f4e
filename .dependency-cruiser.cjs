const { readdirSync } = require('node:fs');

/**
 * The layers of src/: imports go down only, modules of one layer do not import each other, and a module is imported by its index.ts. The compiler checks the
 * same boundaries by project references.
 */

/** The layers that each layer may import. */
const MAY_USE = {
  kit: [],
  words: [],
  protocol: ['kit'],
  course: ['kit'],
  'board-art': ['course'],
  scenario: ['kit'],
  games: ['kit', 'course', 'scenario'],
  bots: ['kit', 'games'],
  analysis: ['kit', 'games', 'bots'],
  table: ['kit', 'protocol'],
  puzzles: ['kit', 'games', 'bots', 'table'],
  package: ['kit', 'words', 'games', 'table'],
  cli: ['kit', 'words', 'course', 'board-art', 'scenario', 'games', 'bots', 'analysis', 'table', 'puzzles'],
  server: ['kit', 'words', 'protocol', 'course', 'games', 'bots', 'table'],
  web: ['kit', 'words', 'protocol', 'course', 'board-art', 'scenario', 'games', 'bots', 'analysis', 'table', 'puzzles'],
};

/** The folders of the games, below games/, bots/, analysis/, puzzles/, web/ and cli/. */
const GAMES = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .join('|');

const layers = Object.entries(MAY_USE).map(([layer, used]) => ({
  name: `layers-${layer}`,
  comment: `${layer} may import ${used.length > 0 ? used.join(', ') : 'no other layer'}. Move the shared code to a lower layer, or pass it in.`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: '^src/', pathNot: [layer, ...used].map((name) => `^src/${name}/`) },
}));

module.exports = {
  forbidden: [
    ...layers,
    {
      name: 'import-by-index',
      comment:
        'A layer is imported by its index.ts. So are a game and its bots, and apart from them the scenarios of a game, its companion, its deeds, its positions as numbers and the judging of its bots, which a race does not load. The types of course/graph.ts may be imported directly.',
      severity: 'error',
      from: { path: '^src/([^/]+)/' },
      to: {
        path: '^src/[^/]+/',
        pathNot: [
          '^src/$1/',
          '^src/[^/]+/index\\.ts$',
          '^src/games/[^/]+/(((scenario|companion)/)?index|learning|deeds)\\.ts$',
          '^src/bots/[^/]+/(judging/)?index\\.ts$',
          '^src/course/graph\\.ts$',
        ],
      },
    },
    {
      name: 'games-are-independent',
      comment: 'Each game is a folder of its own. Deleting it breaks one line of games/index.ts.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'import-game-by-index',
      comment: 'A game is imported by its index.ts.',
      severity: 'error',
      from: { path: '^src/games/index\\.ts$' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/[^/]+/index\\.ts$' },
    },
    {
      name: 'shared-code-knows-no-game',
      comment: 'Only the lists of games and the folders of a game (its bots, analysis, screens, commands) import a game.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '^src/games/',
          `^src/(bots|analysis|puzzles|web|cli)/(${GAMES})/`,
          '^src/bots/index\\.ts$',
          '^src/analysis/index\\.ts$',
          '^src/puzzles/sides\\.ts$',
          '^src/web/games\\.ts$',
          '^src/package/games\\.ts$',
          '^src/cli/sides\\.ts$',
        ],
      },
      to: { path: `^src/(games|bots|analysis|puzzles|web|cli)/(${GAMES})/` },
    },
    {
      name: 'modules-of-games-are-independent',
      comment: 'A module of one game never imports one of another game.',
      severity: 'error',
      from: { path: `^src/(?:bots|analysis|puzzles|web|cli)/(${GAMES})/` },
      to: { path: `^src/(?:games|bots|analysis|puzzles|web|cli)/(${GAMES})/`, pathNot: '^src/(?:games|bots|analysis|puzzles|web|cli)/$1/' },
    },
    {
      name: 'no-cycle',
      comment: 'No cycles, not even of types. A component may contain itself, as a list in a list.',
      severity: 'error',
      from: { path: '^(.+)$' },
      to: { circular: true, pathNot: '^$1$' },
    },
    {
      name: 'resolvable',
      comment: 'An import of a file that does not exist. `build/package.mjs` writes the texts of the package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^\\./(content|words)\\.js$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.mjs', '.svelte', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'svelte', 'default'],
    },
  },
};
