// Roads, rivers and walls as lists of hexes: the hexsides they cross, and what is left when some are taken away.

/** Names a hexside, from whichever of its two hexes. */
export const sideKey = (a: string, b: string): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** The hexsides that a line crosses. */
export const sidesOf = (line: readonly string[]): string[] =>
  line.slice(1).map((hex, i) => sideKey(line[i] ?? '', hex));

/** A line that loses hexsides falls apart; one that loses none stays whole. */
export function piecesOf(line: readonly string[], removed: ReadonlySet<string>): string[][] {
  const found: string[][] = [[]];
  for (const hex of line) {
    const last = found.at(-1) ?? [];
    const before = last.at(-1);
    if (before !== undefined && removed.has(sideKey(before, hex))) found.push([hex]);
    else last.push(hex);
  }
  return found.filter((piece) => piece.length > 1);
}
