import { mix } from '../../../../art/draw/colour.ts';
import { group, path, translate } from '../../../../art/draw/svg.ts';
import type { Theme } from '../../../../art/themes.ts';
import { bodyId } from './defs.ts';
import type { UnitFace } from './faces.ts';
import { liveryPalette } from './livery.ts';
import { paintPicture } from './picture.ts';

/** A heater shield, 100 units high around the origin. */
const SHIELD = 'M-41-47H41V-9C41 21 21 40 0 49C-21 40-41 21-41-9Z';
const LINE = 'M-34-40H34V-9C34 17 17 33 0 41C-17 33-34 17-34-9Z';

/** The crest of a people: its colours, and the picture of its leader. */
export function paintCrest(
  { unit, number, livery }: Pick<UnitFace, 'unit' | 'number' | 'livery'>,
  theme: Theme,
): string {
  const { icon, edge, top, bottom } = liveryPalette(livery, theme);
  const inks = { ink: icon, ground: mix(top, bottom, 0.4) };
  return (
    path(SHIELD, { fill: `url(#${bodyId(theme, livery, false)})`, stroke: edge, 'stroke-width': 4 }) +
    path(LINE, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.5, 'stroke-width': 2 }) +
    group({ transform: translate(0, -5) }, paintPicture(unit, number, 56, inks))
  );
}
