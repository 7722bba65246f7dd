import type { Action } from '@hexwyrm/dragon-pass';
import { nameOf } from '../../../../board/field.ts';
import { useVolume, useWords } from '../../../../i18n/index.ts';
import { decisiveRoll } from '../../../../table/ask-host/chances.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { faceOf } from '../../board/faces.ts';
import { hiddenAt } from '../../board/stacks.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Counter } from '../Counter.tsx';
import { UnitName } from '../UnitName.tsx';
import '../emissaries/emissaries.css';
import './calls.css';

type Call = Extract<Action, { type: 'call' }>;
type Callable = ReturnType<typeof usePassTable>['view']['answers']['calls'][number];

/** So many are shown at once; the others are folded. */
const SHOWN = 6;

/** Those that are devoured come first, then those that come nearest, then those that are not known. */
const rankOf = ({ odds, nearest }: Callable): number => (odds ? -1 : (nearest ?? 1000));

/** Between phases: the units that Hungry Jack may call, and what becomes of each (DP-16.10.2-a). */
export function Calls() {
  const { view, legal } = usePassTable();
  const { t } = useWords();
  const told = useVolume('pages');
  const calls = legal.filter((action): action is Call => action.type === 'call');
  if (!told || calls.length === 0) return null;
  const lines = view.answers.calls.toSorted((a, b) => rankOf(a) - rankOf(b));
  const list = (some: readonly Callable[]) => (
    <ul>
      {some.map((one) => (
        <CallLine key={`${one.hex} ${one.depth}`} callable={one} calls={calls} />
      ))}
    </ul>
  );
  return (
    <section className="calls" aria-label={t('pages.calls')}>
      <p className="hint">
        {t('pages.call-rules')} <ClauseLink clause="DP-16.10.2-a" /> <ClauseLink clause="DP-16.10.2-b" />
      </p>
      {list(lines.slice(0, SHOWN))}
      {lines.length > SHOWN && (
        <details>
          <summary>{t('pages.calls-more', { count: lines.length - SHOWN })}</summary>
          {list(lines.slice(SHOWN))}
        </details>
      )}
    </section>
  );
}

interface CallLineProps {
  readonly callable: Callable;
  readonly calls: readonly Call[];
}

function CallLine({ callable: { hex, depth, unit, nearest, odds }, calls }: CallLineProps) {
  const { view, field, commands } = usePassTable();
  const { t, chance } = useWords();
  const set = useSelection((selection) => selection.set);
  const at = nameOf(field, hex);
  const call = calls.find((action) => action.hex === at && action.depth === depth);
  const roll = odds && decisiveRoll([odds]);
  const look = () => set({ lit: { hexes: [hex], flash: false } });
  const outcome = roll
    ? t('pages.call-beside')
    : nearest === null
      ? t('pages.call-blind')
      : t('pages.call-nearer', { range: nearest });
  return (
    <li>
      <button
        type="button"
        className="envoy"
        data-choice
        disabled={call === undefined}
        onFocus={look}
        onPointerEnter={look}
        onClick={() => call && commands.take(call)}
      >
        <Counter face={faceOf(view, unit ?? hiddenAt(hex, depth), {})} size={38} />
        <span>
          <b>
            {unit === null ? t('pass.hidden') : <UnitName unit={unit} />} {at}
          </b>
          <small>{outcome}</small>
        </span>
        <span className="envoy-risk">
          {roll?.results.map(({ result, chance: share }) =>
            result === 'spared' ? null : (
              <small key={result} data-result={result}>
                {t(`odds.result.${result}`)} <b>{chance(share)}</b>
              </small>
            ),
          )}
        </span>
      </button>
    </li>
  );
}
