import type { View } from '@hexwyrm/dragon-rage';
import { memo, useMemo } from 'react';
import type { Theme } from '../art/index.ts';
import { paintNames } from '../games/dragon-rage/art/terrain/labels.ts';
import { sceneFor } from '../games/dragon-rage/board/scenes.ts';
import { Drawing } from './Drawing.tsx';
import type { Field } from './field.ts';
import { useKeptSet } from './kept.ts';
import type { PlaceName } from './types.ts';

interface NamesProps {
  readonly field: Field;
  readonly theme: Theme;
  readonly view: View;
  readonly nameOf: PlaceName;
}

/** The names of places in the language of the screen; counters would cover half of theirs, so those wait. */
export const Names = memo(function Names({ field, theme, view, nameOf }: NamesProps) {
  const { grid } = field;
  const occupied = useKeptSet(
    new Set(view.units.flatMap(({ hex, body }) => (hex >= 0 && !body?.aloft ? [grid.names[hex]] : []))),
  );
  const svg = useMemo(
    () => paintNames(sceneFor(field, theme), occupied, (hex, printed) => nameOf(hex) ?? printed),
    [field, theme, occupied, nameOf],
  );
  return <Drawing svg={svg} className="board-names" />;
});
