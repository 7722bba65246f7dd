/** Wraps text to width, indenting every line. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > width - indent.length) {
      lines.push(indent + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, indent + line].join('\n');
}

/** One line without anything that would move the cursor of a terminal or change its colours. */
export const printable = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');
