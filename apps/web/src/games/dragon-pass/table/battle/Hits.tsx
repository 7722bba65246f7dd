import type { Action } from '@hexwyrm/dragon-pass';
import { useWords } from '../../../../i18n/index.ts';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { faceOf } from '../../board/faces.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Counter } from '../Counter.tsx';
import { UnitName } from '../UnitName.tsx';
import './losses.css';

type Hit = Extract<Action, { type: 'disrupt' | 'lose' }>;

const isHit = (action: Action): action is Hit => action.type === 'disrupt' || action.type === 'lose';

/** Missiles have struck: each unit that can be hit, and its possible fate (DP-7.9.8). */
export function Hits() {
  const { menu, view, commands } = usePassTable();
  const { actionLabel, kindName } = useWords();
  const set = useSelection((selection) => selection.set);
  const hits = menu.answers.filter(isHit);
  const units = [...new Set(hits.map(({ unit }) => unit))];
  if (units.length === 0) return null;
  return (
    <ul className="hits">
      {units.map((unit) => (
        <li key={unit} className="victim" onPointerEnter={() => set({ inspected: unit })}>
          <Counter face={faceOf(view, unit, {})} size={44} />
          <b className="victim-name">
            <UnitName unit={unit} />
          </b>
          {hits
            .filter((hit) => hit.unit === unit)
            .map((hit) => (
              <button
                key={hit.type}
                type="button"
                className="button"
                data-choice
                aria-label={actionLabel(hit, view)}
                onClick={() => commands.take(hit)}
                onFocus={() => set({ inspected: unit })}
              >
                {kindName(hit.type)}
              </button>
            ))}
        </li>
      ))}
    </ul>
  );
}
