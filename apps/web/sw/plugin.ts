import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { GAMES, isExample } from '../src/kit/ids.ts';

const EXAMPLES = GAMES.filter(isExample).map(({ id }) => id);
const OF_AN_EXAMPLE = new RegExp(`[\\\\/](?:${EXAMPLES.join('|')})[\\\\/.]`);

/** Made of nothing but an example, which is fetched when it is played. */
function isOfExample(file: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean {
  const sources = file.type === 'chunk' ? file.moduleIds : file.originalFileNames;
  return sources.length > 0 && sources.every((source) => OF_AN_EXAMPLE.test(source));
}

/** Writes the service worker of a build: it lists every file, so one visit caches the whole game. */
export function serviceWorker(): Plugin {
  let publicFolder = '';
  return {
    name: 'hexwyrm-service-worker',
    apply: 'build',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const hash = createHash('sha256');
        const files = new Set(['./']);
        for (const file of Object.values(bundle)) {
          hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
          if (!/\.(map|woff)$/.test(file.fileName) && file.fileName !== 'index.html' && !isOfExample(file))
            files.add(`./${file.fileName}`);
        }
        for (const name of filesUnder(publicFolder)) {
          hash.update(name).update(fs.readFileSync(path.join(publicFolder, name)));
          // Screenshots are for people who do not have the game yet.
          if (!name.startsWith('screenshots/')) files.add(`./${name}`);
        }
        const template = fs.readFileSync(path.join(import.meta.dirname, 'offline.js'), 'utf8');
        const source = template
          .replace('__VERSION__', hash.digest('hex').slice(0, 16))
          .replace('__FILES__', JSON.stringify([...files], null, 2));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

function filesUnder(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}
