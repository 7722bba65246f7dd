import type { Seat } from '@hexwyrm/kernel';
import type { ReactNode } from 'react';
import type { GameView } from '../games/kit.ts';
import type { Say } from '../i18n/speech.ts';
import type { Happening } from '../replay/happenings.ts';
import type { IconName } from '../table/icons/Icon.tsx';

/** A figure of what was missed, and what it counts. */
export interface Figure {
  readonly icon: IconName;
  readonly count: number;
  readonly text: string;
}

/** The curtain between two people at one screen. */
export interface CurtainKit {
  /** The address of the picture behind it: the map as it is printed. */
  pictureOf(view: GameView): string;
  /** The banner of whoever takes the screen. */
  Standard(props: { readonly view: GameView; readonly seat: Seat }): ReactNode;
  /** Whether what the other one did just now stays a secret. */
  isSecret(decision: string | null): boolean;
  figuresOf(missed: readonly Happening[], view: GameView, seat: Seat, t: Say): readonly Figure[];
}
