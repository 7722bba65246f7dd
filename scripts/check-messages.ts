// Looks through every catalogue of messages: the same names and arguments in all languages, readable, well set, used.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Catalogue, faultsOf, typographyFaults, unusedIn } from '../apps/web/src/i18n/catalogue.ts';
import { LANGUAGES } from '../apps/web/src/i18n/language.ts';

const sourceRoot = fileURLToPath(new URL('../apps/web/src/', import.meta.url));
const files = readdirSync(sourceRoot, { recursive: true, encoding: 'utf8' });

const textOf = (file: string): string => readFileSync(join(sourceRoot, file), 'utf8');

/** A folder with one file for each language is a catalogue. */
const folders = files
  .filter((file) => file.endsWith('en.json'))
  .map((file) => file.slice(0, -'en.json'.length));

const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)).map(textOf);

let faults = 0;
for (const folder of folders) {
  const original: Catalogue = JSON.parse(textOf(`${folder}en.json`));
  for (const language of LANGUAGES) {
    const catalogue: Catalogue = JSON.parse(textOf(`${folder}${language}.json`));
    report(`${folder}${language}.json`, [
      ...faultsOf(original, catalogue),
      ...typographyFaults(language, catalogue),
    ]);
  }
  report(
    `${folder}en.json`,
    unusedIn(original, sources).map((id) => `${id}: nobody asks for it`),
  );
}
console.log(`${folders.length} catalogues in ${LANGUAGES.length} languages, ${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;

function report(file: string, found: readonly string[]): void {
  faults += found.length;
  for (const fault of found) console.log(`${file}  ${fault}`);
}
