import { pickOne, seededDice } from '@hexwyrm/kernel';
import { ERROR_CODES, parseResponse } from '@hexwyrm/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { type Stdio, startStdio } from '../testing/hexwyrm.ts';

/** These start real processes and speak with them over pipes. */
const SLOW = { timeout: 300_000 };
const started: Stdio[] = [];
const start = (): Stdio => {
  const stdio = startStdio();
  started.push(stdio);
  return stdio;
};

afterEach(() => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL');
});

const ask = async (stdio: Stdio, method: string, params: object = {}) => {
  stdio.write(`${JSON.stringify({ id: method, method, params })}\n`);
  const answer = await stdio.read();
  expect(answer.id).toBe(method);
  return answer;
};

describe('hexwyrm stdio', SLOW, () => {
  it('answers every line of rubbish with one error, and goes on', async () => {
    const stdio = start();
    const rubbish: [string | Uint8Array, unknown, string][] = [
      ['', null, 'bad-json'],
      ['   ', null, 'bad-json'],
      ['hello', null, 'bad-json'],
      ['{"id":1', null, 'bad-json'],
      [Uint8Array.of(0, 1, 2, 255, 254), null, 'bad-json'],
      ['['.repeat(200_000), null, 'bad-json'],
      ['null', null, 'bad-request'],
      ['[]', null, 'bad-request'],
      ['42', null, 'bad-request'],
      ['"new"', null, 'bad-request'],
      ['{}', null, 'bad-request'],
      ['{"id":[1],"method":"hash"}', null, 'bad-request'],
      ['{"id":7}', 7, 'bad-request'],
      ['{"id":8,"method":"hash","x":1}', 8, 'bad-request'],
      ['{"id":"nine","method":"jump"}', 'nine', 'unknown-method'],
      ['{"id":10,"method":"__proto__"}', 10, 'unknown-method'],
      ['{"id":11,"method":"view","params":{"seat":1}}', 11, 'bad-params'],
      ['{"id":12,"method":"hash","params":[]}', 12, 'bad-params'],
      ['{"id":13,"method":"hash"}', 13, 'no-game'],
      [`{"id":14,"method":"hash","params":"${'x'.repeat(9 * 1024 * 1024)}"}`, null, 'line-too-long'],
    ];
    for (const [line, id, code] of rubbish) {
      stdio.write(line);
      stdio.write('\n');
      const answer = await stdio.read();
      expect(answer).toMatchObject({ id, error: { code, message: expect.any(String) } });
      expect(() => parseResponse(answer)).not.toThrow();
      expect(Object.keys(ERROR_CODES)).toContain(answer.error?.code);
    }
    expect((await ask(stdio, 'games')).result).toBeDefined();
    stdio.end();
    expect(await stdio.exit).toEqual({ code: 0, signal: null });
  });

  it('plays a whole game that its own replay repeats', async () => {
    const stdio = start();
    const choices = seededDice('choices');
    await ask(stdio, 'new', { game: 'dragon-rage', scenario: 'esirien-6', seed: 11 });
    let { result } = await ask(stdio, 'legal');
    let outcome: unknown = null;
    for (let actions = 0; outcome === null && actions < 20_000; actions++) {
      const legal = Array.isArray(result?.actions) ? result.actions : [];
      const applied = await ask(stdio, 'apply', { seat: result?.seat, action: pickOne(choices, legal) });
      expect(applied.error).toBeUndefined();
      outcome = applied.result?.outcome;
      result = (await ask(stdio, 'legal')).result;
    }
    expect(outcome).toMatchObject({ reason: expect.any(String), clause: expect.any(String) });
    expect((await ask(stdio, 'apply', { seat: 'invader', action: { type: 'end' } })).error?.code).toBe(
      'game-over',
    );
    const { hash } = (await ask(stdio, 'hash')).result ?? {};
    const { replay } = (await ask(stdio, 'save')).result ?? {};
    expect((await ask(stdio, 'load', { replay: Object(replay) })).result).toMatchObject({ hash, outcome });
  });

  it('takes a last line without a newline, and ends with its input', async () => {
    const stdio = start();
    stdio.write('{"id":1,"method":"hash"}\n{"id":2,"method":"games"}');
    stdio.end();
    expect(await stdio.read()).toMatchObject({ id: 1, error: { code: 'no-game' } });
    expect(await stdio.read()).toMatchObject({ id: 2, result: { games: expect.any(Array) } });
    await expect(stdio.read()).rejects.toThrow('no more answers');
    expect(await stdio.exit).toEqual({ code: 0, signal: null });
  });

  it('loses nothing when nobody reads for a while', async () => {
    const stdio = start();
    const count = 1000;
    for (let id = 0; id < count; id++) stdio.write(`{"id":${id},"method":"games"}\n`);
    await new Promise<void>((resolve) => stdio.child.stdin.end(resolve));
    for (let id = 0; id < count; id++) expect((await stdio.read()).id).toBe(id);
    expect(await stdio.exit).toEqual({ code: 0, signal: null });
  });

  it('leaves quietly when its reader has gone, and can be killed', async () => {
    const deserted = start();
    await ask(deserted, 'games');
    deserted.child.stdout.destroy();
    deserted.write(`${'{"id":1,"method":"games"}\n'.repeat(50)}`);
    expect(await deserted.exit).toEqual({ code: 0, signal: null });
    const killed = start();
    await ask(killed, 'games');
    killed.child.kill('SIGTERM');
    expect(await killed.exit).toEqual({ code: null, signal: 'SIGTERM' });
  });
});
