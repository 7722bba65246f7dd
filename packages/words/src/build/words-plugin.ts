import path from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language, languageOf } from '../language.ts';
import { catalogueFiles, mergedCatalogue } from './catalogue-files.ts';
import { compiled } from './compiled.ts';

/** Messages that are loaded together: the folders that have them, by the name of the volume (`web/common`). */
export type Volumes = Readonly<Record<string, readonly string[]>>;

const WORDS = 'virtual:hexwyrm-words/';
const VOLUMES = 'virtual:hexwyrm-volumes/';

/** Loaders of all volumes of an app: `{ common: { en: () => import(…), … }, … }`. */
function loadersOf(app: string, volumes: Volumes): string {
  const names = Object.keys(volumes).filter((name) => name.startsWith(`${app}/`));
  const loader = (name: string, language: Language) =>
    `${language}: () => import(${JSON.stringify(`${WORDS}${name}/${language}`)})`;
  const volume = (name: string) =>
    `${JSON.stringify(name.slice(app.length + 1))}: { ${LANGUAGES.map((language) => loader(name, language)).join(', ')} }`;
  return `export const volumes = { ${names.map(volume).join(',\n')} };`;
}

interface Source {
  readonly code: string;
  /** What it was made from. */
  readonly files: readonly string[];
}

/**
 * The source of a virtual module: `virtual:hexwyrm-words/web/common/fr` has the messages of a volume in one
 * language, merged and parsed; `virtual:hexwyrm-volumes/web` the loaders of all volumes of an app. Null for
 * any other module.
 */
export function volumeSource(id: string, volumes: Volumes): Source | null {
  if (id.startsWith(VOLUMES)) return { code: loadersOf(id.slice(VOLUMES.length), volumes), files: [] };
  if (!id.startsWith(WORDS)) return null;
  const name = id.slice(WORDS.length);
  const language = languageOf(path.posix.basename(name));
  const folders = volumes[path.posix.dirname(name)];
  if (language === null || folders === undefined) return null;
  const files = catalogueFiles(folders, language);
  const messages = JSON.stringify(compiled(mergedCatalogue(files)));
  return { code: `export const messages = JSON.parse(${JSON.stringify(messages)});`, files };
}

/** Merges the messages of each volume when it is built. */
export function wordsPlugin(volumes: Volumes): Plugin {
  return {
    name: 'hexwyrm-words',
    resolveId: (id) => (id.startsWith(WORDS) || id.startsWith(VOLUMES) ? `\0${id}` : null),
    load(id) {
      const source = id.startsWith('\0') ? volumeSource(id.slice(1), volumes) : null;
      for (const file of source?.files ?? []) this.addWatchFile(file);
      return source?.code;
    },
  };
}
