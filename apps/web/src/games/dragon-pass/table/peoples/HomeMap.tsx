import { useMemo } from 'react';
import type { Box } from '../../../../board/camera/camera.ts';
import { type Field, RADIUS } from '../../../../board/field.ts';
import { MapPart } from '../../../../board/MapPart.tsx';
import type { Hex } from '../../../../board/types.ts';
import { useWords } from '../../../../i18n/index.ts';
import { useTheme } from '../../../../theme/theme.ts';
import { usePassTable } from '../../usePassTable.ts';
import type { People } from './usePeoples.ts';

/** The least that is shown: hexes around a home. */
const LEAST = { wide: 8 * RADIUS, high: 3.2 * RADIUS };
/** Around what is shown. */
const MARGIN = 1.1 * RADIUS;
/** Width to height: of wide lands, and of high ones. */
const SHAPE = { wide: 2.5, high: 1.6 };

/** The land of a people on the map, or where it is to be found. */
export function HomeMap({ people: { id, territory, homes = [] } }: { readonly people: People }) {
  const { kit, view, field, world } = usePassTable();
  const { t, placeName } = useWords();
  const { theme } = useTheme();
  const land = useMemo((): readonly Hex[] => {
    if (territory === undefined) return homes.flatMap((name) => field.grid.index.get(name) ?? []);
    const own = world.land.territory.flatMap((one, hex) => (one === territory ? [hex] : []));
    // The Dragonewts have no land but their cities.
    return own.length > 0 ? own : world.land.cities;
  }, [field, world, territory, homes]);
  const box = useMemo(() => boxAround(field, land), [field, land]);
  if (land.length === 0) return null;
  return (
    <MapPart
      kit={kit.board}
      {...{ view, theme, box, land }}
      nameOf={(hex) => {
        const name = placeName(view, hex);
        return name === hex ? null : name;
      }}
      label={t(`people.${id}`)}
    />
  );
}

/** The smallest box of the wanted shape around these hexes, inside the map. */
function boxAround({ centres, width, height }: Field, hexes: readonly Hex[]): Box {
  const points = hexes.flatMap((hex) => centres[hex] ?? []);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const [north, south] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
  const shape = Math.max(SHAPE.high, Math.min((east - west) / (south - north), SHAPE.wide));
  const high = Math.max(south - north, LEAST.high, (east - west) / shape, LEAST.wide / shape);
  const wide = Math.min(high * shape, width);
  const left = clamp((west + east - wide) / 2, width - wide);
  const top = clamp((north + south - high) / 2, height - high);
  return {
    left: Math.round(left),
    top: Math.round(top),
    right: Math.round(left + wide),
    bottom: Math.round(top + high),
  };
}

const clamp = (from: number, most: number): number => Math.max(0, Math.min(from, most));
