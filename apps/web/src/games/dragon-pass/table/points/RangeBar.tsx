import type { CSSProperties } from 'react';
import './inks.css';
import './range-bar.css';

/** What the other side can hold of a people’s points, what it may hold, and one’s own total. */
export interface Range {
  readonly lo: number;
  readonly hi: number;
  /** The most the other side may hold if a claim is to be granted; below 0: there is no such lead. */
  readonly most: number;
  readonly mine: number;
}

interface RangeBarProps {
  readonly range: Range;
  /** The end of the axis. */
  readonly end: number;
  /** Whose band it is. */
  readonly other: string;
  /** Whose pin it is. */
  readonly own: string;
}

/** The next full 25 above everything that is shown. */
export const axisEnd = (ranges: readonly Range[]): number =>
  25 * Math.ceil(Math.max(25, ...ranges.flatMap(({ hi, mine }) => [hi, mine])) / 25);

/** Both totals on one axis. The words beside it say the same, so it is not read out. */
export function RangeBar({ range: { lo, hi, most, mine }, end, other, own }: RangeBarProps) {
  const at = (points: number): CSSProperties => ({ left: `${(100 * points) / end}%` });
  const part = (from: number, to: number): CSSProperties => ({
    left: `${(100 * from) / end}%`,
    width: `${(100 * (to - from)) / end}%`,
  });
  const line = Math.min(most, end);
  return (
    <div className="range-bar" aria-hidden="true">
      <i className="range-ground" />
      {most > 0 && <i className="range-won" style={part(0, line)} />}
      <i className={`range-band ${other}`} style={part(lo, hi)} />
      <small className={other} style={at(lo)}>
        {lo}
      </small>
      {hi > lo && (
        <small className={other} style={at(hi)}>
          {hi}
        </small>
      )}
      {most >= 0 && (
        <span className="range-most" style={at(line)}>
          <b>{most}</b>
        </span>
      )}
      <span className={`range-pin ${own}`} style={at(mine)}>
        <b>{mine}</b>
      </span>
    </div>
  );
}
