// Looks through all messages: the same names and arguments in all languages, readable, well set, asked for, each once.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@hexwyrm/words';
import {
  areasIn,
  argumentsOf,
  faultsOf,
  namesIn,
  namesTwice,
  strayNames,
  typographyFaults,
  unusedIn,
  wordingFaults,
} from '@hexwyrm/words/check';
import manifest from '../games.json' with { type: 'json' };
import { type Arguments, callFaults, messageCalls } from './message-calls.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const FOLDERS = ['packages', 'examples', 'apps'];
const games = manifest.map(({ id }) => id);
const areas = areasIn(root, FOLDERS, games);

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /[\\/]src[\\/].*\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$|node_modules/.test(file),
    )
    .map((file) => ({
      file: `${folder}/${file.replaceAll('\\', '/')}`,
      text: readFileSync(join(root, folder, file), 'utf8'),
    })),
);
const asked = namesIn(sources.map(({ text }) => text));

let faults = 0;
report('messages', [...namesTwice(areas), ...strayNames(areas)]);
for (const { name, read } of areas) {
  const original = read('en');
  report(
    `${name}en.json`,
    unusedIn(original, asked).map((id) => `${id}: nobody asks for it`),
  );
  for (const language of LANGUAGES) {
    const catalogue = read(language);
    report(`${name}${language}.json`, [
      ...faultsOf(original, catalogue),
      ...typographyFaults(language, catalogue),
      ...wordingFaults(language, catalogue),
    ]);
  }
}
const neededIn = new Map<string, Arguments>();
for (const { file, text } of sources) {
  const game = games.find((id) => file.includes(`/${id}/`)) ?? '';
  const needed = neededIn.get(game) ?? argumentsFor(game);
  neededIn.set(game, needed);
  for (const call of messageCalls(file, text)) report(`${file}:${call.line}`, callFaults(call, needed));
}
const count = areas.reduce((sum, { read }) => sum + Object.keys(read('en')).length, 0);
console.log(`${count} messages in ${LANGUAGES.length} languages, ${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;

/** What each message needs in every language; a game has messages of its own. */
function argumentsFor(game: string): Arguments {
  const needed = new Map<string, Set<string>>();
  for (const area of areas.filter((one) => game === '' || one.game === game || one.game === ''))
    for (const language of LANGUAGES)
      for (const [id, message] of Object.entries(area.read(language)))
        needed.set(id, new Set([...(needed.get(id) ?? []), ...argumentsOf(message)]));
  return needed;
}

function report(file: string, found: readonly string[]): void {
  faults += found.length;
  for (const fault of found) console.log(`${file}  ${fault}`);
}
