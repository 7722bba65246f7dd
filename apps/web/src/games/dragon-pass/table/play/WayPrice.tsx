import { type Action, pricesAlong } from '@hexwyrm/dragon-pass';
import { useWords } from '../../../../i18n/index.ts';
import type { GameAction } from '../../../../kit/kit.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { WayChoices } from '../../../../table/play/WayChoices.tsx';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { usePassTable } from '../../usePassTable.ts';
import './way-price.css';

const isStep = (action: GameAction): action is Extract<Action, { type: 'step' }> => action.type === 'step';

/** Why the way in preview costs what it costs, hex by hex (DP-6.1-a). */
export function WayPrice() {
  const { view, field } = usePassTable();
  const preview = useSelection((selection) => selection.preview);
  const { t, number } = useWords();
  if (preview === null || !isStep(preview.action)) return null;
  const { action, way } = preview;
  const start = view.units.find(({ id }) => id === action.unit)?.hex ?? -1;
  const path = way?.path ?? [field.grid.names[start] ?? '', action.to];
  const prices = pricesAlong(view, action.unit, path);
  return (
    <>
      <WayChoices />
      <ol className="way-price" aria-label={t('pass.way-price')}>
        {prices.map(({ hex, parts }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a way may come to a hex twice
          <li key={i}>
            <b>{field.grid.names[hex]}</b>
            {parts.map(({ clause, cost }) => (
              <span key={clause}>
                {number(cost)} <ClauseLink clause={clause} />
              </span>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}
