import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type GameEvent, type GameState, type Json, openMatch, parseReplay } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from './games/games.ts';
import type { Kit } from './games/kit.ts';
import { simulate } from './simulation/simulate.ts';
import { gameNamed } from './terminal/options.ts';

/** Finished games, kept as they were played: whatever changes the rules shows here. */
interface Kept {
  readonly game: string;
  readonly scenario: string;
  readonly bots: string;
  readonly options: Json;
  /** Its file, where the scenario has several. */
  readonly file?: string;
}

const OPEN = { screening: false };
const QUIET = { events: false };

const KEPT: readonly Kept[] = [
  { game: 'dragon-rage', scenario: 'esirien-1', bots: 'greedy', options: {} },
  { game: 'dragon-rage', scenario: 'nurkott-2', bots: 'invader=random,defender=greedy', options: {} },
  { game: 'dragon-pass', scenario: 'pass-1', bots: 'greedy', options: {} },
  { game: 'dragon-pass', scenario: 'pass-2', bots: 'lunar=greedy,sartar=random', options: OPEN },
  { game: 'dragon-pass', scenario: 'pass-3', bots: 'greedy', options: {} },
  { game: 'dragon-pass', scenario: 'pass-4', bots: 'lunar=random,sartar=greedy', options: {} },
  { game: 'dragon-pass', scenario: 'pass-5', bots: 'greedy', options: OPEN },
  { game: 'dragon-pass', scenario: 'pass-6', bots: 'lunar=greedy,independents=random', options: {} },
  { game: 'dragon-pass', scenario: 'pass-7', bots: 'greedy', options: {} },
  {
    game: 'dragon-pass',
    scenario: 'pass-7',
    bots: 'lunar=random,sartar=greedy',
    options: QUIET,
    file: 'pass-7-quiet',
  },
  { game: 'dragon-pass', scenario: 'pass-8', bots: 'greedy', options: {} },
  { game: 'dragon-pass', scenario: 'pass-9', bots: 'lunar=greedy,sartar=random', options: {} },
  { game: 'dragon-pass', scenario: 'pass-9', bots: 'greedy', options: QUIET, file: 'pass-9-quiet' },
];

const fileOf = ({ game, scenario, file = scenario }: Kept): URL =>
  new URL(`../replays/${game}/${file}.json.gz`, import.meta.url);

/** UPDATE_REPLAYS=1 lets the bots play these games anew. */
const make =
  (kept: Kept) =>
  <S extends GameState, A, E extends GameEvent, V>(kit: Kit<S, A, E, V>): void => {
    mkdirSync(new URL('.', fileOf(kept)), { recursive: true });
    simulate(kit, { ...kept, games: 1, seed: kept.scenario, evaluations: null }, (replay) =>
      writeFileSync(fileOf(kept), gzipSync(JSON.stringify(replay), { level: 9 })),
    );
  };

const replayAgain =
  (text: string) =>
  <S extends GameState, A, E extends GameEvent, V>({ game }: Kit<S, A, E, V>) => {
    const { hash: _, ...record } = parseReplay(JSON.parse(text));
    const table = openMatch(game, record);
    return { text: JSON.stringify(table.replay()), outcome: table.outcome() };
  };

describe('games that are kept', () => {
  it.each(KEPT)('$game, $scenario: $bots', { timeout: 300_000 }, (kept) => {
    const kit = gameNamed(GAMES, kept.game);
    if (process.env.UPDATE_REPLAYS === '1') kit.use(make(kept));
    const text = gunzipSync(readFileSync(fileOf(kept))).toString('utf8');
    const again = kit.use(replayAgain(text));
    expect(again.outcome).not.toBeNull();
    // Not a message of toBe: it would print both games.
    expect(
      again.text === text,
      'the same actions give another game: see CONTRIBUTING.md, UPDATE_REPLAYS=1',
    ).toBe(true);
  });

  it('are at least one of each scenario of Dragon Pass', () => {
    const ids = gameNamed(GAMES, 'dragon-pass').use(({ game }) => game.scenarios.map(({ id }) => id));
    const kept = new Set(KEPT.flatMap(({ game, scenario }) => (game === 'dragon-pass' ? [scenario] : [])));
    expect([...kept]).toEqual(ids);
  });
});
