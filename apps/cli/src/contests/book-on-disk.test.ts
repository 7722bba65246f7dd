import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dragonRageLeague } from '@hexwyrm/dragon-rage/league';
import { campaignOf } from '@hexwyrm/league';
import { afterAll, expect, it } from 'vitest';
import { createOnDisk } from './book-on-disk.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hexwyrm-book-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('never writes a file that is too large to be read', () => {
  const file = path.join(folder, 'wars.json');
  const players = { invader: { name: 'Ann' }, defender: { name: 'Ben' } };
  const settings = { name: 'Wars', map: 'esirien', players };
  // A contest that takes any settings: 33 of them with a million letters are more than 32 MB.
  const contest = campaignOf(dragonRageLeague);
  const careless = { ...contest, begin: () => contest.begin(settings, { d6: () => 1 }) };
  const long = Array.from({ length: 33 }, () => 'x'.repeat(1024 * 1024));
  expect(() => createOnDisk(file, careless, long)).toThrow(`${file} would be larger than 32 MB`);
  expect(fs.existsSync(file)).toBe(false);
  createOnDisk(file, careless, settings);
  expect(fs.existsSync(file)).toBe(true);
});
