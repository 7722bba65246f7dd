/** Powers that are won by an emissary: those that can be tried now. */
export function Emissaries() {
  return null;
}
