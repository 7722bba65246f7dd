import type { Corrections } from '@hexwyrm/dragon-pass/data';
import { DIRECTIONS, gridOf, hexAt } from '@hexwyrm/hexmap';
import type { Control, Side } from '../../../corrections/kit.ts';
import { crosses, type Pair, saying, sideName } from '../../../corrections/map/hexsides.ts';
import type { Words } from '../../../i18n/index.ts';
import { laidOver, SHIPPED } from './laid.ts';

type MapData = (typeof SHIPPED)['map'];

const LINES = ['primaryRoads', 'secondaryRoads', 'rivers'] as const;
const SLOPES = ['none', 'here', 'there'] as const;

/** Which side of a ridge is up, seen from the first hex. */
function slopeOf({ ridges }: MapData, [a, b]: Pair): (typeof SLOPES)[number] {
  const ridge = ridges.find(({ high, low }) => (high === a && low === b) || (high === b && low === a));
  if (ridge === undefined) return 'none';
  return ridge.high === a ? 'here' : 'there';
}

/** The six sides of a hex, north first: ridges, and what runs across. */
export function sidesOf(draft: Corrections, hex: string, { t }: Words): readonly Side[] {
  const now = laidOver(draft).map;
  const grid = gridOf({ ...SHIPPED.map, lowColumns: SHIPPED.map.lowColumns === 'odd' ? 'odd' : 'even' });
  const at = hexAt(grid, hex);
  return DIRECTIONS.map((direction): Side => {
    const across = grid.names[grid.neighbour[at * 6 + direction] ?? -1];
    if (across === undefined) return { across: null, controls: [], look: 'open' };
    const side: Pair = [hex, across];
    const options = SLOPES.map((value) => ({ value, label: t(`corrections.pass.ridge.${value}`) }));
    const was = slopeOf(SHIPPED.map, side);
    const ridge: Control = {
      path: `ridges.${sideName(side)}`,
      label: t('corrections.pass.ridge'),
      kind: { kind: 'choice', options },
      now: slopeOf(now, side),
      was,
      source: null,
      set(value) {
        const [high, low] = value === 'here' ? [hex, across] : [across, hex];
        const isShipped = value === was;
        const add = isShipped || value === 'none' ? null : { high, low };
        return saying(draft, ['ridges'], side, { add, remove: !isShipped && was !== 'none' });
      },
    };
    const lines = LINES.map((line): Control => {
      const runs = (map: MapData) => map[line].some(({ hexes }) => crosses(hexes, side));
      const ran = runs(SHIPPED.map);
      return {
        path: `${line}.${sideName(side)}`,
        label: t(`corrections.pass.${line}`),
        kind: { kind: 'yes' },
        now: runs(now),
        was: ran,
        source: null,
        set: (value) =>
          saying(draft, [line], side, {
            add: value === true && !ran ? side : null,
            remove: value !== true && ran,
          }),
      };
    });
    return { across, controls: [ridge, ...lines], look: slopeOf(now, side) === 'none' ? 'open' : 'ridge' };
  });
}
