import type { Corrections } from '@hexwyrm/dragon-pass/data';
import { lazy, Suspense, useMemo } from 'react';
import { aroundHex } from '../../../board/camera/camera.ts';
import { Drawing } from '../../../board/Drawing.tsx';
import { RADIUS } from '../../../board/field.ts';
import type { BoardKit, LayerProps } from '../../../board/kit.ts';
import type { EditorView } from '../../../corrections/kit.ts';
import { SideMarks } from '../../../corrections/map/SideMarks.tsx';
import { counterDefs } from '../art/counters/defs.ts';
import { paintFortresses } from '../art/terrain/built/structures.ts';
import { makeScene } from '../art/terrain/scene.ts';
import { type Pass, passFor } from '../board/pass.ts';
import { tintsOf } from '../board/tints.ts';

const Lettering = lazy(() => import('../board/Lettering.tsx'));

interface PassEditorView extends EditorView {
  readonly corrections: Corrections;
}

interface PassLayerProps extends LayerProps {
  readonly view: PassEditorView;
  readonly field: Pass;
}

/** Fortresses and names as they are corrected. */
function Below({ field, theme, nameOf, zoom }: PassLayerProps) {
  const svg = useMemo(() => paintFortresses(makeScene(field.ground, theme, RADIUS, 'near')), [field, theme]);
  return (
    <>
      <Drawing svg={svg} />
      {nameOf && (
        <Suspense fallback={null}>
          <Lettering {...{ field, theme, zoom, nameOf }} />
        </Suspense>
      )}
    </>
  );
}

const Above = ({ view, field }: PassLayerProps) => <SideMarks view={view} field={field} />;

const EMPTY = { ground: [], aloft: [], top: new Map() };

/** The Pass without counters. */
export const editorBoard: BoardKit = {
  fieldOf: ({ corrections }: PassEditorView) => passFor(corrections),
  tintsOf,
  stacksOf: () => EMPTY,
  counter: () => ({ svg: '', scale: 1 }),
  firstLook: ({ hex }: PassEditorView, field: Pass) =>
    aroundHex(field.centres[field.grid.index.get(hex) ?? 0] ?? { x: 0, y: 0 }, 3.2),
  defs: counterDefs,
  Below,
  Above,
};
