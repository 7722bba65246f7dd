import type { View } from '@hexwyrm/dragon-rage';
import { INVADER_HOLDS, OPENED, SMASHED } from '@hexwyrm/dragon-rage/data';
import { memo } from 'react';
import type { Theme } from '../../../art/index.ts';
import { Drawing } from '../../../board/Drawing.tsx';
import { type BridgeState, type EntranceState, paintBridge, paintEntrance } from '../art/index.ts';
import { bridgePlaces, entrancePlaces } from '../art/terrain/crossings.ts';
import type { City } from './city.ts';
import { sceneFor } from './scenes.ts';
import { paintBreach, paintPennon } from './wear.ts';

interface CrossingsProps {
  readonly field: City;
  readonly theme: Theme;
  readonly bridges: View['bridges'];
  readonly entrances: View['entrances'];
  readonly breaches: View['breaches'];
}

const entranceState = (bits: number): EntranceState =>
  bits & SMASHED ? 'broken' : bits & OPENED ? 'open' : 'closed';

/** Bridges, gates and doors as they are now, and walls that have been broken. */
export const Crossings = memo(function Crossings({
  field,
  theme,
  bridges,
  entrances,
  breaches,
}: CrossingsProps) {
  const scene = sceneFor(field, theme);
  const { grid } = field;
  const stageOf = (hex: string): BridgeState =>
    bridges.find((bridge) => grid.names[bridge.hex] === hex)?.stage ?? 'standing';
  return (
    <>
      {bridgePlaces(scene).map(({ hex, span, x, y }) => (
        <Drawing key={hex} svg={paintBridge(stageOf(hex), span, scene)} x={x} y={y} />
      ))}
      {breaches.map((side) => (
        <Breach key={side} side={side} field={field} theme={theme} />
      ))}
      {entrancePlaces(scene).map(({ kind, angle, x, y }, i) => {
        const bits = entrances[i] ?? 0;
        const flag = bits & INVADER_HOLDS ? paintPennon(scene, angle) : '';
        const svg = paintEntrance(entranceState(bits), kind, scene) + flag;
        return <Drawing key={`${x} ${y}`} svg={svg} x={x} y={y} turn={angle} />;
      })}
    </>
  );
});

interface BreachProps {
  readonly side: number;
  readonly field: City;
  readonly theme: Theme;
}

function Breach({ side, field, theme }: BreachProps) {
  const [p, q] = field.layout.side(field.grid.names[Math.floor(side / 6)], side % 6);
  const turn = (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI;
  const svg = paintBreach(sceneFor(field, theme), side);
  return <Drawing svg={svg} x={(p.x + q.x) / 2} y={(p.y + q.y) / 2} turn={turn} />;
}
