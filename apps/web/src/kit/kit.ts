import type { ComponentType } from 'react';
import type { BoardKit } from '../board/kit.ts';
import type { CurtainKit } from '../curtain/kit.ts';
import type { ResultProps } from '../result/kit.ts';
import type { PanelsKit, PlayKit, StoryKit, TurnKit } from '../table/kit.ts';

export type { GameAction, GameView } from '@hexwyrm/words';

/**
 * What a game provides to the table: drawing, words and handling. Its members are methods, which lets each
 * game use its own view and action types: they always come from its own host.
 */
export interface GameKit {
  readonly id: string;
  /** The title on the box, the same in all languages. */
  readonly title: string;
  readonly board: BoardKit;
  /** How it ended, and how it came to that; fetched when it has. */
  readonly Result: ComponentType<ResultProps>;
  readonly play: PlayKit;
  readonly turn: TurnKit;
  readonly story: StoryKit;
  readonly panels: PanelsKit;
  readonly curtain: CurtainKit;
}
