import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { replaceFile } from './replace-file.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hexwyrm-replace-'));
const file = path.join(folder, 'cup.json');
const [old, mine, theirs] = ['old', 'mine', 'theirs'].map((text) => Buffer.from(text));

const content = () => fs.readFileSync(file, 'utf8');

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of fs.readdirSync(folder)) fs.rmSync(path.join(folder, name));
});

it('takes the place of what was read, and of nothing else', () => {
  expect(replaceFile(file, null, old)).toBe(true);
  expect(replaceFile(file, null, mine)).toBe(false);
  expect(replaceFile(file, theirs, mine)).toBe(false);
  expect(content()).toBe('old');
  expect(replaceFile(file, old, mine)).toBe(true);
  expect(content()).toBe('mine');
  expect(fs.readdirSync(folder)).toEqual(['cup.json']);
});

it('gives way to a writer who began later and is done before', () => {
  replaceFile(file, null, old);
  const rename = fs.renameSync;
  vi.spyOn(fs, 'renameSync').mockImplementationOnce((...names) => {
    expect(replaceFile(file, old, theirs)).toBe(true);
    rename(...names);
  });
  expect(replaceFile(file, old, mine)).toBe(false);
  expect(content()).toBe('theirs');
  expect(fs.readdirSync(folder)).toEqual(['cup.json']);
});

it('clears away the parts of writers who were killed, of this file alone', () => {
  const id = '01234567-89ab-4def-8123-456789abcdef';
  fs.writeFileSync(`${file}.${id}.part`, '{"half');
  fs.writeFileSync(path.join(folder, `cup.json.old.${id}.part`), 'of cup.json.old');
  expect(replaceFile(file, null, old)).toBe(true);
  expect(fs.readdirSync(folder)).toEqual(['cup.json', `cup.json.old.${id}.part`]);
});

it('keeps permissions; a new file is for its owner alone', () => {
  const mode = () => fs.statSync(file).mode & 0o777;
  replaceFile(file, null, old);
  expect(mode()).toBe(0o600);
  fs.chmodSync(file, 0o666);
  replaceFile(file, old, mine);
  expect(mode()).toBe(0o666);
});

it('writes the file that a link leads to', () => {
  const link = path.join(folder, 'link.json');
  replaceFile(file, null, old);
  fs.symlinkSync(file, link);
  expect(replaceFile(link, old, mine)).toBe(true);
  expect(content()).toBe('mine');
  expect(fs.lstatSync(link).isSymbolicLink()).toBe(true);
});
