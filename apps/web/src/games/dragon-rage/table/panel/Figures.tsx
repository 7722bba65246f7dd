import type { View } from '@hexwyrm/dragon-rage';
import { type MessageId, useWords } from '../../../../i18n/index.ts';
import { useRageTable } from '../../useRageTable.ts';

/** The figures of a unit without a body sheet. */
export function Figures({ type: id }: { readonly type: View['units'][number]['type'] }) {
  const { world } = useRageTable();
  const { t } = useWords();
  const type = world.types[id];
  const figures: [MessageId, string][] = [
    ['rage.figure-attack', type.attack > 0 ? `${type.attack}` : '–'],
    ['rage.figure-defence', type.defence > 0 ? `${type.defence}` : '–'],
    ['rage.figure-move', type.mp > 0 ? `${type.mp}` : '–'],
  ];
  if (type.roadMp > type.mp) figures.push(['rage.figure-road', `${type.roadMp}`]);
  if (type.escape > 0) figures.push(['rage.figure-escape', `${type.escape}+`]);
  if (type.hitOn > 0) figures.push(['rage.figure-hit', `${type.hitOn}+`]);
  if (type.missile) figures.push(['rage.figure-range', `${type.missile.min}–${type.missile.max}`]);
  return (
    <dl className="figures">
      {figures.map(([id, value]) => (
        <div key={id}>
          <dt>{t(id)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
