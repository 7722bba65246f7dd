export * from './book/book.ts';
export {
  BOOK_FORMAT,
  type BookFile,
  type Entry,
  MAX_BOOK_BYTES,
  parseBook,
  SECRET_LENGTH,
} from './book/book-file.ts';
export { type Contest, type ContestState, HOST } from './book/contest.ts';
export { CommandError, ContestError, LEAGUE_CLAUSES } from './book/errors.ts';
export type { BySeat, Line } from './book/line.ts';
export { totalOf } from './book/line.ts';
export { type Campaign, campaignOf } from './campaign/campaign.ts';
export type { CampaignCommand, CampaignSettings } from './campaign/commands.ts';
export { campaignMeetings } from './campaign/meetings.ts';
export type { CampaignRules, CampaignStanding, Gain, Prospect } from './campaign/rules.ts';
export { slotOf as campaignSlot } from './campaign/slot.ts';
export type { CampaignOutcome, CampaignState, PlayedGame } from './campaign/state.ts';
export type { CampaignView, NextGame } from './campaign/view.ts';
export type { GameReading, Handicap, LeagueGame, Slot } from './games/league-game.ts';
export { isSameName, NAME_LENGTH } from './games/names.ts';
export { readReplay } from './games/read-replay.ts';
export type { Player, Report, Trophy, TypedReport } from './games/report.ts';
export { type Meeting, NEW_RATING, type Rating, rate } from './rating/rating.ts';
export type { TournamentCommand } from './tournament/commands.ts';
export { SHEETS, type Sheet, type SheetName, sheetOf } from './tournament/export/sheets.ts';
export { PLAIN, type SheetWord, type SheetWords } from './tournament/export/words.ts';
export { csvOf, htmlOf } from './tournament/export/write.ts';
export { tournamentMeetings } from './tournament/meetings.ts';
export { faultInNames, type NamesFault, namesFrom, namesText } from './tournament/names.ts';
export type { ScenarioPool, TournamentRules } from './tournament/rules.ts';
export {
  type Arrangement,
  type Format,
  MOST_PLAYERS,
  MOST_ROUNDS,
  type TournamentSettings,
} from './tournament/settings.ts';
export { slotOf as tournamentSlot } from './tournament/slot.ts';
export { type Score, type Standing, scoreOf } from './tournament/standings.ts';
export {
  type Decided,
  type Entrant,
  type Leg,
  type Match,
  matchOf,
  type Note,
  type Round,
  type TournamentState,
} from './tournament/state.ts';
export { type Tournament, tournamentOf } from './tournament/tournament.ts';
export type { LegView, MatchView, RoundView, StandingView, TournamentView } from './tournament/view.ts';
