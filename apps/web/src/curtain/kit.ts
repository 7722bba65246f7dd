import type { Seat } from '@hexwyrm/kernel';
import type { ReactNode } from 'react';
import type { MessageId } from '../i18n/index.ts';
import type { GameView } from '../kit/kit.ts';

/** The curtain between two people at one screen. */
export interface CurtainKit {
  /** The address of the picture behind it: the map as it is printed. */
  pictureOf(view: GameView): string;
  /** The banner of the player who takes the screen. */
  Standard(props: { readonly view: GameView; readonly seat: Seat }): ReactNode;
  /** What the player who takes the screen is asked for; nothing of the other side. */
  Note?(props: { readonly view: GameView; readonly seat: Seat }): ReactNode;
  /** What the player is asked in secret, where what the other one did just now stays a secret too; else null. */
  secretOf(decision: string | null): MessageId | null;
}
