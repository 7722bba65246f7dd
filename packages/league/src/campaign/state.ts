import type { Seat } from '@hexwyrm/kernel';
import type { BySeat } from '../book/line.ts';
import type { Report } from '../games/report.ts';
import type { CampaignSettings } from './commands.ts';
import type { Gain } from './rules.ts';

/** A game that is over, and what it did to the rosters. */
export interface PlayedGame {
  readonly number: number;
  readonly before: BySeat<number>;
  readonly report: Report;
  readonly gains: BySeat<Gain>;
  readonly after: BySeat<number>;
}

/** How a campaign ended; nobody wins a tie. */
export interface CampaignOutcome {
  readonly winner: Seat | null;
  readonly reason: 'rosters' | 'deciding-game' | 'tie' | 'given-up';
  readonly clause: string;
}

export interface CampaignState {
  readonly version: 1;
  readonly settings: CampaignSettings;
  /** What the dice of its games are made from. */
  readonly seed: string;
  rosters: BySeat<number>;
  /** The dice of the next game: drawn when it begins, so that nobody knows them before. */
  dice: string | null;
  played: PlayedGame[];
  outcome: CampaignOutcome | null;
}
