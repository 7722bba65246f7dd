// Looks through the messages of every area: the same names and arguments in all languages, readable, well set, used once.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  argumentsOf,
  type Catalogue,
  faultsOf,
  typographyFaults,
  unusedIn,
} from '../apps/web/src/i18n/catalogue.ts';
import { LANGUAGES } from '../apps/web/src/i18n/language.ts';
import { wordingFaults } from '../apps/web/src/i18n/wording.ts';
import { type Arguments, callFaults, messageCalls } from './message-calls.ts';

const sourceRoot = fileURLToPath(new URL('../apps/web/src/', import.meta.url));
const messagesRoot = join(sourceRoot, 'i18n/messages');

const sources = readdirSync(sourceRoot, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(sourceRoot, file), 'utf8') }));
const texts = sources.map(({ text }) => text);

/** A folder for each part of the screen, with a file for each language. */
const areas = readdirSync(messagesRoot, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What a game says is named after its things: `unit.HERO`, `event.fell`. Two games may have the same names: no page speaks of both. */
const GAMES: ReadonlySet<string> = new Set(['dragon-rage', 'dragon-pass']);

let faults = 0;
const areaOf = new Map<string, string>();
for (const area of areas) {
  const original = read(area, 'en');
  const names = Object.keys(original);
  const strays = GAMES.has(area) ? [] : names.filter((id) => !id.startsWith(`${area}.`));
  report(`${area}/en.json`, [
    ...strays.map((id) => `${id}: does not begin with ${area}.`),
    ...names.filter((id) => meets(id, area)).map((id) => `${id}: also in ${areaOf.get(id)}`),
    ...unusedIn(original, texts).map((id) => `${id}: nobody asks for it`),
  ]);
  for (const id of names) areaOf.set(id, area);
  for (const language of LANGUAGES) {
    const catalogue = read(area, language);
    report(`${area}/${language}.json`, [
      ...faultsOf(original, catalogue),
      ...typographyFaults(language, catalogue),
      ...wordingFaults(language, catalogue),
    ]);
  }
}
const neededIn = new Map<string, Arguments>();
for (const { file, text } of sources) {
  const game = /^games\/([\w-]+)\//.exec(file)?.[1] ?? '';
  const needed = neededIn.get(game) ?? argumentsFor(game);
  neededIn.set(game, needed);
  for (const call of messageCalls(file, text)) report(`${file}:${call.line}`, callFaults(call, needed));
}
console.log(`${areaOf.size} messages in ${LANGUAGES.length} languages, ${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;

/** What each message needs, in whatever language; a game has messages of its own. */
function argumentsFor(game: string): Arguments {
  const heard = areas.filter((area) => game === '' || area === game || !GAMES.has(area));
  const needed = new Map<string, Set<string>>();
  for (const area of heard)
    for (const language of LANGUAGES)
      for (const [id, message] of Object.entries(read(area, language)))
        needed.set(id, new Set([...(needed.get(id) ?? []), ...argumentsOf(message)]));
  return needed;
}

function meets(id: string, area: string): boolean {
  const other = areaOf.get(id);
  return other !== undefined && !(GAMES.has(other) && GAMES.has(area));
}

function read(area: string, language: string): Catalogue {
  const file = join(messagesRoot, area, `${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function report(file: string, found: readonly string[]): void {
  faults += found.length;
  for (const fault of found) console.log(`${file}  ${fault}`);
}
