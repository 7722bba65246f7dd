import { type View, worldFor } from '@hexwyrm/dragon-rage';
import { distance } from '@hexwyrm/hexmap';
import { memo } from 'react';
import {
  paintCarcass,
  paintFog,
  paintRuin,
  paintVp,
  paintWhirlwind,
  type Theme,
  vpPlace,
} from '../art/index.ts';
import { Drawing } from './Drawing.tsx';
import { type Field, RADIUS } from './field.ts';
import { sceneFor } from './scenes.ts';
import type { Hex } from './types.ts';

interface GroundStateProps {
  readonly field: Field;
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

/** Magic over hexes: fog, whirlwinds, circles of courage. */
export const Weather = memo(function Weather({ field, theme, view }: GroundStateProps) {
  const look = sceneFor(field, theme);
  const { centres, grid } = field;
  const { tables } = worldFor(view.map, view.corrections);
  const foggy = hexesWithin(field, view.fog, tables.spells.fog.radius);
  return (
    <>
      {view.boosts.map(({ hex, radius, side }) => (
        <circle
          key={`boost ${hex} ${side}`}
          className={`board-boost board-boost-${side}`}
          cx={centres[hex].x}
          cy={centres[hex].y}
          r={(radius + 0.5) * Math.sqrt(3) * RADIUS}
        />
      ))}
      {foggy.map((hex) => (
        <Drawing key={`fog ${hex}`} svg={paintFog(grid.names[hex], look)} {...centres[hex]} />
      ))}
      {view.whirlwinds.map(({ hex }) => (
        <Drawing key={`wind ${hex}`} svg={paintWhirlwind(look)} {...centres[hex]} />
      ))}
    </>
  );
});

function hexesWithin({ grid, isOn }: Field, clouds: View['fog'], radius: number): Hex[] {
  if (clouds.length === 0) return [];
  return grid.names
    .map((_, hex) => hex)
    .filter((hex) => isOn(hex) && clouds.some((cloud) => distance(grid, cloud.hex, hex) <= radius));
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
