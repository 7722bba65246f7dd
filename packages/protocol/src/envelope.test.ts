import { describe, expect, it } from 'vitest';
import { fileKind, parsePositionEnvelope, parseViewEnvelope } from './envelope.ts';
import { ERROR_CODES, isErrorCode } from './error-codes.ts';
import { parseWith } from './problems.ts';
import { parseResponse } from './response.ts';
import { RESULTS } from './results.ts';

describe('an envelope', () => {
  it('tells whose position it is and leaves the rest to the game', () => {
    const position = { format: 'hexwyrm-position', version: 1, game: 'dragon-rage', units: 'anything' };
    expect(parsePositionEnvelope(position)).toEqual(position);
    expect(() => parsePositionEnvelope({ ...position, game: 3 })).toThrow('game: must be a string');
    expect(() => parsePositionEnvelope(null)).toThrow(expect.objectContaining({ code: 'bad-position' }));
  });

  it('carries a view to one seat', () => {
    const envelope = { game: 'duel', rulesVersion: 1, seat: 'red', view: { health: 3 } };
    expect(parseViewEnvelope(envelope)).toEqual(envelope);
    expect(() => parseViewEnvelope({ ...envelope, seat: '' })).toThrow('seat: must not be empty');
  });

  it('tells a replay from a position', () => {
    expect(fileKind({ format: 'hexwyrm-replay/1' })).toBe('replay');
    expect(fileKind({ format: 'hexwyrm-position' })).toBe('position');
    expect(() => fileKind({ format: 'png' })).toThrow('neither a position nor a replay');
    expect(() => fileKind({})).toThrow('format: is missing');
  });
});

describe('a response', () => {
  it('has a result or an error with a code of the list', () => {
    expect(parseResponse({ id: 1, result: { hash: 'ab' } })).toEqual({ id: 1, result: { hash: 'ab' } });
    const error = { code: 'refused', message: 'no', clause: 'DR-1.1-b', facts: { unit: 3 } };
    expect(parseResponse({ id: null, error })).toEqual({ id: null, error });
    expect(() => parseResponse({ id: 1, error: { code: 'oops', message: '' } })).toThrow();
    expect(() => parseResponse({ id: 1 })).toThrow();
  });

  it('has results of a known form', () => {
    expect(parseWith(RESULTS.hash, { hash: 'ab' }, 'bad-response')).toEqual({ hash: 'ab' });
    expect(() => parseWith(RESULTS.decision, { decision: null }, 'bad-response')).toThrow(
      'outcome: is missing',
    );
  });

  it('knows its codes from names that merely exist', () => {
    expect(Object.keys(ERROR_CODES).every(isErrorCode)).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
  });
});
