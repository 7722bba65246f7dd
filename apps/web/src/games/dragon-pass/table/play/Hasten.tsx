import type { Action } from '@hexwyrm/dragon-pass';
import { useWords } from '../../../../i18n/index.ts';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { faceOf } from '../../board/faces.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Counter } from '../Counter.tsx';
import '../../../../table/play/tray.css';

const isHaste = (action: Action) => action.type === 'hasten';

/** Units the selected herd can hasten (DP-16.9-a): the herd is selected first. */
export function Hasten() {
  const { legal, view, commands } = usePassTable();
  const subject = useSelection((selection) => selection.subject);
  const { actionLabel, kindName, unitLabel } = useWords();
  const herd = subject?.kind === 'unit' ? subject.unit : -1;
  const offers = legal.filter(isHaste).filter(({ by }) => by === herd);
  if (offers.length === 0) return null;
  return (
    <fieldset className="tray" aria-label={kindName('hasten')}>
      <p className="label">{kindName('hasten')}</p>
      <ul>
        {offers.map((action) => (
          <li key={action.unit}>
            <button
              type="button"
              aria-label={actionLabel(action, view)}
              onClick={() => commands.take(action)}
            >
              <Counter face={faceOf(view, action.unit, {})} size={44} />
              <span>{unitLabel(view, action.unit)}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
