import type { Json, Seat } from '@hexwyrm/kernel';
import type { BySeat, Line } from '../book/line.ts';
import type { Report } from '../games/report.ts';

/** Where a campaign stands before one of its games. */
export interface CampaignStanding {
  /** What the players agreed on at the start: the map and the options of its games. */
  readonly map: string;
  readonly options: Readonly<Record<string, Json>>;
  /** From 1. */
  readonly number: number;
  readonly rosters: BySeat<number>;
}

/** What the next game may be fought with, before there are armies. */
export interface Prospect {
  readonly clause: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, Json>>;
  /** The most units of an army. */
  readonly cap: number;
  /** The goal so far: lines that no army changes. */
  readonly goal: readonly Line[];
  /** Points the one side may lay as destroyed before the game. */
  readonly markers: number;
}

/** What a game does to one roster, and which cell of the printed table applied. */
export interface Gain {
  readonly lines: readonly Line[];
  readonly cell: string;
}

/** What can come of a game of a campaign. */
export interface GameBounds {
  /** What each seat may have killed that counts beyond the game. */
  readonly prey: BySeat<readonly string[]>;
  /** What the map is worth: the points of both seats together. */
  readonly points: number;
}

/** What a game says about campaigns: the numbers of its rules. */
export interface CampaignRules {
  readonly seats: readonly [Seat, Seat];
  readonly maps: readonly string[];
  readonly games: number;
  readonly firstRoster: number;
  /** The clauses that a campaign cites itself. */
  readonly clauses: {
    readonly setUp: string;
    readonly end: string;
    readonly giveUp: string;
    readonly game: string;
    readonly trophy: string;
  };
  /** Throws OptionError for what no campaign can be played with. */
  checkSettings(map: string, options: Readonly<Record<string, Json>>): void;
  prospect(standing: CampaignStanding): Prospect;
  /** What can come of a game, whoever wins. */
  bounds(standing: CampaignStanding): GameBounds;
  gains(standing: CampaignStanding, report: Pick<Report, 'winner' | 'trophies'>): BySeat<Gain>;
}
