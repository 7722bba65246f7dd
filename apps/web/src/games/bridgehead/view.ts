import type { View } from '@hexwyrm/bridgehead';
import type { GameView } from '../../kit/kit.ts';

/** Whether it is a view of Bridgehead; its insides are the engine's word. */
const isView = (view: GameView): view is View => view.units.every((unit) => 'fought' in unit);

/** The view as the game's own type. */
export function bridgeheadView(view: GameView): View {
  if (!isView(view)) throw new TypeError('the host sent no view of Bridgehead');
  return view;
}
