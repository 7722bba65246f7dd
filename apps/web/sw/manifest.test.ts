import fs from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../public/', import.meta.url);
const manifest = JSON.parse(fs.readFileSync(new URL('manifest.webmanifest', folder), 'utf8'));

/** Width and height of a WebP, as its header says. */
function sizeOf(file: URL): string {
  const bytes = fs.readFileSync(file);
  expect(bytes.toString('latin1', 12, 16)).toBe('VP8X');
  return `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`;
}

test('the manifest names both games and shows them, on wide and narrow screens', () => {
  expect(manifest).toMatchObject({ id: 'hexwyrm', lang: 'en' });
  expect(manifest.description).toMatch(/Dragon Rage.*Dragon Pass/);
  expect(manifest.screenshots).toHaveLength(4);
  for (const { src, sizes, form_factor, label } of manifest.screenshots) {
    expect(sizeOf(new URL(src, folder)), src).toBe(sizes);
    expect(src).toContain(form_factor);
    expect(label).toMatch(/^Dragon (Rage|Pass): /);
  }
});
