import type { Corrections } from '@hexwyrm/dragon-rage/data';
import type { CorrectionsKit } from '../../../corrections/kit.ts';
import { bridgePlaces } from '../art/terrain/crossings.ts';
import { cityFor } from '../board/city.ts';
import { sceneFor } from '../board/scenes.ts';
import { editorBoard } from './board.tsx';
import { Counter } from './Counter.tsx';
import { data } from './data.ts';
import type { MapName } from './laid.ts';

/** Dragon Rage in the editor of corrections. */
export const corrections: CorrectionsKit = {
  ...data,
  board: editorBoard,
  Counter,
  draw(draft: Corrections, map: MapName) {
    bridgePlaces(sceneFor(cityFor(map, draft), 'day'));
  },
};
