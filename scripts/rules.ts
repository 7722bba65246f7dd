// `npm run rules`: which clauses of the rules have a test that names them. Fails on a clause without a test, and on
// a clause id in sources or tests that is not in the inventory.
//   --summary  a few lines   --json  one object for other programs
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import manifest from '../games.json' with { type: 'json' };
import { type Clause, coverageOf, idsIn, titlesIn } from './clauses.ts';

interface Game {
  readonly name: string;
  readonly folder: string;
  /** What the game's clause ids begin with. */
  readonly prefix: string;
  /** Parts of the inventory that are not played yet. */
  readonly later: readonly Later[];
}

/** Clauses whose ids match, all of them or those that these scenarios need first. */
interface Later {
  readonly what: string;
  readonly reason: string;
  readonly ids: string;
  readonly firstScenarios?: readonly number[];
}

const covers = ({ ids, firstScenarios }: Later, { id, firstScenario = 0 }: Clause): boolean =>
  new RegExp(ids).test(id) && (firstScenarios?.includes(firstScenario) ?? true);

const root = path.resolve(import.meta.dirname, '..');
const readJson = (file: string) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

const games: readonly Game[] = manifest.map(({ id, folder, prefix }) => ({
  name: id,
  folder,
  prefix,
  later: readJson(`${folder}/project.json`).later,
}));

const { values: flags } = parseArgs({
  options: { summary: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
});

const reports = games.map(report);
if (flags.json) {
  console.log(JSON.stringify(Object.fromEntries(reports.map(({ game, coverage }) => [game.name, coverage]))));
} else for (const each of reports) print(each);
for (const { unknown } of reports)
  for (const cited of unknown) console.error(`Not in the inventory: ${cited}`);
const complete = reports.every(
  ({ coverage, unknown }) => coverage.missing.length === 0 && unknown.length === 0,
);
process.exitCode = complete ? 0 : 1;

function report(game: Game) {
  const inventory = clausesOf(game);
  const inScope = inventory.filter((clause) => !game.later.some((part) => covers(part, clause)));
  const tested = new Set(
    filesUnder(game.folder)
      .filter((file) => file.endsWith('.test.ts'))
      .flatMap((file) => titlesIn(fs.readFileSync(file, 'utf8')))
      .flatMap((title) => idsIn(title, game.prefix)),
  );
  return { game, inScope, coverage: coverageOf(inScope, tested), unknown: unknownCitations(game, inventory) };
}

/** `file: id` for each id that sources or tests cite and the inventory does not have. */
function unknownCitations(game: Game, inventory: readonly Clause[]): string[] {
  const known = new Set(inventory.map(({ id }) => id));
  return ['packages', 'examples', 'apps']
    .flatMap(filesUnder)
    .flatMap((file) =>
      [...new Set(idsIn(fs.readFileSync(file, 'utf8'), game.prefix))]
        .filter((id) => !known.has(id))
        .map((id) => `${path.relative(root, file)}: ${id}`),
    );
}

function print({ game, inScope, coverage }: ReturnType<typeof report>): void {
  const { total, tested, missing } = coverage;
  if (!flags.summary) {
    const untested = new Set(missing);
    for (const section of new Set(inScope.map((clause) => clause.section))) {
      const clauses = inScope.filter((clause) => clause.section === section);
      const without = clauses.filter(({ id }) => untested.has(id)).map(({ id }) => id);
      const count = `${clauses.length - without.length}/${clauses.length}`;
      console.log(`${section.padEnd(12)} ${count.padStart(7)}  ${without.join(' ')}`);
    }
  }
  console.log(`${game.name}: ${tested} of ${total} clauses have a test`);
  for (const { what, reason } of game.later) console.log(`  not counted: ${what} (${reason})`);
  if (flags.summary && missing.length > 0) {
    const rest = missing.length > 10 ? ` … (npm run rules lists all ${missing.length})` : '';
    console.log(`  without a test: ${missing.slice(0, 10).join(' ')}${rest}`);
  }
}

function clausesOf({ folder }: Game): Clause[] {
  const file = `${folder}/data/clauses.json`;
  if (fs.existsSync(path.join(root, file))) return readJson(file);
  console.error(`${file} is missing: it lists the clauses of the rules.`);
  process.exit(1);
}

function filesUnder(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/(^|[\\/])(node_modules|dist)[\\/]/.test(file))
    .map((file) => path.join(root, folder, file));
}
