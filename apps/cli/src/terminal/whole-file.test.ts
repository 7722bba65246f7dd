import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { writeWhole } from './whole-file.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hexwyrm-whole-'));
const file = path.join(folder, 'game.json');

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of fs.readdirSync(folder)) fs.rmSync(path.join(folder, name));
});

it('takes the place of what was there', () => {
  writeWhole(file, 'first');
  writeWhole(file, 'second');
  expect(fs.readFileSync(file, 'utf8')).toBe('second');
  expect(fs.readdirSync(folder)).toEqual(['game.json']);
});

it('leaves what was there, and nothing half written, when the disk is full', () => {
  writeWhole(file, 'first');
  const write = fs.writeFileSync;
  vi.spyOn(fs, 'writeFileSync').mockImplementationOnce((place, text) => {
    write(place, String(text).slice(0, 3));
    throw new Error('ENOSPC');
  });
  expect(() => writeWhole(file, 'second')).toThrow('ENOSPC');
  expect(fs.readFileSync(file, 'utf8')).toBe('first');
  expect(fs.readdirSync(folder)).toEqual(['game.json']);
});

it('writes through a link', () => {
  const link = path.join(folder, 'link.json');
  writeWhole(file, 'first');
  fs.symlinkSync(file, link);
  writeWhole(link, 'second');
  expect(fs.readFileSync(file, 'utf8')).toBe('second');
  expect(fs.lstatSync(link).isSymbolicLink()).toBe(true);
});
