import { laterTogether } from '../../base/later.tsx';
import type { GameKit } from '../../kit/kit.ts';
import { bridgeheadBoard } from './board/index.ts';
import { bridgeheadCurtain } from './curtain/kit.tsx';
import { bridgeheadPanels } from './table/panels.ts';
import { bridgeheadPlay } from './table/play.ts';
import { bridgeheadStory } from './table/story.ts';
import { bridgeheadTurn } from './table/turn.ts';

/** Bridgehead at the table. */
export const kit: GameKit = {
  id: 'bridgehead',
  title: 'Bridgehead',
  board: bridgeheadBoard,
  play: bridgeheadPlay,
  turn: bridgeheadTurn,
  story: bridgeheadStory,
  panels: bridgeheadPanels,
  curtain: bridgeheadCurtain,
  Result: laterTogether(async () => (await import('./result/BridgeheadResult.tsx')).default),
};
