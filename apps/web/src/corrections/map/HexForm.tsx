import { DIRECTION_NAMES } from '@hexwyrm/hexmap';
import { isChanged } from '../changes.ts';
import type { Control, Place, Side, Value } from '../kit.ts';
import { useEditor } from '../useEditor.ts';
import { SourceChip } from '../values/SourceChip.tsx';
import { TickField, ValueField } from '../values/ValueField.tsx';

/** The chosen hex: what is printed in it and on its six sides. */
export function HexForm({ sides }: { readonly sides: readonly Side[] }) {
  const { kit, draft, map, hex, words, change } = useEditor();
  const { t } = words;
  const sheet = kit.hex(draft, map, hex, words);
  const controls = sheet.groups.flatMap((group) => group.controls);
  const place: Place = { kind: 'hex', map, hex };
  const subject = t('corrections.hex', { hex });
  const isCorrected = [...controls, ...sides.flatMap((side) => side.controls)].some(isChanged);
  return (
    <div className="hex-form">
      <div className="hex-fields">
        <h3>{subject}</h3>
        {controls.map((control) => {
          const field = {
            ...{ control, subject },
            onChange: (value: Value) => change(subject, control, value, place),
          };
          if (control.kind.kind === 'yes') return <TickField key={control.path} {...field} />;
          return (
            <div key={control.path} className="hex-field" data-changed={isChanged(control)}>
              <span>{control.label}</span>
              <ValueField {...field} />
            </div>
          );
        })}
        <p>
          {isCorrected ? (
            <span className="source-chip source-corrected">{t('corrections.source.corrected')}</span>
          ) : (
            <SourceChip source={kit.sourceOf(map, hex)} />
          )}
        </p>
      </div>
      <SideTable sides={sides} place={place} />
    </div>
  );
}

interface SideTableProps {
  readonly sides: readonly Side[];
  readonly place: Place;
}

/** The sides by their numbers, clockwise from the north. A side belongs to two hexes: the other one follows. */
function SideTable({ sides, place }: SideTableProps) {
  const { words } = useEditor();
  const { t } = words;
  const columns = sides.find(({ controls }) => controls.length > 0)?.controls ?? [];
  return (
    <table className="side-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('corrections.side.number')}</span>
          </th>
          <th scope="col">{t('corrections.side.to')}</th>
          {columns.map(({ label, heading }) => (
            <th key={label} scope="col">
              {heading ?? label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sides.map(({ across, controls }, i) => (
          <tr key={DIRECTION_NAMES[i]} data-changed={controls.some(isChanged)} data-side={i + 1}>
            <td>
              <span className="side-number">{i + 1}</span>
            </td>
            <th scope="row">
              {t(`direction.${DIRECTION_NAMES[i]}`)} {across}
            </th>
            {controls.map((control) => (
              <td key={control.path}>
                <SideField {...{ control, place }} number={i + 1} across={across ?? ''} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SideFieldProps {
  readonly control: Control;
  readonly place: Place;
  readonly number: number;
  readonly across: string;
}

function SideField({ control, place, number, across }: SideFieldProps) {
  const { words, change } = useEditor();
  const subject = words.t('corrections.side', { number, hex: across });
  return (
    <ValueField {...{ control, subject }} onChange={(value) => change(subject, control, value, place)} />
  );
}
