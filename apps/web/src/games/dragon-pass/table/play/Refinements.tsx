import { useSelection } from '../../../../table/select/selection-store.ts';
import { useEffects } from '../marks/useEffects.ts';
import { EffectLines } from '../powers/EffectLines.tsx';
import { PillarSide } from '../powers/PillarSide.tsx';
import { WayPrice } from './WayPrice.tsx';

/** What is to be known of the action in preview: what its way costs, what a power does. */
export function Refinements() {
  const effects = useEffects(useSelection(({ preview }) => preview?.action ?? null));
  return (
    <>
      <WayPrice />
      <PillarSide />
      <EffectLines effects={effects} />
    </>
  );
}
