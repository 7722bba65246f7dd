/** One line of input: its text, or why there is none. */
export type Line =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'not-utf-8' };

/** Longer lines are skipped: no replay is this long, and memory is limited. */
const MAX_LINE_BYTES = 8 * 1024 * 1024;

const NEWLINE = 0x0a;

/** Splits a byte stream into lines. The last line needs no newline. Reads no further than requested. */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes = MAX_LINE_BYTES,
): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let bytes = 0;
  const take = (): Line => {
    const line: Line = bytes > maxBytes ? { kind: 'too-long' } : decode(Buffer.concat(parts));
    parts = [];
    bytes = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let start = 0;
    while (start < chunk.length) {
      const newline = chunk.indexOf(NEWLINE, start);
      const end = newline < 0 ? chunk.length : newline;
      bytes += end - start;
      // What is too long is counted but not kept.
      if (bytes > maxBytes) parts = [];
      else parts.push(chunk.subarray(start, end));
      if (newline >= 0) yield take();
      start = end + 1;
    }
  }
  if (bytes > 0) yield take();
}

function decode(line: Uint8Array): Line {
  try {
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(line) };
  } catch {
    return { kind: 'not-utf-8' };
  }
}
