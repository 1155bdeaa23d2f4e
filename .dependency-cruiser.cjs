const { readdirSync } = require('node:fs');

/** The stairs: downstairs only, rooms on one floor do not meet, a room is entered by its index. The compiler keeps the same walls by project references. */

/** Which rooms each room may use. */
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
  cli: ['kit', 'words', 'course', 'board-art', 'scenario', 'games', 'bots', 'analysis', 'table', 'puzzles'],
  server: ['kit', 'words', 'protocol', 'course', 'games', 'bots', 'table'],
  web: ['kit', 'words', 'protocol', 'course', 'board-art', 'scenario', 'games', 'bots', 'analysis', 'table', 'puzzles'],
};

/** The folders of the games, below games/, bots/, analysis/, puzzles/, web/ and cli/. */
const GAMES = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .join('|');

const stairs = Object.entries(MAY_USE).map(([room, used]) => ({
  name: `stairs-${room}`,
  comment: `${room} may use ${used.length > 0 ? used.join(', ') : 'no other room'}: move what is needed downstairs, or pass it in.`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: [room, ...used].map((name) => `^src/${name}/`) },
}));

module.exports = {
  forbidden: [
    ...stairs,
    {
      name: 'enter-by-index',
      comment:
        'A room is entered by its index.ts; so are a game, its scenarios, which a race does without, its bots, and how they judge, which a race does without; the types of course/graph.ts may be taken directly.',
      severity: 'error',
      from: { path: '^src/([^/]+)/' },
      to: {
        path: '^src/[^/]+/',
        pathNot: [
          '^src/$1/',
          '^src/[^/]+/index\\.ts$',
          '^src/games/[^/]+/(scenario/)?index\\.ts$',
          '^src/bots/[^/]+/(judging/)?index\\.ts$',
          '^src/course/graph\\.ts$',
        ],
      },
    },
    {
      name: 'games-do-not-meet',
      comment: 'Each game is a folder of its own; deleting it breaks one line of games/index.ts.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'enter-game-by-index',
      comment: 'A game is entered by its index.ts.',
      severity: 'error',
      from: { path: '^src/games/index\\.ts$' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/[^/]+/index\\.ts$' },
    },
    {
      name: 'nobody-knows-the-game',
      comment:
        'Only the lists of games and what a game owns itself (its bots, its side of the analysis, its screens, its side of the command line) know which game they hold.',
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
          '^src/cli/sides\\.ts$',
        ],
      },
      to: { path: `^src/(games|bots|analysis|puzzles|web|cli)/(${GAMES})/` },
    },
    {
      name: 'rooms-of-games-do-not-meet',
      comment: 'What belongs to one game never needs the other.',
      severity: 'error',
      from: { path: `^src/(?:bots|analysis|puzzles|web|cli)/(${GAMES})/` },
      to: { path: `^src/(?:games|bots|analysis|puzzles|web|cli)/(${GAMES})/`, pathNot: '^src/(?:games|bots|analysis|puzzles|web|cli)/$1/' },
    },
    {
      name: 'no-cycle',
      comment: 'No cycles, not even of types. (A component that shows itself inside itself, as a list in a list, is none.)',
      severity: 'error',
      from: { path: '^(.+)$' },
      to: { circular: true, pathNot: '^$1$' },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
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
