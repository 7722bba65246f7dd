// npx tsx training/chances.ts games.jsonl packages/dragon-rage/data/chances.json
// Fits the chances of a game to games that `hexwyrm balance --out games.jsonl` has kept, and writes them with their record.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Curve } from '@hexwyrm/bots';
import { fitted, likelihood, type Sample } from './softmax.ts';

interface Line {
  readonly scenario: string;
  readonly bots: Readonly<Record<string, string>>;
  readonly winner: string | null;
  readonly chronicle: { readonly course: readonly (readonly number[])[] };
}

/** Fewer games say too little about a scenario. */
const ENOUGH = 8;
/** Scenarios in which seats are no roles: who plays which side is settled in the game. */
const UNSIDED: readonly string[] = ['first-game'];

const [file, target] = process.argv.slice(2);
if (file === undefined || target === undefined)
  throw new Error('say where the games are, and where their chances go');
const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
const { arena } = JSON.parse(head);
const games: readonly Line[] = lines
  .map((line): Line => JSON.parse(line))
  .filter(({ scenario }) => !UNSIDED.includes(scenario));
const names = [...new Set(games.map(({ scenario }) => scenario))].toSorted();

/** A sample for each player-turn, and what came of it for each seat. */
const samplesOf = (played: readonly Line[]): readonly Sample[] =>
  played.flatMap(({ bots, winner, chronicle }) => {
    const roles = Object.keys(bots);
    const scores = roles.map((role) => (winner === null ? 1 / roles.length : Number(winner === role)));
    return chronicle.course.map(([turn = 0, ...values]) => ({ roles, turn, values, scores }));
  });

const fits = names
  .map((scenario) => {
    const played = games.filter((game) => game.scenario === scenario);
    const samples = samplesOf(played);
    return { scenario, played: played.length, samples, curve: fitted(samples) };
  })
  .filter(({ played }) => played >= ENOUGH);
const all = samplesOf(games);
const any = fitted(all);

const record = {
  made: 'npx tsx training/chances.ts, from games of hexwyrm balance',
  bots: [...new Set(games.flatMap(({ bots }) => Object.values(bots)))],
  rulesVersion: arena.rulesVersion,
  seed: arena.seed,
  // In bits for a player-turn: 1 is a guess between two, 0 is to know.
  any: { games: games.length, turns: all.length, bits: likelihood(any, all) },
  scenarios: Object.fromEntries(
    fits.map(({ scenario, played, samples, curve }) => [
      scenario,
      { games: played, turns: samples.length, bits: likelihood(curve, samples) },
    ]),
  ),
};
const scenarios: Readonly<Record<string, Curve>> = Object.fromEntries(
  fits.map(({ scenario, curve }) => [scenario, curve]),
);
writeFileSync(target, `${JSON.stringify({ record, scenarios, any }, null, 2)}\n`);
console.table(record.scenarios);
