import fs from 'node:fs';
import { expect, test, vi } from 'vitest';
import { runParts } from './parts.mjs';
import { Failed } from './process.mjs';

test('every part runs, each is told with its time, and the first failure is the answer', async () => {
  const told = vi.spyOn(console, 'log').mockImplementation(() => {});
  const ran: string[] = [];
  const part = (name: string, code: number) => async () => {
    ran.push(name);
    if (code !== 0) throw new Failed(code);
  };
  await expect(
    runParts({ checks: part('checks', 0), code: part('code', 3), table: part('table', 4) }),
  ).rejects.toThrow('exit code 3');
  expect(ran).toEqual(['checks', 'code', 'table']);
  const summary = told.mock.calls.flat().join('\n');
  expect(summary).toMatch(
    /ok +checks +[\d.]+ s\nFAILED +code +[\d.]+ s\nFAILED +table +[\d.]+ s\n +together +[\d.]+ s/,
  );
  told.mockRestore();
});

test('what is no failure of a part stops the run', async () => {
  const broken = () => Promise.reject(new TypeError('broken'));
  await expect(runParts({ checks: broken })).rejects.toThrow(TypeError);
});

test('what failed inside a part is repeated at the end', async () => {
  const told = vi.spyOn(console, 'log').mockImplementation(() => {});
  const part = async () => fs.appendFileSync(process.env.TEST_FAILURES ?? '', 'failed: a.test.ts > adds\n');
  await runParts({ code: part });
  expect(told.mock.calls.flat().join('\n')).toMatch(/failed: a\.test\.ts > adds\n[\s\S]*ok +code/);
  told.mockRestore();
});
