/** What a sheet has in words: its headings, and why somebody is paired or waits as they do. */
export type SheetWord =
  | 'standings'
  | 'pairings'
  | 'bracket'
  | 'place'
  | 'player'
  | 'opponent'
  | 'points'
  | 'resistance'
  | 'won'
  | 'lost'
  | 'byes'
  | 'round'
  | 'table'
  | 'scenario'
  | 'games'
  | 'note'
  | 'side'
  | 'main'
  | 'second'
  | 'final'
  | 'goes-on'
  | 'paired-down'
  | 'bye'
  | 'waits'
  | 'rematch'
  | 'level-both-go-on'
  | 'level-resistance'
  | 'level-lot'
  | 'awarded';

/** Puts names into words. */
export interface SheetWords {
  word(name: SheetWord): string;
  scenario(id: string): string;
}

/** The names as they are: for programs. */
export const PLAIN: SheetWords = { word: (name) => name, scenario: (id) => id };
