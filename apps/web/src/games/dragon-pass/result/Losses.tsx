import { type View, worldFor } from '@hexwyrm/dragon-pass';
import { useWords } from '../../../i18n/index.ts';
import { printedFace } from '../art/counters/printed.ts';
import { Counter } from '../table/Counter.tsx';
import { lossesOf } from './chronicle.ts';

interface LossesProps {
  readonly view: View;
  nameOf(seat: string): string;
}

/** What each side has lost, as counters. */
export function Losses({ view, nameOf }: LossesProps) {
  const { t, list, counterName } = useWords();
  const { types } = worldFor(view.corrections);
  return (
    <section className="result-card" aria-labelledby="losses">
      <h2 className="label" id="losses">
        {t('home.result.losses')}
      </h2>
      {view.seats.map((seat, player) => {
        const lost = lossesOf(view, player).flatMap(({ type: index, count }) => {
          const type = types[index];
          return type ? [{ type, count }] : [];
        });
        const all = lost.reduce((sum, { count }) => sum + count, 0);
        return (
          <div key={seat} className="fallen">
            <h3>{nameOf(seat)}</h3>
            <p className="luck-note">
              {all === 0 ? t('home.result.noLosses') : t('pass.result.lost', { count: all })}
            </p>
            <p className="luck-note">
              {list(lost.map(({ type, count }) => `${counterName(type.id)} ×${count}`))}
            </p>
            <ul aria-hidden="true">
              {lost.map(({ type, count }) => (
                <li key={type.id} title={counterName(type.id)}>
                  <Counter face={printedFace(type, 0)} size={34} />
                  {count > 1 && `×${count}`}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
