import type { Sheet } from './sheets.ts';

/** RFC 4180. A cell that a spreadsheet would take for a formula is written as text. */
export function csvOf({ columns, rows }: Sheet): string {
  const line = (cells: readonly (string | number)[]): string => cells.map(csvCell).join(',');
  return `${[line(columns), ...rows.map(line)].join('\r\n')}\r\n`;
}

function csvCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A page that stands by itself, to print or to put on a site. */
export function htmlOf(title: string, sheets: readonly Sheet[], language: string): string {
  const parts = sheets.map(
    ({ heading, columns, rows }) => `<h2>${escaped(heading)}</h2>
<table>
<thead><tr>${columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${row.map((cell) => `<td dir="auto">${escaped(String(cell))}</td>`).join('')}</tr>`).join('\n')}
</tbody>
</table>`,
  );
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>
body { font-family: Georgia, serif; margin: 2rem auto; max-width: 70rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #bbb; padding: 0.25rem 0.5rem; text-align: left; }
@media print { h2 { break-after: avoid; } tr { break-inside: avoid; } }
</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${parts.join('\n')}
</body>
</html>
`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
