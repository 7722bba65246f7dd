import { StormPreview } from './Storm.tsx';
import { WayPrice } from './WayPrice.tsx';

/** What is to be known of the action in preview: what its way costs, what a storm does. */
export function Refinements() {
  return (
    <>
      <WayPrice />
      <StormPreview />
    </>
  );
}
