import { DIRECTION_NAMES } from '@hexwyrm/hexmap';
import { type Field, RADIUS } from '../../board/field.ts';
import type { EditorView, Side } from '../kit.ts';
import './side-marks.css';

/** How far inside of the hex a side is drawn, and its number. */
const INSET = 0.93;
const NUMBER = 1.12;

/** The sides of the hex that is corrected: what each is, and by which number it is called. */
export function SideMarks({
  view: { hex, sides },
  field,
}: {
  readonly view: EditorView;
  readonly field: Field;
}) {
  const at = field.grid.index.get(hex);
  const centre = at === undefined ? undefined : field.centres[at];
  if (centre === undefined) return null;
  const toward = ({ x, y }: { x: number; y: number }, share: number) => ({
    x: centre.x + (x - centre.x) * share,
    y: centre.y + (y - centre.y) * share,
  });
  return (
    <g className="side-marks">
      {sides.map((side, direction) => {
        const [p, q] = field.layout.side(hex, direction);
        return (
          <Outline
            key={DIRECTION_NAMES[direction]}
            side={side}
            from={toward(p, INSET)}
            to={toward(q, INSET)}
          />
        );
      })}
      {sides.map((_, direction) => {
        const [p, q] = field.layout.side(hex, direction);
        const { x, y } = toward({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }, NUMBER);
        return (
          <g key={DIRECTION_NAMES[direction]}>
            <circle cx={x} cy={y} r={RADIUS * 0.15} />
            <text x={x} y={y} dy={RADIUS * 0.085}>
              {direction + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface OutlineProps {
  readonly side: Side;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

function Outline({ side, from, to }: OutlineProps) {
  const line = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  return (
    <>
      <line {...line} className="side-casing" />
      <line {...line} className={`side-${side.look}`} />
    </>
  );
}
