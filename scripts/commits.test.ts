import { expect, test } from 'vitest';
import { faultsOf } from './commits.ts';

const small = { body: '', lines: 3 };

test.each([
  'Name the parts of the table',
  'Pass the dice on',
  'Need a seat for bots',
  'Bring the map into view',
])('%s is a good subject', (subject) => expect(faultsOf({ subject, ...small })).toEqual([]));

test.each([
  ['Added a check', /imperative/],
  ['Adding a check', /imperative/],
  ['Adds a check', /imperative/],
  ['add a check', /capital/],
  ['Add a check.', /full stop/],
  [`Add ${'x'.repeat(57)}`, /longer than 60/],
])('%s is not', (subject, fault) => {
  expect(faultsOf({ subject, ...small })).toEqual([expect.stringMatching(fault)]);
});

test('sixty characters are allowed', () => {
  expect(faultsOf({ subject: `Add ${'x'.repeat(56)}`, ...small })).toEqual([]);
});

test('a change of more than a few lines gives its reason', () => {
  const subject = 'Add a check of commits';
  expect(faultsOf({ subject, body: '', lines: 41 })).toEqual(['has no body that says why']);
  expect(faultsOf({ subject, body: 'Nobody can find a change by its subject.', lines: 41 })).toEqual([]);
  expect(faultsOf({ subject, body: '', lines: 40 })).toEqual([]);
});
