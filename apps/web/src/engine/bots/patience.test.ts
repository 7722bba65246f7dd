import { expect, it } from 'vitest';
import { createPatience } from './patience.ts';

it('lasts until somebody will not wait, and is there again for the next thought', () => {
  const patience = createPatience(() => 0);
  const pause = patience.begin();
  expect(pause.isOver()).toBe(false);
  patience.end();
  expect(pause.isOver()).toBe(true);
  expect(patience.begin().isOver()).toBe(false);
});

it('lasts five seconds', () => {
  let time = 100;
  const pause = createPatience(() => time).begin();
  time += 5000;
  expect(pause.isOver()).toBe(false);
  time += 1;
  expect(pause.isOver()).toBe(true);
});
