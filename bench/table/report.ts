import type { Arrival, Arrivals, Measured } from './measure.ts';

interface Line {
  readonly what: string;
  readonly measured: string;
  readonly 'plain page': string;
  readonly ratio: string;
  readonly budget: string;
  readonly verdict: string;
}

/** What the table may take. */
export const BUDGET = { frame: 1000 / 60, dropped: 0.05, worst: 50, select: 50, bytes: 350 * 1024 } as const;

/** Timers of browsers are a little coarse. */
const SLACK = 0.5;

export const bytesOf = ({ sent }: Arrival): number => sent.reduce((sum, { bytes }) => sum + bytes, 0);

const ms = (time: number): string => `${time.toFixed(1)} ms`;
const kb = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function line(
  what: string,
  value: number,
  show: (n: number) => string,
  plain?: number,
  budget?: number,
): Line {
  return {
    what,
    measured: show(value),
    'plain page': plain === undefined ? '' : show(plain),
    ratio: plain === undefined || plain === 0 ? '' : (value / plain).toFixed(2),
    budget: budget === undefined ? '' : `≤ ${show(budget)}`,
    verdict: budget === undefined ? '' : value <= budget + (show === ms ? SLACK : 0) ? 'kept' : 'MISSED',
  };
}

export const arrivalLines = (arrivals: Arrivals): Line[] =>
  Object.entries(arrivals).flatMap(([where, arrival]) => [
    line(`${where}: sent`, bytesOf(arrival), kb, undefined, BUDGET.bytes),
    line(`${where}: until it can be used`, arrival.milliseconds, ms),
  ]);

/** A line for everything with a budget, and for what explains it. */
export function report({ frames, tasks, select, arrivals, bot }: Measured): Line[] {
  const lines: Line[] = [];
  for (const [gesture, { table: here, plain }] of Object.entries(frames)) {
    lines.push(line(`${gesture}: median frame`, here.median, ms, plain.median, BUDGET.frame));
    lines.push(line(`${gesture}: 95 % of frames within`, here.p95, ms, plain.p95));
    lines.push(line(`${gesture}: worst frame`, here.worst, ms, plain.worst, BUDGET.worst));
    lines.push(line(`${gesture}: frames dropped`, here.dropped, percent, plain.dropped, BUDGET.dropped));
  }
  for (const [gesture, { table: here, plain }] of Object.entries(tasks)) {
    lines.push(line(`${gesture}: longest task, work alone`, here, ms, plain, BUDGET.worst));
  }
  for (const [unit, time] of Object.entries(select.units)) {
    lines.push(line(`select ${unit}: to highlights`, time, ms, select.plain, BUDGET.select));
  }
  lines.push(...arrivalLines(arrivals));
  lines.push(line(`bots play ${bot.seconds} s: tasks ≥ 50 ms`, bot.tasks.length, String));
  lines.push(line(`bots play ${bot.seconds} s: longest task`, Math.max(0, ...bot.tasks), ms));
  return lines;
}
