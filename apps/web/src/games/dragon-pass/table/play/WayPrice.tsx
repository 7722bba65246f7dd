import type { Action } from '@hexwyrm/dragon-pass';
import { useWords } from '../../../../i18n/index.ts';
import type { GameAction } from '../../../../kit/kit.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { WayChoices } from '../../../../table/play/WayChoices.tsx';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { usePassAnswer } from '../../useAnswer.ts';
import { usePassTable } from '../../usePassTable.ts';
import { placeOf } from '../target.ts';
import './way-price.css';

const isStep = (action: GameAction): action is Extract<Action, { type: 'step' }> => action.type === 'step';

/** Why the way in preview costs what it costs, hex by hex (DP-6.1-a). */
export function WayPrice() {
  const { view, field } = usePassTable();
  const preview = useSelection((selection) => selection.preview);
  const { t, number } = useWords();
  const step = preview !== null && isStep(preview.action) ? preview.action : null;
  const start = step === null ? '' : field.grid.names[placeOf(view, step.unit)];
  const path = preview?.way?.path ?? (step === null || start === undefined ? [] : [start, step.to]);
  const prices = usePassAnswer('prices', step && { unit: step.unit, path: [...path] });
  if (step === null || prices === null) return null;
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
