/** A key that does the same as the button it is shown on. */
export function Key({ name }: { readonly name: string }) {
  return (
    <span className="key" aria-hidden="true">
      {name}
    </span>
  );
}
