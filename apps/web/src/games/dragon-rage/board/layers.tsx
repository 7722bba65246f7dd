import type { View } from '@hexwyrm/dragon-rage';
import type { LayerProps } from '../../../board/kit.ts';
import { useStable } from '../../../board/stable-value.ts';
import { Crossings } from './Crossings.tsx';
import type { City } from './city.ts';
import { Names } from './Names.tsx';
import { Remains, Shields, Signs, Weather } from './Weather.tsx';

interface CityLayerProps extends LayerProps {
  readonly view: View;
  readonly field: City;
}

/** Everything on the city below its counters. */
export function Below({ nameOf, view, field, theme }: CityLayerProps) {
  const state = { view, field, theme };
  const { bridges, entrances, breaches } = view;
  const crossings = useStable({ bridges, entrances, breaches });
  return (
    <>
      <Remains {...state} />
      <Crossings {...{ field, theme }} {...crossings} />
      {nameOf && <Names {...state} nameOf={nameOf} />}
      <Weather {...state} />
    </>
  );
}

/** Above them: magic that holds them, and what places are worth. */
export function Above({ view, field, theme }: CityLayerProps) {
  return (
    <>
      <Signs {...{ view, field, theme }} />
      <Shields {...{ view, field, theme }} />
    </>
  );
}
