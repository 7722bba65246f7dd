import type { View } from '@hexwyrm/dragon-rage';
import { worldFor } from '@hexwyrm/dragon-rage/data';
import { UNIT_ORDER, type UnitTypeId } from '@hexwyrm/dragon-rage/words';
import { freshFace } from '../board/fresh-face.ts';
import { Counter } from '../table/Counter.tsx';
import { useRageWords } from '../words/useRageWords.ts';

type Side = 'invader' | 'defender';

interface LossesCardProps {
  readonly losses: Readonly<Record<Side, Partial<Record<UnitTypeId, number>>>>;
  readonly view: View;
  nameOf(side: Side): string;
}

export function LossesCard({ losses, view, nameOf }: LossesCardProps) {
  const { t, armyList } = useRageWords();
  const world = worldFor(view.map, view.corrections);
  return (
    <section className="result-card" aria-labelledby="losses">
      <h2 className="label" id="losses">
        {t('home.result.losses')}
      </h2>
      {(['invader', 'defender'] as const).map((side) => {
        const lost = UNIT_ORDER.filter((type) => losses[side][type] !== undefined);
        return (
          <div key={side} className="losses">
            <h3>{nameOf(side)}</h3>
            <p className="luck-note">
              {lost.length > 0 ? armyList(losses[side]) : t('home.result.noLosses')}
            </p>
            <ul className="army" aria-hidden="true">
              {lost.map((type) => (
                <li key={type}>
                  <Counter face={freshFace(type, side, world)} size={32} />×{losses[side][type]}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
