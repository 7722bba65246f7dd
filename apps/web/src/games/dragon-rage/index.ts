import { laterTogether } from '../../base/later.tsx';
import type { GameKit } from '../../kit/kit.ts';
import { rageBoard } from './board/index.ts';
import { rageCurtain } from './curtain/kit.tsx';
import { ragePanels } from './table/panels.ts';
import { ragePlay } from './table/play.ts';
import { rageStory } from './table/story.ts';
import { rageTurn } from './table/turn.ts';

/** Dragon Rage at the table. */
export const kit: GameKit = {
  id: 'dragon-rage',
  title: 'Dragon Rage',
  board: rageBoard,
  play: ragePlay,
  turn: rageTurn,
  story: rageStory,
  panels: ragePanels,
  curtain: rageCurtain,
  Result: laterTogether(async () => (await import('./result/RageResult.tsx')).default),
};
