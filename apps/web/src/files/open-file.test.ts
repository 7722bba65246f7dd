import { MAX_FILE_BYTES } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { hostHere } from '../engine/open-game.fixture.ts';
import { readGameFile } from './open-file.ts';

const position = {
  format: 'hexwyrm-position',
  version: 1,
  game: 'dragon-rage',
  map: 'esirien',
  phase: 'invader-melee',
  units: [
    { type: 'ORC', side: 'invader', hex: '0808' },
    { type: 'INF', side: 'defender', hex: '0809' },
  ],
};

describe('a file that is opened', () => {
  it('may begin with a byte order mark', async () => {
    const file = new Blob([`\uFEFF${JSON.stringify(position)}`]);
    const read = await readGameFile(file, hostHere);
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
    expect(await readGameFile(new Blob([text]), hostHere)).toEqual({ ok: false, fault });
  });
});
