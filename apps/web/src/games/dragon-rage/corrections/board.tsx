import type { Corrections } from '@hexwyrm/dragon-rage/data';
import { useMemo } from 'react';
import type { Theme } from '../../../art/index.ts';
import { aroundHex } from '../../../board/camera/camera.ts';
import { Drawing } from '../../../board/Drawing.tsx';
import { RADIUS } from '../../../board/field.ts';
import type { BoardKit, LayerProps } from '../../../board/kit.ts';
import type { PlaceName } from '../../../board/types.ts';
import type { EditorView } from '../../../corrections/kit.ts';
import { SideMarks } from '../../../corrections/map/SideMarks.tsx';
import { artDefs, paintVp, vpPlace } from '../art/index.ts';
import { paintNames } from '../art/terrain/labels.ts';
import { Crossings } from '../board/Crossings.tsx';
import { type City, cityFor } from '../board/city.ts';
import { sceneFor } from '../board/scenes.ts';
import { tintsOf } from '../board/tints.ts';
import { laidOver, type MapName } from './laid.ts';

interface RageEditorView extends EditorView {
  readonly map: MapName;
  readonly corrections: Corrections;
}

interface RageLayerProps extends LayerProps {
  readonly view: RageEditorView;
  readonly field: City;
}

const NONE: never[] = [];

/** Bridges, gates, doors and names as they are corrected. */
function Below({ field, theme, nameOf }: RageLayerProps) {
  return (
    <>
      <Crossings field={field} theme={theme} bridges={NONE} entrances={NONE} breaches={NONE} />
      {nameOf && <Names {...{ field, theme, nameOf }} />}
    </>
  );
}

interface NamesProps {
  readonly field: City;
  readonly theme: Theme;
  readonly nameOf: PlaceName;
}

const NOWHERE: ReadonlySet<string> = new Set();

function Names({ field, theme, nameOf }: NamesProps) {
  const svg = useMemo(
    () => paintNames(sceneFor(field, theme), NOWHERE, (hex, printed) => nameOf(hex) ?? printed),
    [field, theme, nameOf],
  );
  return <Drawing svg={svg} className="board-names" />;
}

/** What places are worth, and the sides of the hex that is corrected. */
function Above({ view, field, theme }: RageLayerProps) {
  const look = sceneFor(field, theme);
  const { hexes } = laidOver(view.corrections, view.map).map;
  return (
    <>
      <SideMarks view={view} field={field} />
      {field.grid.names.map((name, hex) => {
        const vp = hexes[name]?.vp ?? 0;
        if (vp === 0) return null;
        const { x, y } = vpPlace(field.centres[hex], RADIUS);
        return <Drawing key={name} svg={paintVp(vp, false, look)} x={x} y={y} />;
      })}
    </>
  );
}

const EMPTY = { ground: [], aloft: [], top: new Map() };

/** The map of a city without counters. */
export const editorBoard: BoardKit = {
  fieldOf: ({ map, corrections }: RageEditorView) => cityFor(map, corrections),
  tintsOf,
  stacksOf: () => EMPTY,
  counter: () => ({ svg: '', scale: 1 }),
  firstLook: ({ hex }: RageEditorView, field: City) =>
    aroundHex(field.centres[field.grid.index.get(hex) ?? 0], 3.2),
  defs: artDefs,
  Below,
  Above,
};
