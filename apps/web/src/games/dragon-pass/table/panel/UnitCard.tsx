import { useDeferredValue } from 'react';
import type { Hex } from '../../../../board/types.ts';
import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { isMoonOpen, unitFace } from '../../board/faces.ts';
import { usePassAnswer } from '../../useAnswer.ts';
import { usePassTable } from '../../usePassTable.ts';
import { conditionOf, type Unit, unitIn } from '../../view.ts';
import { signsOf } from '../../words/signs.ts';
import { Abilities } from './Abilities.tsx';
import { Hiding } from './Hiding.tsx';
import { Portrait } from './Portrait.tsx';
import { Signs } from './Signs.tsx';
import { Stack } from './Stack.tsx';
import { useOwnStacks } from './useOwnStacks.ts';
import { usePlace } from './usePlace.ts';
import '../../../../table/panel/unit.css';

/** The unit that is selected or inspected with everything on its counter, and its stack. */
export function UnitCard() {
  const { view, kit } = usePassTable();
  // What it can do on the board comes first.
  const inspected = useDeferredValue(useSelection((selection) => selection.inspected));
  const { t } = useWords();
  if (inspected === null) return null;
  const unit = unitIn(view, inspected);
  if (unit !== undefined) return <Known unit={unit} />;
  const hex = kit.play.placeOf(view, inspected);
  return hex < 0 ? null : (
    <section className="card unit" data-spot="unit" aria-label={t('pass.hidden')}>
      <h3>{t('pass.hidden')}</h3>
      <Place hex={hex} />
      <Stack hex={hex} />
    </section>
  );
}

function Place({ hex: at }: { readonly hex: Hex }) {
  const { t } = useWords();
  const place = usePlace(at);
  return <p className="hint">{place ?? t('table.off-map')}</p>;
}

function Known({ unit }: { readonly unit: Unit }) {
  const { view, world } = usePassTable();
  const { t, unitLabel, seatName } = useWords();
  const asked = useOwnStacks();
  const type = world.types[unit.type];
  const now = usePassAnswer('unit', { unit: unit.id });
  if (type === undefined) return null;
  const seat = view.seats[unit.owner];
  const { frozen, captured } = conditionOf(view, unit.id);
  const berserk = type.kind === 'superhero';
  return (
    <section className="card unit" data-spot="unit" aria-label={unitLabel(view, unit.id)}>
      <h3>{unitLabel(view, unit.id)}</h3>
      <Place hex={unit.hex} />
      <ul className="tags">
        <li>{t(`kind.${type.kind}`)}</li>
        <li>{seat === undefined ? t('stack.nobody') : seatName(seat)}</li>
        {unit.down && <li>{t(berserk ? 'pass.berserk' : 'pass.disrupted')}</li>}
        {frozen && <li>{t('pass.frozen')}</li>}
        {captured && <li>{t('pass.captured')}</li>}
        {type.inferred && <li className="tag-inferred">{t('pass.inferred')}</li>}
      </ul>
      {!asked.includes(unit.hex) && <Stack hex={unit.hex} />}
      <Portrait face={unitFace(view, unit)} />
      {unit.down && (
        <p className="hint">
          {t(berserk ? 'pass.told.berserk' : 'pass.told.down')}{' '}
          <ClauseLink clause={berserk ? 'DP-8.7.2-a' : 'DP-4.1-a'} />
        </p>
      )}
      {frozen && (
        <p className="hint">
          {t('pass.told.frozen')} <ClauseLink clause="DP-16.12-c" />
        </p>
      )}
      {captured && (
        <p className="hint">
          {t('pass.told.captured')} <ClauseLink clause="DP-7.16-c" />
        </p>
      )}
      <Hiding unit={unit} type={type.id} />
      {type.inferred && <p className="hint">{t('pass.inferred-text')}</p>}
      <Abilities type={type} />
      <Signs signs={signsOf(type, unit.down ? 'back' : 'front', isMoonOpen(view) ? null : now)} />
    </section>
  );
}
