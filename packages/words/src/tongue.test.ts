import { describe, expect, test } from 'vitest';
import { compiled } from './build/compiled.ts';
import { tongueOf } from './tongue.ts';

const missed: string[] = [];
const tongue = (locale: string, catalogue: Readonly<Record<string, string>>) =>
  tongueOf(locale, compiled(catalogue), ({ message }) => missed.push(message));

const UNITS = '{count, plural, =0 {nobody} one {# unit} other {# units}}';

describe('a message', () => {
  test.each([
    ['en', 'Ready', {}, 'Ready'],
    ['en', '{unit} to {hex}', { unit: 'Orc', hex: '{0101}' }, 'Orc to {0101}'],
    ['en', '{points, number} VP', { points: 1234.5 }, '1,234.5 VP'],
    ['de', '{points, number} SP', { points: 1234.5 }, '1.234,5 SP'],
    ['en', 'odds {more, number, ::sign-always}', { more: 2 }, 'odds +2'],
    ['en', UNITS, { count: 0 }, 'nobody'],
    ['en', UNITS, { count: 1 }, '1 unit'],
    ['en', UNITS, { count: 2000 }, '2,000 units'],
    ['fr', UNITS, { count: 1.5 }, '1,5 unit'],
    ['en', '{who, select, you {You win} other {{who} wins}}.', { who: 'you' }, 'You win.'],
    ['en', '{who, select, you {You win} other {{who} wins}}.', { who: 'Harrek' }, 'Harrek wins.'],
    ['en', '{dead, select, true {dead} other {alive}}', { dead: true }, 'dead'],
    ['en', `{all, select, yes {all: ${UNITS}} other {}}`, { all: 'yes', count: 3 }, 'all: 3 units'],
    ['en', `No. #1: ${UNITS}`, { count: 1 }, 'No. #1: 1 unit'],
  ] as const)('%s: %s', (locale, text, values, said) => {
    expect(tongue(locale, { text }).say('text', values)).toBe(said);
  });

  test('that is missing, or lacks a value, shows its name and is told', () => {
    missed.length = 0;
    const { say } = tongue('en', { greeting: 'Hail, {name}' });
    expect(say('greeting')).toBe('greeting');
    expect(say('farewell')).toBe('farewell');
    expect(missed).toEqual(['a message needs the value name', 'there is no message farewell']);
  });

  test.each(['{day, date}', '{n, selectordinal, other {#th}}', '<b>bold</b>', "'{'"])(
    'says nothing like %s',
    (text) => expect(() => compiled({ text })).toThrow(/message|brace/),
  );
});
