import type { DiceSource, Json, Replay, Seat } from '@hexwyrm/kernel';
import type { CampaignRules } from '../campaign/rules.ts';
import type { TournamentRules } from '../tournament/rules.ts';
import type { ReadReport } from './report.ts';

/** What a game declares so that its games can hang together. */
export interface LeagueGame {
  readonly game: string;
  /** Plays a replay again and reads how it ended; null where the game is not over. Throws ReplayError. */
  read(replay: Replay): GameReading | null;
  readonly campaign: CampaignRules;
  readonly tournament: TournamentRules;
}

export type GameReading = Omit<ReadReport, 'source' | 'replay'>;

/** One game that a contest asks for: only a replay that begins so is a replay of it. */
export interface Slot {
  readonly scenario: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly dice: Extract<DiceSource, { readonly kind: 'seed' }>;
  readonly players: Readonly<Record<Seat, { readonly name: string; readonly bot?: string }>>;
}
