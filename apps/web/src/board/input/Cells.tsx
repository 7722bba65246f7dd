// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be laid out as hexes
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, its cells are pointed at

import { memo, type Ref, useDeferredValue } from 'react';
import { type Field, RADIUS } from '../field.ts';
import type { Hex } from '../types.ts';

interface CellsProps {
  readonly field: Field;
  readonly labelOf: (hex: Hex) => string;
  readonly label: string;
  readonly cursor: Hex;
  readonly selected: Hex | null;
  readonly idOf: (hex: Hex) => string;
  readonly onKeyDown: (event: React.KeyboardEvent) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** The board for screen readers: a grid with one cell per hex, one of them under the cursor. */
export function Cells(props: CellsProps) {
  const { field, labelOf, label, cursor, selected, idOf, onKeyDown, onFocus, onBlur, ref } = props;
  const { grid } = field;
  // The row of the cursor at once, the others as soon as what is seen has been drawn.
  const soon = useDeferredValue(labelOf);
  const rows = Array.from({ length: grid.rows }, (_, i) => i + 1);
  const rowOf = (hex: Hex) => (hex % grid.rows) + 1;
  return (
    <div
      ref={ref}
      className="board-cells"
      style={{ width: field.width, height: field.height }}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={grid.rows}
      aria-colcount={grid.columns}
      aria-activedescendant={idOf(cursor)}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {rows.map((row) => {
        const here = rowOf(cursor) === row;
        return (
          <Row
            key={row}
            row={row}
            field={field}
            labelOf={here ? labelOf : soon}
            selected={selected !== null && rowOf(selected) === row ? selected : null}
            idOf={idOf}
          />
        );
      })}
    </div>
  );
}

interface RowProps {
  readonly row: number;
  readonly field: Field;
  readonly labelOf: (hex: Hex) => string;
  readonly selected: Hex | null;
  readonly idOf: (hex: Hex) => string;
}

const Row = memo(function Row({ row, field, labelOf, selected, idOf }: RowProps) {
  const { grid, centres } = field;
  const hexes = Array.from({ length: grid.columns }, (_, i) => i * grid.rows + row - 1).filter(field.isOn);
  const half = (Math.sqrt(3) / 2) * RADIUS;
  return (
    <div role="row" aria-rowindex={row}>
      {hexes.map((hex) => (
        <div
          key={hex}
          id={idOf(hex)}
          role="gridcell"
          aria-colindex={Math.floor(hex / grid.rows) + 1}
          aria-selected={hex === selected}
          aria-label={labelOf(hex)}
          className="board-cell"
          style={{
            left: centres[hex].x - RADIUS,
            top: centres[hex].y - half,
            width: 2 * RADIUS,
            height: 2 * half,
          }}
        />
      ))}
    </div>
  );
});
