import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { useSelection } from '../select/selection-store.ts';
import { Choices } from './Choices.tsx';

/** The routes to the preview, if several end the same way. */
export function WayChoices() {
  const { commands } = useTable();
  const { preview } = useSelection();
  const { t } = useWords();
  if (preview === null) return null;
  const ways = (preview.option.ways ?? []).filter(({ facing }) => facing === preview.way?.facing);
  return (
    <Choices
      label={t('table.which-way')}
      values={ways.map((_, at) => at)}
      chosen={preview.way === null ? -1 : ways.indexOf(preview.way)}
      name={(at) => {
        const way = ways[Number(at)];
        return way ? t('table.way-choice', { cost: way.cost, road: way.byRoad, vp: way.gain }) : '';
      }}
      onChoose={(at) => {
        const way = ways[Number(at)];
        if (way) commands.goBy(way);
      }}
    />
  );
}
