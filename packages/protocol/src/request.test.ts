import { describe, expect, it } from 'vitest';
import { MessageError } from './problems.ts';
import { parseLine, parseParams, parseRequest, requestId } from './request.ts';

const read = (value: unknown) => {
  const { id, method, params } = parseRequest(value);
  return { id, method, params: parseParams(method, params) };
};

const fault = (value: unknown) => {
  try {
    read(value);
  } catch (error) {
    if (error instanceof MessageError) return { code: error.code, problems: error.problems };
    throw error;
  }
  throw new Error('was accepted');
};

const lineFault = (line: string) => {
  try {
    parseLine(line);
  } catch (error) {
    if (error instanceof MessageError) return error.code;
    throw error;
  }
  return null;
};

describe('a request', () => {
  it('is understood with its parameters, defaults filled in', () => {
    const request = { id: 1, method: 'new', params: { game: 'dragon-rage', scenario: 'esirien-1', seed: 7 } };
    expect(read(request)).toEqual({ ...request, params: { ...request.params, options: {} } });
  });

  it('may leave params out where none is needed', () => {
    expect(read({ id: 'a', method: 'hash' })).toEqual({ id: 'a', method: 'hash', params: {} });
  });

  it.each([
    [null, 'bad-request', ''],
    [[], 'bad-request', ''],
    ['hash', 'bad-request', ''],
    [{ id: 1 }, 'bad-request', 'method'],
    [{ id: 1, method: 4 }, 'bad-request', 'method'],
    [{ id: 1, method: 'resign' }, 'unknown-method', 'method'],
    [{ id: 1, method: 'toString' }, 'unknown-method', 'method'],
    [{ method: 'hash' }, 'bad-request', 'id'],
    [{ id: {}, method: 'hash' }, 'bad-request', 'id'],
    [{ id: 1, method: 'hash', extra: 1 }, 'bad-request', 'extra'],
    [{ id: 1, method: 'hash', params: 3 }, 'bad-params', 'params'],
    [{ id: 1, method: 'hash', params: { deep: 1 } }, 'bad-params', 'params.deep'],
    [{ id: 1, method: 'explain' }, 'bad-params', 'params.action'],
    [{ id: 1, method: 'view', params: { seat: 5 } }, 'bad-params', 'params.seat'],
    [{ id: 1, method: 'view', params: { seat: 'x'.repeat(101) } }, 'bad-params', 'params.seat'],
    [{ id: 1, method: 'view', params: { seat: '\ud800' } }, 'bad-params', 'params.seat'],
    [{ id: 1, method: 'legal', params: { unit: 1.5 } }, 'bad-params', 'params.unit'],
    [{ id: 1, method: 'retract', params: { action: ['\ud800'] } }, 'bad-params', 'params.action'],
    [
      { id: 1, method: 'apply', params: { seat: 'x', action: {}, dice: [1, 7] } },
      'bad-params',
      'params.dice[1]',
    ],
    [
      { id: 1, method: 'new', params: { game: 'g', scenario: 's', seed: 1, dice: [1] } },
      'bad-params',
      'params',
    ],
    [{ id: 1, method: 'load', params: {} }, 'bad-params', 'params'],
    [{ id: 1, method: 'load', params: { replay: {}, seed: 1 } }, 'bad-params', 'params'],
  ])('%j is refused with %s at %j', (value, code, path) => {
    expect(fault(value)).toMatchObject({ code, problems: [{ path }] });
  });

  it('says of every field what is wrong with it', () => {
    expect(fault({ id: 1, method: 'explain', params: { seat: 2, cube: 6 } }).problems).toEqual([
      { path: 'params.seat', reason: 'must be a string' },
      { path: 'params.action', reason: 'is missing' },
      { path: 'params.cube', reason: 'is not known' },
    ]);
  });

  it.each([
    [{ id: 4 }, 4],
    [{ id: 'x', method: 7 }, 'x'],
    [{ id: true }, null],
    [{}, null],
    [null, null],
    ['id', null],
  ])('%j has the id %j, readable or not', (value, id) => {
    expect(requestId(value)).toBe(id);
  });
});

describe('a line', () => {
  it.each(['', '   ', '{', 'hello', '\u0000\u0001', `${'['.repeat(100_000)}`])('%j is not JSON', (line) => {
    expect(lineFault(line)).toBe('bad-json');
  });

  it('may have as many brackets as it likes inside text', () => {
    expect(parseLine(JSON.stringify({ id: `\\"${'['.repeat(500)}` }))).toEqual({
      id: `\\"${'['.repeat(500)}`,
    });
  });
});
