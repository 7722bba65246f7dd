import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('lines end alike where git is told to make CRLF of them, as on Windows', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hexwyrm-lines-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.autocrlf=true', '-c', 'core.eol=crlf', ...args], { cwd: folder });
  git('init', '--quiet');
  fs.copyFileSync(new URL('../.gitattributes', import.meta.url), path.join(folder, '.gitattributes'));
  const texts = { 'a.ts': 'a\nb\n', 'b.json': '{\n}\n', run: '#!/bin/sh\n', 'c.md': 'c\n' };
  const pictures = { 'd.png': 'x\ny\n', 'e.gz': 'x\r\ny\n' };
  for (const [name, text] of Object.entries({ ...texts, ...pictures }))
    fs.writeFileSync(path.join(folder, name), text);
  git('add', '--all');
  for (const [name, text] of Object.entries({ ...texts, ...pictures })) {
    fs.rmSync(path.join(folder, name));
    git('checkout-index', '--force', name);
    expect(fs.readFileSync(path.join(folder, name), 'utf8'), name).toBe(text);
  }
});
