import type { Page } from 'playwright-core';

/** How frames followed each other, in milliseconds. */
export interface Frames {
  readonly frames: number;
  readonly median: number;
  readonly p95: number;
  readonly worst: number;
  /** Share of the frames of a 60 Hz screen that showed nothing new. */
  readonly dropped: number;
  /** Seconds recorded. */
  readonly seconds: number;
}

/** Records the frames while something happens. */
export async function recordFrames(page: Page, happening: () => Promise<void>): Promise<Frames> {
  await page.evaluate('hexwyrmBench.record()');
  await happening();
  return summarise(await page.evaluate<number[]>('hexwyrmBench.stop()'));
}

const TICK = 1000 / 60;

function summarise(times: readonly number[]): Frames {
  const gaps = times.slice(1).map((time, i) => time - times[i]);
  const sorted = [...gaps].sort((a, b) => a - b);
  const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / TICK) - 1), 0);
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    frames: gaps.length,
    median: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    worst: sorted.at(-1) ?? 0,
    dropped: gaps.length === 0 ? 0 : missed / (missed + gaps.length),
    seconds: total / 1000,
  };
}

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** Notes every task that holds the page up for 50 ms or more, from now on. */
export async function watchLongTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate('hexwyrmBench.watchTasks()');
  return () => page.evaluate<number[]>('hexwyrmBench.tasks');
}

/** Milliseconds from a click to the frame that shows something new that fits the selector; null: nothing came. */
export async function timeClick(
  page: Page,
  at: { x: number; y: number },
  brings: string,
): Promise<number | null> {
  await page.evaluate(`hexwyrmBench.expect(${JSON.stringify(brings)})`);
  await page.mouse.click(at.x, at.y);
  return page.evaluate<number | null>('hexwyrmBench.answer');
}
