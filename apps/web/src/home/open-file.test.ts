import { MAX_FILE_BYTES } from '@hexwyrm/kernel';
import { describe, expect, it, vi } from 'vitest';
import { readGameFile } from './open-file.ts';

/** No worker here: the position is taken as it is. */
vi.mock('../engine/client.ts', () => ({
  createHost: () => ({ position: async () => ({ snapshot: {} }), close() {} }),
}));

const position = { format: 'hexwyrm-position', version: 1, game: 'dragon-rage' };

describe('a file that is opened', () => {
  it('may begin with a byte order mark', async () => {
    const file = new Blob([`\uFEFF${JSON.stringify(position)}`]);
    const read = await readGameFile(file);
    expect(read).toMatchObject({ ok: true, openable: { file: { kind: 'position', data: position } } });
  });

  it.each([
    ['size', `"${'x'.repeat(MAX_FILE_BYTES)}"`],
    ['json', 'hello'],
    ['json', ''],
    ['json', `${'['.repeat(500_000)}${']'.repeat(500_000)}`],
    ['json', `{"format":"hexwyrm-position","units":${'[1,'.repeat(30)}1${']'.repeat(30)}}`],
    ['json', '{"__proto__":{"format":"hexwyrm-position"}}'],
    ['unknown', '{"format":"gif"}'],
    ['unknown', '[]'],
  ] as const)('is refused because of its %s', async (fault, text) => {
    expect(await readGameFile(new Blob([text]))).toEqual({ ok: false, fault });
  });
});
