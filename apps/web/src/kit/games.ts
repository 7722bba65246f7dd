import { createContext, use } from 'react';
import type { CorrectionsKit } from '../corrections/kit.ts';
import type { HomeKit } from '../home/kit.ts';
import type { TableWords } from '../i18n/kit.ts';
import type { CampaignKit, EventKit } from '../league/kit.ts';
import type { Lesson } from '../tutorial/lesson.ts';
import type { GameId } from './ids.ts';
import type { GameKit } from './kit.ts';

/** The parts of each game, loaded when first wanted; the root of the page provides them. */
export interface Games {
  kitOf(game: GameId): Promise<GameKit>;
  wordsOf(game: GameId): Promise<TableWords>;
  homeOf(game: GameId): Promise<HomeKit>;
  correctionsOf(game: GameId): Promise<CorrectionsKit>;
  campaignOf(game: GameId): Promise<CampaignKit>;
  eventOf(game: GameId): Promise<EventKit>;
  lessonsOf(game: GameId): Promise<readonly Lesson[]>;
}

export const GamesContext = createContext<Games | null>(null);

export function useGames(): Games {
  const games = use(GamesContext);
  if (games === null) throw new Error('only inside the page');
  return games;
}
