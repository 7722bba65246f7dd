import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

const pack = promisify<zlib.InputType, Buffer>(zlib.brotliCompress);

/** Writes a packed file beside each text file (`x.js.br`): the best compression is too slow on demand. */
export function packed(): Plugin {
  return {
    name: 'hexwyrm-packed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(js|json|css|html)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const file = path.join(dir, name);
          await fs.promises.writeFile(`${file}.br`, await pack(await fs.promises.readFile(file)));
        }),
      );
    },
  };
}
