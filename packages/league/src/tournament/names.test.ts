import { expect, test } from 'vitest';
import { faultInNames, namesFrom, namesText } from './names.ts';

test('names are one a line, or with commas or semicolons between them', () => {
  expect(namesFrom('Aino\r\nBao, Chiara;Dagny\n\n , ')).toEqual(['Aino', 'Bao', 'Chiara', 'Dagny']);
});

test('names are read as a spreadsheet writes them', () => {
  expect(namesFrom('\uFEFF"Smith, John"\r\n"Anna ""Axe"" Berg"\r\nאורי\r\n')).toEqual([
    'Smith, John',
    'Anna "Axe" Berg',
    'אורי',
  ]);
  expect(namesFrom('Bob "The Rock" Smith, "Ann"')).toEqual(['Bob "The Rock" Smith', 'Ann']);
  expect(namesFrom('"Two\nlines"')).toEqual(['Two lines']);
});

test('names are written so that they are read again', () => {
  const names = ['Smith, John', 'Anna "Axe" Berg', 'Bao'];
  expect(namesFrom(namesText(names))).toEqual(names);
});

test('names that cannot enter are told by the first at fault', () => {
  expect(faultInNames(['Ann', 'Ben'], ['Cleo'], 2)).toBeNull();
  expect(faultInNames(['Ann', 'ann'], [], 2)).toEqual({ kind: 'twice', name: 'ann' });
  expect(faultInNames(['cleo'], ['Cleo'], 2)).toEqual({ kind: 'twice', name: 'cleo' });
  expect(faultInNames(['x'.repeat(60)], [], 2)).toBeNull();
  expect(faultInNames(['x'.repeat(61)], [], 2)).toEqual({ kind: 'long', name: 'x'.repeat(61) });
  expect(faultInNames(['Ann', 'Ben', 'Cleo'], [], 2)).toEqual({ kind: 'many', name: null });
});
