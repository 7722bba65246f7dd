import type { View } from '@hexwyrm/dragon-rage';
import { worldFor } from '@hexwyrm/dragon-rage/data';
import { distance } from '@hexwyrm/hexmap';
import { memo } from 'react';
import { neighbours } from '../../../art/draw/geometry.ts';
import type { Side, Theme } from '../../../art/index.ts';
import { Drawing } from '../../../board/Drawing.tsx';
import { RADIUS } from '../../../board/field.ts';
import type { Hex } from '../../../board/types.ts';
import {
  paintBoost,
  paintBoostSign,
  paintCarcass,
  paintFog,
  paintRuin,
  paintVp,
  paintWhirlwind,
  paintWhirlwindSign,
  vpPlace,
} from '../art/index.ts';
import type { City } from './city.ts';
import { sceneFor } from './scenes.ts';

interface GroundStateProps {
  readonly field: City;
  readonly theme: Theme;
  readonly view: View;
}

/** What happened to hexes, below the counters: ruins and carcasses. */
export const Remains = memo(function Remains({ field, theme, view }: GroundStateProps) {
  const look = sceneFor(field, theme);
  const { centres, grid } = field;
  return (
    <>
      {view.razed.map(({ hex }) => (
        <Drawing key={`ruin ${hex}`} svg={paintRuin(grid.names[hex], look)} {...centres[hex]} />
      ))}
      {view.carcasses.map((hex) => (
        <Drawing key={`carcass ${hex}`} svg={paintCarcass(look)} {...centres[hex]} />
      ))}
    </>
  );
});

/** Magic over hexes: fog, whirlwinds, boosts. */
export const Weather = memo(function Weather({ field, theme, view }: GroundStateProps) {
  const look = sceneFor(field, theme);
  const { centres } = field;
  const { tables } = worldFor(view.map, view.corrections);
  const foggy = hexesWithin(field, view.fog, tables.spells.fog.radius).map((hex) => centres[hex]);
  const middles = view.fog.map(({ hex }) => centres[hex]);
  return (
    <>
      {foggy.length > 0 && <Drawing svg={paintFog(foggy, middles, look)} />}
      {view.whirlwinds.map(({ hex }) => (
        <Drawing key={`wind ${hex}`} svg={paintWhirlwind(look)} {...centres[hex]} />
      ))}
      {view.boosts.map(({ hex, radius, side }) => {
        const border = borderOf(field, hexesWithin(field, [{ hex }], radius));
        const svg = paintBoost(border, side, look);
        return <Drawing key={`boost ${hex} ${side}`} svg={svg} />;
      })}
    </>
  );
});

/** Signs of magic over the counters it holds. */
export const Signs = memo(function Signs({ field, theme, view }: GroundStateProps) {
  const look = sceneFor(field, theme);
  const held = view.whirlwinds.filter(({ hex }) => view.units.some((unit) => unit.hex === hex));
  const signs = [
    ...view.boosts.map(({ hex, side }) => ({ hex, svg: paintBoostSign(side, look) })),
    ...held.map(({ hex }) => ({ hex, svg: paintWhirlwindSign(look) })),
  ];
  return signs.map(({ hex, svg }) => <Drawing key={`${hex} ${svg}`} svg={svg} {...field.centres[hex]} />);
});

function hexesWithin({ grid, isOn }: City, middles: readonly { readonly hex: Hex }[], radius: number): Hex[] {
  if (middles.length === 0) return [];
  return grid.names
    .map((_, hex) => hex)
    .filter((hex) => isOn(hex) && middles.some((middle) => distance(grid, middle.hex, hex) <= radius));
}

/** The hexsides around an area. */
function borderOf({ grid, layout }: City, hexes: readonly Hex[]): Side[] {
  const area = new Set(hexes.map((hex) => grid.names[hex]));
  return [...area].flatMap((name) =>
    neighbours(name).flatMap((next, direction) => (area.has(next) ? [] : [layout.side(name, direction)])),
  );
}

/** What places are worth, above the counters. */
export const Shields = memo(function Shields({ field, theme, view }: GroundStateProps) {
  const look = sceneFor(field, theme);
  const { map } = worldFor(view.map, view.corrections);
  const razed = new Map(view.razed.map(({ hex, vp }) => [hex, vp]));
  const worth = [...map.vp.keys()].filter((hex) => map.vp[hex] > 0 || (razed.get(hex) ?? 0) > 0);
  return (
    <>
      {worth.map((hex) => {
        const lost = razed.get(hex);
        const { x, y } = vpPlace(field.centres[hex], RADIUS);
        const svg = paintVp(lost ?? map.vp[hex], lost !== undefined, look);
        return <Drawing key={hex} svg={svg} x={x} y={y} />;
      })}
    </>
  );
});
