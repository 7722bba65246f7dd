import { dragonPass, mapDataFor } from '@hexwyrm/dragon-pass';
import { seededDice } from '@hexwyrm/kernel';
import { LANGUAGES, type Language } from '@hexwyrm/words';
import { describe, expect, test } from 'vitest';
import { danglingIds } from '../../../../../art/testing/ids.ts';
import { wordsIn } from '../../../words/testing/words-in.ts';
import { makeScene } from '../scene.ts';
import { overlap } from './boxes.ts';
import { widthOf } from './faces.ts';
import type { Label } from './label.ts';
import { labelsFor, paintLettering } from './lettering.ts';
import { type Level, levelFor } from './levels.ts';
import { wordsAt } from './places.ts';

const map = mapDataFor(null);
const scene = makeScene(map, 'day', 48, 'near');
const AS_PRINTED = () => null;
const LEVELS: readonly Level[] = ['far', 'middle', 'near'];

const clashesOf = (labels: readonly Label[]): readonly string[] =>
  labels.flatMap((one, i) =>
    labels
      .slice(i + 1)
      .filter((other) => one.boxes.some((box) => other.boxes.some((room) => overlap(box, room))))
      .map((other) => `${one.words} / ${other.words}`),
  );

/** A few names in each language. */
const NAMED: Readonly<Record<Language, string[]>> = {
  en: ['Stinking Forest', 'Swan River', 'The Creek'],
  fr: ['Forêt Puante', 'Rivière du Cygne', 'Les Pâturages'],
  es: ['Bosque Hediondo', 'Río del Cisne', 'Los Pastos'],
  de: ['Stinkender Wald', 'Schwanenfluss', 'Die Graslande'],
};

describe.each(LEVELS)('%s', (level) => {
  const labels = labelsFor(scene, level, AS_PRINTED);

  test('no two names touch', () => {
    expect(clashesOf(labels)).toEqual([]);
  });

  test('every fortress is named', () => {
    const words = labels.map((label) => label.words);
    const fortresses = map.hexes.flatMap((hex) => (hex.structure === 'fortress' ? [hex.name] : []));
    expect(words).toEqual(expect.arrayContaining(fortresses));
  });

  test('is sound', () => {
    const svg = paintLettering(scene, level, AS_PRINTED);
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(danglingIds(svg)).toEqual([]);
    expect(svg).toBe(paintLettering(scene, level, AS_PRINTED));
  });
});

const near = labelsFor(scene, 'near', AS_PRINTED).map(({ words }) => words);
const times = (words: string): number => near.filter((other) => other === words).length;

test('near by every place with a name has it once', () => {
  const names = map.hexes.flatMap((hex) => wordsAt(hex) ?? []);
  expect(names).toContain('Temple of the Reaching Moon');
  expect(names.map((name) => `${name}: ${times(name)}`)).toEqual(names.map((name) => `${name}: 1`));
});

test('a description is no name, a dragonewt city goes by its byname', () => {
  const named = (name: string) =>
    wordsAt({ hex: '0101', terrain: 'open', territory: 'neutral', provenance: 'rules', name });
  expect(named("ruin near the Dragon's Eye")).toBeUndefined();
  expect(named("Wasp's Nest")).toBe('Wasp’s Nest');
  const city = {
    hex: '0101',
    terrain: 'open',
    territory: 'neutral',
    provenance: 'rules',
    structure: 'dragonewt-city',
  };
  expect(wordsAt({ ...city, name: 'Dragonewt City 4 (High Wyrm)' })).toBe('High Wyrm');
  expect(wordsAt({ ...city, name: 'Dragonewt City 5' })).toBeUndefined();
});

test('near by every region and river of the map has its name', () => {
  const regions = map.hexes.flatMap(({ region }) => region?.replace(/ \(.*\)$/, '').replace(/'/g, '’') ?? []);
  const rivers = map.rivers.flatMap(({ name }) => name?.replace(/ \(.*\)$/, '') ?? []);
  expect([...new Set([...regions, ...rivers])].filter((name) => times(name) === 0)).toEqual([]);
});

test('less is written when more is seen', () => {
  const counts = LEVELS.map((level) => labelsFor(scene, level, AS_PRINTED).length);
  expect(counts[0]).toBeLessThan(counts[1]);
  expect(counts[1]).toBeLessThanOrEqual(counts[2]);
});

test('the zoom chooses the level', () => {
  expect([13, 26, 48].map(levelFor)).toEqual(['far', 'middle', 'near']);
});

test('widths are those of the letters', () => {
  // A .63, l .46, o .57, n .62, e .51 of the size
  expect(widthOf('town', 'Alone')).toBeCloseTo(2.79);
});

test('places stand there in the language in use, none is lost, and what is too long stays as it is printed', () => {
  const german: Readonly<Record<string, string>> = {
    '0918': 'Nordposten',
    '1927': 'Wilder Tempel',
    '3531': 'Lang'.repeat(300),
    '1315': 'Drachenmolchstadt 5',
  };
  const words = labelsFor(scene, 'near', (hex) => german[hex] ?? null).map((label) => label.words);
  expect(words).toEqual(expect.arrayContaining(['Nordposten', 'Wilder Tempel', 'Wasp’s Nest']));
  expect(words).not.toContain('North Post');
  expect(words).not.toContain('Drachenmolchstadt 5');
  expect(words.length).toBe(near.length);
});

test.each(LANGUAGES)(
  '%s: realms, mountains, woods and waters stand there, and no two names touch',
  async (language) => {
    const words = await wordsIn(language);
    const view = dragonPass.view(dragonPass.setup('pass-1', {}, seededDice('map')), 'lunar');
    const nameOf = (place: string): string | null => {
      const name = words.placeName(view, place);
      return name === place ? null : name;
    };
    for (const level of LEVELS) {
      const labels = labelsFor(scene, level, nameOf);
      expect(clashesOf(labels)).toEqual([]);
      expect(labels.length).toBe(labelsFor(scene, level, AS_PRINTED).length);
    }
    const told = labelsFor(scene, 'near', nameOf).map((label) => label.words);
    expect(told).toEqual(expect.arrayContaining(NAMED[language]));
  },
);
