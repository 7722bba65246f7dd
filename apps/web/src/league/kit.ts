import type { Meeting, TournamentRules } from '@hexwyrm/league';
import type { ReactNode } from 'react';

export interface CampaignPageProps {
  readonly id: string;
  /** The finished game that is looked at; null: the campaign itself. */
  readonly game: number | null;
  navigateTo(game: number | null): void;
}

export interface NewCampaignProps {
  /** The campaign that was begun, or read from a file. */
  begun(id: string): void;
}

/** What a game gives the page of its campaigns. */
export interface CampaignKit {
  NewCampaign(props: NewCampaignProps): ReactNode;
  CampaignPage(props: CampaignPageProps): ReactNode;
}

/** What a game gives the pages of tournaments. */
export interface EventKit {
  /** The maps to choose from. */
  readonly maps: readonly { readonly id: string; readonly name: string }[];
  readonly bots: readonly string[];
  /** What counts of a match. */
  readonly scoring: Pick<TournamentRules, 'seats' | 'pointsPerWin'>;
  /** The handicap of a player against another, from the games they have met in. */
  handicapAgainst(meetings: readonly Meeting[], player: string, rival: string): number;
  /** Whether a player of that handicap only meets much weaker ones. */
  isLopsided(handicap: number): boolean;
  /** Bigger events are better run in Swiss rounds. */
  readonly smallEvent: number;
}
