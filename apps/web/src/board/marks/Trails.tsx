import { memo } from 'react';
import { type Field, RADIUS } from '../field.ts';
import type { Mark } from '../types.ts';
import './trails.css';

interface TrailsProps {
  readonly field: Field;
  readonly marks: readonly Mark[];
}

/** Under the counters: where others went since the player's last action, and hexes the log names. */
export const Trails = memo(function Trails({ field, marks }: TrailsProps) {
  const trails = marks.flatMap((mark) =>
    mark.kind === 'trail' && mark.from !== undefined ? [{ from: mark.from, to: mark.hex }] : [],
  );
  const d = trails
    .map(({ from, to }) => {
      const [a, b] = [field.centres[from], field.centres[to]];
      return a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : '';
    })
    .join('');
  return (
    <g className="trails">
      {d !== '' && <path className="trail-casing" d={d} strokeWidth={RADIUS * 0.2} />}
      {d !== '' && <path className="trail" d={d} strokeWidth={RADIUS * 0.11} />}
      {marks
        .filter(({ kind }) => kind === 'lit')
        .map(({ hex }) => {
          const at = field.centres[hex];
          return at && <polygon key={hex} className="lit" points={outline(at)} strokeWidth={RADIUS * 0.1} />;
        })}
    </g>
  );
});

const outline = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3;
    return `${x + RADIUS * 0.94 * Math.cos(angle)},${y + RADIUS * 0.94 * Math.sin(angle)}`;
  }).join(' ');
