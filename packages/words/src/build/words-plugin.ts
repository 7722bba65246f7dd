import path from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language, languageOf } from '../language.ts';
import { catalogueFiles, mergedCatalogue } from './catalogue-files.ts';
import { compiled } from './compiled.ts';

/** Messages that are loaded together: the folders that have them, by the name of the volume (`web/common`). */
export type Volumes = Readonly<Record<string, readonly string[]>>;

const WORDS = 'virtual:hexwyrm-words/';
const VOLUMES = 'virtual:hexwyrm-volumes/';

/** "web/common/fr": which volume, and in which language. */
function askedFor(name: string): { readonly volume: string; readonly language: Language } | null {
  const language = languageOf(path.posix.basename(name));
  return language && { volume: path.posix.dirname(name), language };
}

/** Loaders of all volumes of an app: `{ common: { en: () => import(…), … }, … }`. */
function loadersOf(app: string, volumes: Volumes): string {
  const names = Object.keys(volumes).filter((name) => name.startsWith(`${app}/`));
  const loader = (name: string, language: Language) =>
    `${language}: () => import(${JSON.stringify(`${WORDS}${name}/${language}`)})`;
  const volume = (name: string) =>
    `${JSON.stringify(name.slice(app.length + 1))}: { ${LANGUAGES.map((language) => loader(name, language)).join(', ')} }`;
  return `export const volumes = { ${names.map(volume).join(',\n')} };`;
}

/**
 * `virtual:hexwyrm-words/web/common/fr` has the messages of a volume in one language, merged and parsed;
 * `virtual:hexwyrm-volumes/web` the loaders of all volumes of an app.
 */
export function wordsPlugin(volumes: Volumes): Plugin {
  return {
    name: 'hexwyrm-words',
    resolveId: (id) => (id.startsWith(WORDS) || id.startsWith(VOLUMES) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(`\0${VOLUMES}`)) return loadersOf(id.slice(VOLUMES.length + 1), volumes);
      const asked = id.startsWith(`\0${WORDS}`) ? askedFor(id.slice(WORDS.length + 1)) : null;
      const folders = asked && volumes[asked.volume];
      if (!asked || !folders) return null;
      const files = catalogueFiles(folders, asked.language);
      for (const file of files) this.addWatchFile(file);
      const messages = JSON.stringify(compiled(mergedCatalogue(files)));
      return `export const messages = JSON.parse(${JSON.stringify(messages)});`;
    },
  };
}
