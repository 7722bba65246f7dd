import type { Facts, Seat } from '@hexwyrm/kernel';
import type { ReactNode } from 'react';
import type { Words } from '../i18n/index.ts';
import type { Company } from './players.ts';

export interface NewGameProps {
  readonly company: Company;
  setCompany(company: Company): void;
  /** Shown beside the title: the choice of the game. */
  readonly children: ReactNode;
}

/** What a game gives the home screen. */
export interface HomeKit {
  readonly scenarios: readonly { readonly id: string; readonly seats: readonly Seat[] }[];
  /** The bots that play it, the weakest first. */
  readonly bots: readonly string[];
  /** The form that starts a game. */
  NewGame(props: NewGameProps): ReactNode;
  /** A picture for a game in this state. */
  pictureOf(standing: Facts): string;
  /** "turn 4 · 12 of 20 VP" */
  standingLine(standing: Facts, over: boolean, words: Words): string;
}
