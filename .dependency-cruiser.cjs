// Who may import whom. Dependencies point one way: apps -> host, games -> bots, protocol, wargame -> hexmap, kernel.
const games = require('./games.json').map((game) => ({
  ...game,
  ...require(`./${game.folder}/project.json`),
}));
const ids = games.map(({ id }) => id);
const anyGame = `(?:${ids.join('|')})`;
const engine = `^(packages|examples)/(kernel|hexmap|wargame|league|${ids.join('|')})/`;
const tests = '\\.(test|bench|fixture)\\.ts$';
/** What brings a game's rules to the worker of a table. */
const engineOfTable = '^apps/web/src/games/[^/]+/(engine|league|whole|bots|corrections/examine)\\.ts$';
/** Of the packages of games: printed data, vocabulary, how powers and spells are shown. No rules come with them. */
const withoutRules = [
  '/src/(data|words)/',
  '/src/world/',
  '/src/core/(world/|scenarios\\.ts|state\\.ts|vocabulary\\.ts)',
  '/src/(powers|magic|monsters)/shows\\.ts',
  '/src/setup/(correct-sheet|handicap|known-counters|scenarios)\\.ts',
  '/src/league/record\\.ts',
  '/src/victory/(luck|score)\\.ts',
];
/** Folders of test tables and of the battery: their files serve tests alone. */
const testing = '/src/testing/';
const anyPackage = '^(packages|examples|apps)/';

/** Code in `from` may import nothing of ours but itself and the packages in `allowed`. */
const border = (from, ...allowed) => ({
  name: `border-of-${from}`,
  comment: `${from} may import ${allowed.join(', ') || 'none of our packages'}`,
  severity: 'error',
  from:
    from === 'host' ? { path: '^packages/host/', pathNot: tests } : { path: `^(packages|examples)/${from}/` },
  to: { path: anyPackage, pathNot: `^(packages|examples)/(${[from, ...allowed].join('|')})/` },
});

/** The folders of `root` from the bottom up: code in one imports no folder further up, but for types. */
const layers = (root, folders) => [
  {
    name: `layers-of-${root}`,
    comment: `Every folder of ${root} has its place in the order`,
    severity: 'error',
    from: { path: `^${root}/[^/]+/`, pathNot: [`^${root}/(${folders.join('|')})/`, tests, testing] },
    to: {},
  },
  ...folders.slice(0, -1).map((folder, place) => ({
    name: `layers-of-${root}`,
    comment: `${folder} may import only what is below it: ${folders.slice(0, place).join(', ') || 'nothing'}`,
    severity: 'error',
    from: { path: `^${root}/${folder}/`, pathNot: tests },
    to: {
      path: `^${root}/(${folders.slice(place + 1).join('|')})/`,
      dependencyTypesNot: ['type-only'],
    },
  })),
];

module.exports = {
  forbidden: [
    ...games.flatMap(({ folder, layers: folders }) => (folders ? layers(`${folder}/src`, folders) : [])),
    border('kernel'),
    border('words', 'kernel'),
    border('hexmap'),
    border('wargame', 'hexmap', 'kernel'),
    ...ids.map((game) => border(game, 'wargame', 'bots', 'league', 'hexmap', 'words', 'kernel')),
    border('bots', 'kernel'),
    border('league', 'kernel'),
    border('protocol', 'wargame', 'kernel'),
    border('host', 'bots', 'protocol', 'wargame', 'kernel'),
    ...layers('apps/web/src', [
      'base',
      'kit',
      'storage',
      'i18n',
      'art',
      'theme',
      'ui',
      'engine',
      'board',
      'files',
      'corrections',
      'notes',
      'replay',
      'result',
      'sound',
      'table',
      'curtain',
      'home',
      'league',
      'tutorial',
      'games',
      'app',
      'workers',
    ]),
    ...layers('apps/cli/src', [
      'terminal',
      'games',
      'play',
      'simulation',
      'arena',
      'balance',
      'contests',
      'stdio',
      'commands',
    ]),
    {
      name: 'apps-apart',
      comment: 'An app does not import another app',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'table-knows-no-game',
      comment: 'What belongs to a game lies in games/<game>; all else of the table asks its kit',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: ['^apps/web/src/games/', tests] },
      to: { path: [`^(packages|examples)/${anyGame}/`, `^apps/web/src/games/${anyGame}/`] },
    },
    {
      name: 'table-has-no-rules',
      comment: 'A table asks its host for what the rules say (query); of a game it has data and words alone',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: [engineOfTable, tests, '/testing/'] },
      to: {
        path: `^(packages|examples)/${anyGame}/`,
        pathNot: '/src/(data|words)/index\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'data-has-no-rules',
      comment: 'What a table may have of a game brings no rules along',
      severity: 'error',
      from: { path: `^(packages|examples)/${anyGame}/src/(data|words)/`, pathNot: tests },
      to: {
        path: `^(packages|examples)/${anyGame}/src/`,
        pathNot: withoutRules,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'bots-use-the-contract',
      comment: 'Bots of a game know what it exports to anyone, and no more',
      severity: 'error',
      from: { path: `^((?:packages|examples)/${anyGame}/src)/bots/`, pathNot: tests },
      to: { path: '^$1/', pathNot: ['^$1/bots/', '^$1/index\\.ts$'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'games-apart',
      comment: 'A game at the table does not know the other one',
      severity: 'error',
      from: { path: `^apps/web/src/games/(${anyGame})/` },
      to: { path: [`^(packages|examples)/${anyGame}/`, `^apps/web/src/games/${anyGame}/`], pathNot: '/$1/' },
    },
    {
      name: 'front-door',
      comment:
        'Another package is imported through its src/index.ts only, tests and tools through an index.ts of their own',
      severity: 'error',
      from: { path: '^((?:packages|examples|apps)/[^/]+)/' },
      to: {
        path: anyPackage,
        pathNot: [
          '^$1/',
          '^(packages|examples)/[^/]+/src/((testing|build|check|data|league|words|bots)/)?index\\.ts$',
        ],
      },
    },
    {
      name: 'engine-is-pure',
      comment: 'The engine runs in a browser too: no file system, no network, no clock of Node',
      severity: 'error',
      from: { path: engine, pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-test-code',
      comment: 'Tests import the product, never the other way round',
      severity: 'error',
      from: { path: anyPackage, pathNot: [tests, testing] },
      to: { path: [tests, testing] },
    },
    {
      name: 'no-circles',
      comment: 'No circular imports, unless a type-only import breaks the circle',
      severity: 'error',
      from: { path: anyPackage },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
