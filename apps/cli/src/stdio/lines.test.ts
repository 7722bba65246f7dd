import { describe, expect, it } from 'vitest';
import { type Line, readLines } from './lines.ts';

async function* chunks(...parts: (string | Uint8Array)[]) {
  for (const part of parts) yield Buffer.from(part);
}

const linesOf = async (parts: AsyncIterable<Uint8Array>, max?: number): Promise<Line[]> => {
  const lines: Line[] = [];
  for await (const line of readLines(parts, max)) lines.push(line);
  return lines;
};

const text = (value: string): Line => ({ kind: 'text', text: value });

describe('lines of a stream', () => {
  it('are the same however the bytes are cut', async () => {
    const whole = Buffer.from('{"é":"龍"}\n\nzwei\r\ndrei');
    const expected = [text('{"é":"龍"}'), text(''), text('zwei\r'), text('drei')];
    expect(await linesOf(chunks(whole))).toEqual(expected);
    const bytes = [...whole].map((byte) => Uint8Array.of(byte));
    expect(await linesOf(chunks(...bytes))).toEqual(expected);
  });

  it('need no newline at the end, and an end with one makes no empty line', async () => {
    expect(await linesOf(chunks('a\nb'))).toEqual([text('a'), text('b')]);
    expect(await linesOf(chunks('a\nb\n'))).toEqual([text('a'), text('b')]);
    expect(await linesOf(chunks())).toEqual([]);
  });

  it('are skipped when they are too long, to their very end and no further', async () => {
    expect(await linesOf(chunks('12345678\n', '123', '456', '789\nok\n', '1234567'), 6)).toEqual([
      { kind: 'too-long' },
      { kind: 'too-long' },
      text('ok'),
      { kind: 'too-long' },
    ]);
    expect(await linesOf(chunks('123456\n'), 6)).toEqual([text('123456')]);
  });

  it('must be UTF-8', async () => {
    expect(await linesOf(chunks(Uint8Array.of(0xff, 0xfe, 0x0a), 'fine'))).toEqual([
      { kind: 'not-utf-8' },
      text('fine'),
    ]);
  });
});
