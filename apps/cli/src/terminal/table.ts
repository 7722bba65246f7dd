type Row = readonly (string | number)[];

export const percent = (rate: number): string => `${(100 * rate).toFixed(0)} %`;

/** Numbers to the right, words to the left. */
export function table(head: readonly string[], rows: readonly Row[]): string {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, i) => Math.max(...lines.map((line) => line[i].length)));
  const isNumber = head.map((_, i) => rows.every((row) => /^-?[\d.]+( %)?$/.test(String(row[i]))));
  const format = (line: readonly string[]): string =>
    line
      .map((cell, i) => (isNumber[i] ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
      .join('  ')
      .trimEnd();
  return lines.map(format).join('\n');
}
