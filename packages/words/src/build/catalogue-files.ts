import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '../language.ts';

/** Messages by name, as ICU text. */
export type Catalogue = Readonly<Record<string, string>>;

/** `fr.json` in a folder of messages, or `words.fr.json` beside the code that it belongs to. */
const nameIn = (language: Language): RegExp => new RegExp(`(?:^|[\\\\/])(?:words\\.)?${language}\\.json$`);

/** The files with messages in a language, in these folders and all folders below them. */
export function catalogueFiles(folders: readonly string[], language: Language): readonly string[] {
  const wanted = nameIn(language);
  return folders
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => wanted.test(file))
        .sort()
        .map((file) => path.join(folder, file)),
    );
}

export const readCatalogue = (file: string): Catalogue => JSON.parse(fs.readFileSync(file, 'utf8'));

/** All messages of some files as one catalogue; a name in two of them is an error. */
export function mergedCatalogue(files: readonly string[]): Catalogue {
  const merged: Record<string, string> = {};
  const fileOf = new Map<string, string>();
  for (const file of files)
    for (const [id, message] of Object.entries(readCatalogue(file))) {
      const other = fileOf.get(id);
      if (other !== undefined) throw new Error(`${id} is in ${other} and in ${file}`);
      fileOf.set(id, file);
      merged[id] = message;
    }
  return merged;
}
