import type { Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { startAndSetUp, startButton, TEST, useTable } from './browser.ts';

const table = useTable();

const obeying = /\/$|worker-[\w-]+\.js$/;

test('a later visit obeys the rules of the first, also without a network', TEST, async () => {
  const page = await table.visit({ serviceWorkers: 'allow' });
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  const answers: Response[] = [];
  page.context().on('response', (answer) => {
    if (obeying.test(answer.url())) answers.push(answer);
  });

  for (const network of [true, false]) {
    if (!network) table.cutOff();
    await page.context().setOffline(!network);
    await page.goto(table.home());
    await startButton(page).waitFor();
    await startAndSetUp(page);
    const kinds = answers.map((answer) =>
      answer
        .url()
        .replace(/-[\w-]{8}\.js$/, '')
        .split('/')
        .at(-1),
    );
    expect(new Set(kinds), String(network)).toEqual(new Set(['', 'engine-worker', 'ground-worker']));
    for (const answer of answers.splice(0)) {
      expect(answer.fromServiceWorker()).toBe(true);
      const { 'content-security-policy': policy = '', ...headers } = answer.headers();
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
    }
  }
});
