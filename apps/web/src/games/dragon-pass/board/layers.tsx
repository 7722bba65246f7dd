import type { View } from '@hexwyrm/dragon-pass';
import { worldFor } from '@hexwyrm/dragon-pass/data';
import { lazy, memo, Suspense, useMemo } from 'react';
import type { Theme } from '../../../art/index.ts';
import { useFirstScreenShown } from '../../../base/later.tsx';
import { Drawing } from '../../../board/Drawing.tsx';
import { RADIUS } from '../../../board/field.ts';
import type { LayerProps } from '../../../board/kit.ts';
import { useStable } from '../../../board/stable-value.ts';
import { type Marker, paintControl, paintMarker } from '../art/counters/markers.ts';
import { paintFortresses } from '../art/terrain/built/structures.ts';
import { paintGlowline } from '../art/terrain/realms.ts';
import { makeScene } from '../art/terrain/scene.ts';
import { sealOf } from './faces.ts';
import type { Pass } from './pass.ts';
import { usePictures } from './pictures.ts';

/** Words follow the land: their letters are as heavy as all others together. */
const Lettering = lazy(() => import('./Lettering.tsx'));

interface PassLayerProps extends LayerProps {
  readonly view: View;
  readonly field: Pass;
}

/** The Glowline while it shines (DP-11.3-b), fortresses, words, and what storms and quakes have left. */
export function Below({ view, field, theme, nameOf, zoom }: PassLayerProps) {
  const { glowline, flooded, ruined, violated, rain, storm } = view;
  const come = useFirstScreenShown();
  const { types } = worldFor(view.corrections);
  const marked = [flooded, ruined, violated].some((hexes) => hexes.length > 0);
  usePictures(
    view.units.flatMap(({ type }) => types[type]?.id ?? []),
    marked,
  );
  const state = useStable({ glowline, flooded, ruined, violated, rain, storm });
  return (
    <>
      <Land {...{ field, theme, glowline }} />
      {nameOf && come && (
        <Suspense fallback={null}>
          <Lettering {...{ field, theme, zoom, nameOf }} />
        </Suspense>
      )}
      <Tokens field={field} marker="flood" hexes={state.flooded} />
      <Tokens field={field} marker="ruin" hexes={state.ruined} />
      <Tokens field={field} marker="violated" hexes={state.violated} />
    </>
  );
}

interface LandProps {
  readonly field: Pass;
  readonly theme: Theme;
  readonly glowline: boolean;
}

const Land = memo(function Land({ field, theme, glowline }: LandProps) {
  const svg = useMemo(() => {
    const scene = makeScene(field.ground, theme, RADIUS, 'near');
    return (glowline ? paintGlowline(scene) : '') + paintFortresses(scene);
  }, [field, theme, glowline]);
  return <Drawing svg={svg} />;
});

interface TokensProps {
  readonly field: Pass;
  readonly marker: Marker;
  readonly hexes: readonly number[];
}

/** A token on each of these hexes. */
const Tokens = memo(function Tokens({ field, marker, hexes }: TokensProps) {
  return hexes.map((hex) => (
    <Drawing key={hex} svg={paintMarker(marker)} {...field.centres[hex]} scale={TOKEN} />
  ));
});

const TOKEN = (0.8 * RADIUS) / 100;
const PENNON = (0.42 * RADIUS) / 100;

/** The holders of places, if that counts (DP-18-a). */
export const Above = memo(function Above({ view, field, theme }: PassLayerProps) {
  return view.control.map(({ hex, player }) => {
    const { x, y } = field.centres[hex];
    const svg = paintControl(sealOf(view, player), theme);
    return <Drawing key={hex} svg={svg} x={x + 0.62 * RADIUS} y={y - 0.55 * RADIUS} scale={PENNON} />;
  });
});
