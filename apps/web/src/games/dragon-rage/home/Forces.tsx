import type { ScenarioSheet } from '@hexwyrm/dragon-rage';
import { worldFor } from '@hexwyrm/dragon-rage/data';
import { UNIT_ORDER } from '@hexwyrm/dragon-rage/words';
import { freshFace } from '../board/fresh-face.ts';
import { Counter } from '../table/Counter.tsx';
import { useRageWords } from '../words/useRageWords.ts';

type Side = 'invader' | 'defender';

/** Both armies as counters; screen readers hear them as a sentence. */
export function Forces({ sheet }: { readonly sheet: ScenarioSheet }) {
  return (
    <div className="forces">
      <Army sheet={sheet} side="invader" />
      <Army sheet={sheet} side="defender" />
    </div>
  );
}

function Army({ sheet, side }: { readonly sheet: ScenarioSheet; readonly side: Side }) {
  const { t, armyList, unitName } = useRageWords();
  const world = worldFor(sheet.map, null);
  const army = sheet.forces[side];
  return (
    <div>
      <h3 className="label">{t(`home.new.${side}`)}</h3>
      <p className="visually-hidden">{armyList(army)}</p>
      <ul className="army" aria-hidden="true">
        {UNIT_ORDER.filter((type) => army[type] !== undefined).map((type) => (
          <li key={type} title={unitName(type, army[type])}>
            <Counter face={freshFace(type, side, world)} size={36} />×{army[type]}
          </li>
        ))}
      </ul>
    </div>
  );
}
