import type { Page } from 'playwright-core';
import * as z from 'zod/mini';

const traceFile = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Microseconds on the clock. */
      ts: z.number(),
      dur: z.optional(z.number()),
      /** Microseconds of work, which other programs do not lengthen. */
      tdur: z.optional(z.number()),
      args: z.optional(z.object({ name: z.optional(z.string()) })),
    }),
  ),
});

/** What the page's own thread does while something happens. */
async function trace(page: Page, happening: () => Promise<unknown>) {
  const browser = page.context().browser();
  if (browser === null) throw new Error('no browser');
  const categories = ['disabled-by-default-devtools.timeline', 'toplevel', 'blink.user_timing'];
  await browser.startTracing(page, { categories });
  await happening();
  const { traceEvents } = traceFile.parse(JSON.parse((await browser.stopTracing()).toString()));
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && threads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('the browser traced no tasks');
  const markAt = (mark: string) => traceEvents.findLast(({ name }) => name === mark)?.ts ?? 0;
  return { tasks, markAt };
}

/** The longest task on the page's own thread while something happens, in milliseconds of work. */
export async function longestTask(page: Page, happening: () => Promise<unknown>): Promise<number> {
  const { tasks } = await trace(page, happening);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** All that the page's own thread does between a click and what it brings, in milliseconds of work. */
export async function workOfClick(page: Page, click: () => Promise<unknown>): Promise<number> {
  const { tasks, markAt } = await trace(page, click);
  const [clicked, shown] = [markAt('hexwyrm-clicked'), markAt('hexwyrm-shown')];
  const between = tasks.filter(({ ts, dur = 0 }) => ts + dur > clicked && ts < shown);
  return between.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
}
