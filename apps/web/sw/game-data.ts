import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { GAMES } from '../src/kit/ids.ts';

const root = path.join(import.meta.dirname, '../../..');

const PREFIX = '\0hexwyrm-game-data/';

const DATA = /[\\/](?:packages|examples)[\\/]([\w-]+)[\\/]data[\\/]([\w-]+)\.json$/;

/** In bytes; smaller ones travel with the script that reads them. */
const LARGE = 3_000;

/** Words come by language (rules-plugin.ts). */
const WORDS = ['clauses', 'rules-text'];

/**
 * Notes for readers of a file, by its name: the sources of figures and their alternatives. Elsewhere a key of
 * the same name is data: corrections are checked against all of it.
 */
const NOTES: Readonly<Record<string, readonly string[]>> = {
  units: ['about', 'fields', 'reason', 'confidenceBy', 'alternatives', 'code'],
};

/** What a data file says, without its notes. */
function withoutNotes(name: string, text: string): unknown {
  const notes = NOTES[name] ?? [];
  return JSON.parse(text, (key, value) => (notes.includes(key) ? undefined : value));
}

/** The large files of a game by name: its maps and units. */
function largeFilesOf(game: string): Map<string, string> {
  const known = GAMES.find(({ id }) => id === game);
  if (known === undefined) return new Map();
  const folder = path.join(root, known.folder, 'data');
  const names = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.json') && fs.statSync(path.join(folder, file)).size >= LARGE)
    .map((file) => path.basename(file, '.json'))
    .filter((name) => !WORDS.includes(name));
  return new Map(names.map((name) => [name, path.join(folder, `${name}.json`)]));
}

/**
 * The maps and units of a game as a file of their own: the page and the engine's worker both read it, and a
 * browser fetches it once for both. Importers wait for it, as for a script.
 */
export function gameData(): Plugin {
  return {
    name: 'hexwyrm-game-data',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? id : null),
    load(id) {
      if (id.startsWith(PREFIX)) {
        const game = id.slice(PREFIX.length);
        const data = [...largeFilesOf(game)].map(([name, file]) => [
          name,
          withoutNotes(name, fs.readFileSync(file, 'utf8')),
        ]);
        const source = JSON.stringify(Object.fromEntries(data));
        const file = this.emitFile({ type: 'asset', name: `${game}.json`, source });
        return `const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file});
if (!answer.ok) throw new Error(\`no game data: \${answer.status}\`);
export const data = await answer.json();`;
      }
      const [, game = '', name = ''] = DATA.exec(id) ?? [];
      if (game === '' || !largeFilesOf(game).has(name)) return null;
      const code = `import { data } from ${JSON.stringify(PREFIX + game)};
export default data[${JSON.stringify(name)}];`;
      return { code, moduleType: 'js' };
    },
  };
}
