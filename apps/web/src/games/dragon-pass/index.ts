import { laterTogether } from '../../base/later.tsx';
import type { GameKit } from '../../kit/kit.ts';
import { passBoard } from './board/index.ts';
import { passCurtain } from './curtain/kit.tsx';
import { passPanels } from './table/panels.ts';
import { passPlay } from './table/play.ts';
import { passStory } from './table/story.ts';
import { passTurn } from './table/turn.ts';

/** Dragon Pass at the table. */
export const kit: GameKit = {
  id: 'dragon-pass',
  title: 'Dragon Pass',
  board: passBoard,
  play: passPlay,
  turn: passTurn,
  story: passStory,
  panels: passPanels,
  curtain: passCurtain,
  Result: laterTogether(async () => (await import('./result/PassResult.tsx')).default),
};
