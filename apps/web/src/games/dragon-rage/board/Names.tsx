import type { View } from '@hexwyrm/dragon-rage';
import { memo, useMemo } from 'react';
import type { Theme } from '../../../art/index.ts';
import { Drawing } from '../../../board/Drawing.tsx';
import { useStableSet } from '../../../board/stable-value.ts';
import type { PlaceName } from '../../../board/types.ts';
import { paintNames } from '../art/terrain/labels.ts';
import type { City } from './city.ts';
import { sceneFor } from './scenes.ts';

interface NamesProps {
  readonly field: City;
  readonly theme: Theme;
  readonly view: View;
  readonly nameOf: PlaceName;
}

/** The names of places in the language of the screen; counters would cover half of theirs, so those wait. */
export const Names = memo(function Names({ field, theme, view, nameOf }: NamesProps) {
  const { grid } = field;
  const occupied = useStableSet(
    new Set(view.units.flatMap(({ hex, body }) => (hex >= 0 && !body?.aloft ? [grid.names[hex]] : []))),
  );
  const svg = useMemo(
    () => paintNames(sceneFor(field, theme), occupied, (hex, printed) => nameOf(hex) ?? printed),
    [field, theme, occupied, nameOf],
  );
  return <Drawing svg={svg} className="board-names" />;
});
