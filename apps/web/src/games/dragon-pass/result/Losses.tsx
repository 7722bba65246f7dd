import type { View } from '@hexwyrm/dragon-pass';
import { worldFor } from '@hexwyrm/dragon-pass/data';
import { useWords } from '../../../i18n/index.ts';
import { printedFace } from '../art/counters/printed.ts';
import { Counter } from '../table/Counter.tsx';
import { type Lost, lossesOf } from './chronicle.ts';

interface LossesProps {
  readonly view: View;
  nameOf(seat: string): string;
}

/** What each side has lost, by kind of unit. */
export function Losses({ view, nameOf }: LossesProps) {
  const { t } = useWords();
  return (
    <section className="result-card" aria-labelledby="losses">
      <h2 className="label" id="losses">
        {t('home.result.losses')}
      </h2>
      {view.seats.map((seat, player) => {
        const lost = lossesOf(view, player);
        const all = lost.reduce((sum, { units }) => sum + units.length, 0);
        return (
          <div key={seat} className="fallen">
            <h3>{nameOf(seat)}</h3>
            <p className="luck-note">
              {all === 0 ? t('home.result.noLosses') : t('pass.result.lost', { count: all })}
            </p>
            {lost.map((kind) => (
              <LostKind key={kind.kind} view={view} lost={kind} />
            ))}
          </div>
        );
      })}
    </section>
  );
}

/** "Infantry ×3", their names and their counters. */
function LostKind({ view, lost: { kind, units } }: { readonly view: View; readonly lost: Lost }) {
  const { t, list, unitLabel } = useWords();
  const { types } = worldFor(view.corrections);
  return (
    <>
      <p className="luck-note">
        <b className="lost-kind">
          {t(`kind.${kind}`)} ×{units.length}:
        </b>{' '}
        {list(units.map(({ id }) => unitLabel(view, id)))}
      </p>
      <ul aria-hidden="true">
        {units.map(({ id, type: index, number }) => {
          const type = types[index];
          return (
            type && (
              <li key={id} title={unitLabel(view, id)}>
                <Counter face={printedFace(type, number)} size={34} />
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
