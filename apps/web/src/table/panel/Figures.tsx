import type { View } from '@hexwyrm/dragon-rage';
import { useTable } from '../context.ts';
import { type TextId, useTexts } from '../texts/useTexts.ts';

/** The figures of a unit without a body sheet. */
export function Figures({ unit }: { readonly unit: View['units'][number] }) {
  const { world } = useTable();
  const text = useTexts();
  const type = world.types[unit.type];
  const figures: [TextId, string][] = [
    ['figure-attack', type.attack > 0 ? `${type.attack}` : '–'],
    ['figure-defence', type.defence > 0 ? `${type.defence}` : '–'],
    ['figure-move', type.mp > 0 ? `${type.mp}` : '–'],
  ];
  if (type.roadMp > type.mp) figures.push(['figure-road', `${type.roadMp}`]);
  if (type.escape > 0) figures.push(['figure-escape', `${type.escape}+`]);
  if (type.hitOn > 0) figures.push(['figure-hit', `${type.hitOn}+`]);
  if (type.missile) figures.push(['figure-range', `${type.missile.min}–${type.missile.max}`]);
  return (
    <dl className="figures">
      {figures.map(([id, value]) => (
        <div key={id}>
          <dt>{text(id)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
