/** Hues of the discs: far enough apart that neighbours differ. */
const STEP = 47;

/** The first letter of a name on a disc of its own colour; the name itself stands beside it. */
export function Initial({ id, name }: { readonly id: string; readonly name: string }) {
  const hue = (Number(id.slice(1)) * STEP) % 360;
  return (
    <span className="event-initial" aria-hidden="true" style={{ backgroundColor: `hsl(${hue} 45% 30%)` }}>
      {[...name][0]}
    </span>
  );
}
