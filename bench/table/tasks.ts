import type { Page } from 'playwright-core';
import * as z from 'zod/mini';

const traceFile = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Microseconds of work, which other programs do not lengthen. */
      tdur: z.optional(z.number()),
      args: z.optional(z.object({ name: z.optional(z.string()) })),
    }),
  ),
});

/** The longest task on the page's own thread while something happens, in milliseconds of work. */
export async function longestTask(page: Page, happening: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('no browser');
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'toplevel'] });
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
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
