import type { Grid } from '@hexwyrm/hexmap';

/** A copy of an answer with the hexes in these fields by their printed numbers; null for places off the map. */
export function printHexes({ names }: Grid, value: unknown, fields: ReadonlySet<string>): unknown {
  const nameOf = (hex: unknown): unknown => (typeof hex === 'number' ? (names[hex] ?? null) : hex);
  const print = (inside: unknown): unknown => {
    if (Array.isArray(inside)) return inside.map(print);
    if (typeof inside !== 'object' || inside === null) return inside;
    return Object.fromEntries(
      Object.entries(inside).map(([field, content]) => {
        if (!fields.has(field)) return [field, print(content)];
        return [field, Array.isArray(content) ? content.map(nameOf) : nameOf(content)];
      }),
    );
  };
  return print(value);
}
