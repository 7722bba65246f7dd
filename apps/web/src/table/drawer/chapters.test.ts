import { expect, test } from 'vitest';
import { words as rageWords } from '../../games/dragon-rage/words/kit.ts';
import { chapterOf, clausesByChapter, numberOf } from './chapters.ts';

test('a clause belongs to the chapter its number begins with', () => {
  expect(
    ['DR-1.1-a', 'DR-2.1-b', 'DR-2.12.1.7.1-c', 'DR-4.1-a', 'DR-5-a', 'DR-TES-a', 'DR-9.1'].map((clause) =>
      chapterOf(clause, rageWords),
    ),
  ).toEqual(['1', '2-1', '2-12', '4', '5', 'TES', null]);
  expect(rageWords.chapters).toHaveLength(20);
  expect(['1', '2-12', 'TES'].map(numberOf)).toEqual(['1', '2.12', '']);
});

const book = {
  'DR-2.5.3-a': { title: 'Walls', text: 'On foot you cannot cross a wall.' },
  'DR-2.5.5-a': { title: 'Gates', text: 'A gate in the wall lets you through.' },
  'DR-2.8.6-a': { title: 'Fog', text: 'Two points.' },
};

test('clauses are found by words in any order, by number, and all without words', () => {
  const idsFor = (wanted: string) =>
    [...clausesByChapter(book, wanted, rageWords).values()].flat().map(({ id }) => id);
  expect(idsFor('')).toEqual(['DR-2.5.3-a', 'DR-2.5.5-a', 'DR-2.8.6-a']);
  expect(idsFor('wall gate')).toEqual(['DR-2.5.5-a']);
  expect(idsFor('2.8.6')).toEqual(['DR-2.8.6-a']);
  expect([...clausesByChapter(book, 'wall', rageWords).keys()]).toEqual(['2-5']);
});

test('neither accents nor apostrophes nor narrow spaces hide a clause', () => {
  const french = { 'DR-2.5.3-a': { title: 'Épée', text: 'L’ennemi recule : il cède.' } };
  const found = (wanted: string) => [...clausesByChapter(french, wanted, rageWords).values()].flat().length;
  expect(["epee l'ennemi", 'ÉPÉE L’ENNEMI', 'cede', 'recule :', 'dragon'].map(found)).toEqual([
    1, 1, 1, 1, 0,
  ]);
});
