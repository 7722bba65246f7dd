import type { Arrival, Arrivals, Board, Measured } from './measure.ts';

interface Line {
  readonly what: string;
  readonly measured: string;
  readonly 'plain page': string;
  readonly ratio: string;
  readonly budget: string;
  readonly verdict: string;
}

/** What the table may take. */
export const BUDGET = { frame: 1000 / 60, dropped: 0.05, worst: 50, select: 50 } as const;

/** What may travel to a first screen. */
export const bytesFor = (where: string): number => (where === 'home' ? 250 : 350) * 1024;

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
    line(`${where}: sent`, bytesOf(arrival), kb, undefined, bytesFor(where)),
    line(`${where}: until it can be used`, arrival.milliseconds, ms),
  ]);

/** A line for everything with a budget, and for what explains it. */
export function report({ boards, arrivals, bots }: Measured): Line[] {
  const lines = [...boards.flatMap(boardLines), ...arrivalLines(arrivals)];
  for (const [game, { seconds, tasks, longest }] of Object.entries(bots)) {
    const what = `${game}, bots play ${seconds} s`;
    lines.push(line(`${what}: tasks ≥ 50 ms`, tasks.length, String));
    lines.push(line(`${what}: longest task`, Math.max(0, ...tasks), ms));
    lines.push(line(`${what}: longest task, work alone`, longest, ms, undefined, BUDGET.worst));
  }
  return lines;
}

function boardLines({ game, frames, tasks, select }: Board): Line[] {
  const lines: Line[] = [];
  for (const [gesture, { table: here, plain }] of Object.entries(frames)) {
    const what = `${game}, ${gesture}`;
    lines.push(line(`${what}: median frame`, here.median, ms, plain.median, BUDGET.frame));
    lines.push(line(`${what}: 95 % of frames within`, here.p95, ms, plain.p95));
    lines.push(line(`${what}: worst frame`, here.worst, ms, plain.worst, BUDGET.worst));
    lines.push(line(`${what}: frames dropped`, here.dropped, percent, plain.dropped, BUDGET.dropped));
  }
  for (const [gesture, { table: here, plain }] of Object.entries(tasks)) {
    lines.push(line(`${game}, ${gesture}: longest task, work alone`, here, ms, plain, BUDGET.worst));
  }
  for (const [unit, { time, work }] of Object.entries(select.units)) {
    const what = `${game}, select ${unit}`;
    lines.push(line(`${what}: to highlights`, time, ms, select.plain, BUDGET.select));
    lines.push(line(`${what}: work alone`, work, ms, undefined, BUDGET.select));
  }
  return lines;
}
