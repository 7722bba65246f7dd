import path from 'node:path';
import type { Rolldown } from 'vite';
import { GAMES, isExample } from '../src/kit/ids.ts';

const source = path.join(import.meta.dirname, '../src');

const games = GAMES.map(({ id }) => id);

/** Those that the first screens are made for; an example comes whole when it is asked for. */
const offered = GAMES.filter((game) => !isExample(game)).map(({ id }) => id);

const inEachGame = (file: string): string[] => offered.map((game) => `games/${game}/${file}`);

/** What each screen is made of from the start; chunks loaded later are separate parts. */
const SCREENS = {
  home: ['home/HomeScreen.tsx', ...inEachGame('home/index.ts'), ...inEachGame('words/kit.ts')],
  table: ['app/PlayScreen.tsx', 'replay/player.ts', ...inEachGame('index.ts'), ...inEachGame('words/kit.ts')],
};

const OF_A_GAME = new RegExp(`(?:games|packages|examples|game-data)[\\\\/](${games.join('|')})(?:[\\\\/]|$)`);

/** Needed to open a file; not by any screen. */
const SCHEMAS =
  /[\\/](?:node_modules[\\/]zod[\\/]|packages[\\/](?:protocol[\\/]src[\\/](?!choices|patch)|hexmap[\\/]src[\\/]schema|kernel[\\/]src[\\/](?:players-schema|problems|replay-schema)\b))/;

/** What opens positions: an engine asks for it when it needs it. */
export const FOR_POSITIONS = [
  ...[...offered, 'open', 'load'].map((name) => `game/${name}`),
  ...['load', 'check', 'check-state', 'schema', 'form', 'words', 'frame-schema'].map(
    (name) => `position/${name}`,
  ),
  'position/frames/[\\w-]+',
];

/** Modules of the packages whose path ends with one of these, in any folder. */
export const modulesAt = (packages: string, files: readonly string[]): RegExp =>
  new RegExp(
    `[\\\\/](?:packages|examples)[\\\\/]${packages}[\\\\/]src[\\\\/](?:.*[\\\\/])?(?:${files.join('|').replaceAll('/', '[\\\\/]')})\\.ts$`,
  );

const POSITIONS = modulesAt(`(?:${games.join('|')})`, FOR_POSITIONS);
const BOTS =
  /[\\/](?:packages|examples)[\\/](?:bots[\\/]src[\\/](?!bot\.ts|levels[\\/](?:ids|strongest)\.ts)|[\w-]+[\\/]src[\\/]bots[\\/])/;

/** A module as the bundler names it: with slashes, on every system. */
export const idIn = (folder: string, file: string): string => `${folder.replaceAll('\\', '/')}/${file}`;

type Look = (module: string) => Rolldown.ModuleInfo | null;

function reachedFrom(files: readonly string[], look: Look): ReadonlySet<string> {
  const found = new Set<string>();
  const open = files.map((file) => idIn(source, file));
  for (let module = open.pop(); module !== undefined; module = open.pop()) {
    if (found.has(module)) continue;
    found.add(module);
    open.push(...(look(module)?.importedIds ?? []));
  }
  return found;
}

/** One part for what both screens share, one per screen, and the same again per game: `dragon-rage-table`. */
function partNamer() {
  let reached: { readonly home: ReadonlySet<string>; readonly table: ReadonlySet<string> } | undefined;
  return (module: string, look: Look): string | null => {
    if (SCHEMAS.test(module)) return null;
    reached ??= { home: reachedFrom(SCREENS.home, look), table: reachedFrom(SCREENS.table, look) };
    const whose = OF_A_GAME.exec(module)?.[1] ?? 'screens';
    if (!reached.home.has(module)) return reached.table.has(module) ? `${whose}-table` : null;
    return reached.table.has(module) ? whose : `${whose}-home`;
  };
}

const partOf = partNamer();

/**
 * How the scripts of the page are split. By default the bundler makes a file for every set of screens that
 * share something: dozens of small ones, which compress badly. No part has two games: only the current one is
 * loaded.
 */
export const parts: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'core', tags: ['$initial'], priority: 2 },
    {
      debugName: 'by screen and game',
      name: (module, context) => partOf(module, (id) => context.getModuleInfo(id)),
      priority: 1,
    },
  ],
};

const engines = inEachGame('engine.ts');

/** One part for each game's engine, and one for what all of them and their host have. */
function engineNamer() {
  let reached: ReadonlySet<string> | undefined;
  return (module: string, look: Look): string | null => {
    // The worker that paints the ground has no engine.
    if (engines.some((file) => look(idIn(source, file)) === null)) return null;
    if (POSITIONS.test(module) || BOTS.test(module)) return null;
    reached ??= reachedFrom(engines, look);
    if (!reached.has(module)) return null;
    return `engine-${OF_A_GAME.exec(module)?.[1] ?? 'core'}`;
  };
}

const engineOf = engineNamer();

export const engineParts: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    {
      debugName: 'by engine',
      name: (module, context) => engineOf(module, (id) => context.getModuleInfo(id)),
    },
  ],
};
