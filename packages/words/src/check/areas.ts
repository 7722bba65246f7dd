import fs from 'node:fs';
import path from 'node:path';
import { type Catalogue, readCatalogue } from '../build/catalogue-files.ts';
import { LANGUAGES, type Language } from '../language.ts';

/** Messages that are kept together: a file for each language. */
export interface Area {
  /** Where its files are, up to the language: `packages/dragon-pass/words/`. */
  readonly name: string;
  /** The game that alone says them, otherwise nothing. */
  readonly game: string;
  /** The messages as they are written; none where the file is missing. */
  read(language: Language): Catalogue;
}

/** `messages/home/fr.json`, `words.fr.json`. */
const FILE = new RegExp(
  `^(.*[\\\\/](?:words[\\\\/.]|messages[\\\\/](?:.*[\\\\/])?))(?:${LANGUAGES.join('|')})\\.json$`,
);

const OF_A_GAME = /^(?:packages|examples|apps\/[\w-]+\/src\/games)\/([\w-]+)\//;

/** Every area of messages below the folders of a repository, by name. */
export function areasIn(root: string, folders: readonly string[], games: readonly string[]): readonly Area[] {
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => !/(^|[\\/])(node_modules|dist)[\\/]/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const names = new Set(files.flatMap((file) => FILE.exec(file)?.[1]?.replaceAll('\\', '/') ?? []));
  return [...names].sort().map((name) => ({
    name,
    game: games.find((game) => OF_A_GAME.exec(name)?.[1] === game) ?? '',
    read(language) {
      const file = path.join(root, `${name}${language}.json`);
      return fs.existsSync(file) ? readCatalogue(file) : {};
    },
  }));
}

/** Names that two areas have, where both are heard on one page: the same in two games is none of them. */
export function namesTwice(areas: readonly Area[]): readonly string[] {
  const heard = new Map<string, Area[]>();
  const faults: string[] = [];
  for (const area of areas)
    for (const id of Object.keys(area.read('en'))) {
      const others = heard.get(id) ?? [];
      const other = others.find(({ game }) => game === '' || area.game === '' || game === area.game);
      if (other) faults.push(`${id}: in ${other.name}en.json and in ${area.name}en.json`);
      heard.set(id, [...others, area]);
    }
  return faults;
}

/** The messages of a game are named after its things; any other area has a prefix of its own: `home.`. */
export function strayNames(areas: readonly Area[]): readonly string[] {
  const owners = new Map<string, string>();
  const prefixOf = (id: string): string => id.slice(0, id.indexOf('.') + 1);
  return areas
    .filter(({ name }) => !/^(packages|examples)\//.test(name))
    .flatMap(({ name, game, read }) => {
      const ids = Object.keys(read('en'));
      const [own = ''] = ids.map(prefixOf);
      const owner = owners.get(`${game} ${own}`);
      owners.set(`${game} ${own}`, name);
      const strays = ids
        .filter((id) => prefixOf(id) !== own)
        .map((id) => `${name}: ${id} does not begin with ${own}`);
      return owner === undefined ? strays : [...strays, `${name}: ${own} is the prefix of ${owner}`];
    });
}
