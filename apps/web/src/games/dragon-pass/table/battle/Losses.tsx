import type { Action, LossReport, Victim } from '@hexwyrm/dragon-pass';
import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { Key } from '../../../../ui/Key.tsx';
import { faceOf } from '../../board/faces.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Counter } from '../Counter.tsx';
import { UnitName } from '../UnitName.tsx';
import './losses.css';

/** Casualties: the loss, how much of it is spent, and each possible casualty with its value. */
export function Losses() {
  const { view, mine } = usePassTable();
  const { t, number } = useWords();
  const report = view.answers.losses;
  if (report === null || !mine) return null;
  const { loss, left, victims } = report;
  const open = victims.filter(({ taken, refusal }) => !taken && refusal === null);
  return (
    <section className="casualties" aria-label={t('pass.losses')}>
      <p className="spent">
        <span className="label">{t('pass.losses')}</span>
        <span>{t('pass.spent', { spent: number(loss - left), loss: number(loss) })}</span>
      </p>
      <Bar report={report} />
      <ul>
        {victims.map((victim) => (
          <li key={victim.unit}>
            <VictimRow victim={victim} place={open.indexOf(victim)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The loss as a bar: a piece for each casualty, and the rest. */
function Bar({ report: { loss, left, victims } }: { readonly report: LossReport }) {
  const { t, number } = useWords();
  if (loss === 0) return null;
  return (
    <div className="loss-bar" aria-hidden="true">
      {victims
        .filter(({ taken, price }) => taken && price > 0)
        .map(({ unit, price }) => (
          <span key={unit} style={{ flexGrow: price }}>
            {number(price)}
          </span>
        ))}
      {left > 0 && (
        <span className="loss-left" style={{ flexGrow: left }}>
          {t('pass.left', { left: number(left) })}
        </span>
      )}
    </div>
  );
}

interface VictimRowProps {
  readonly victim: Victim;
  /** Index among the units that can be taken now; -1: not one of them. */
  readonly place: number;
}

function VictimRow({ victim: { unit, factor, price, taken, refusal }, place }: VictimRowProps) {
  const { view, commands } = usePassTable();
  const set = useSelection((selection) => selection.set);
  const words = useWords();
  const { t, number } = words;
  const figures = Number.isFinite(price) ? number(price) : '∞';
  const counts =
    price === factor
      ? t('pass.counts', { price: figures })
      : t('pass.counts-raised', { factor: number(factor), price: figures });
  const take: Action = { type: 'take', unit };
  const look = () => set({ inspected: unit });
  const face = (
    <>
      <Counter face={faceOf(view, unit, {})} size={44} />
      <span className="victim-name">
        <b>
          <UnitName unit={unit} />
        </b>
        <small>{counts}</small>
      </span>
      <span className="price">{figures}</span>
    </>
  );
  if (place >= 0)
    return (
      <button
        type="button"
        className="victim"
        data-choice
        aria-label={`${words.actionLabel(take, view)}. ${counts}`}
        onClick={() => commands.take(take)}
        onFocus={look}
        onPointerEnter={look}
      >
        {face}
        {place < 9 && <Key name={`${place + 1}`} />}
      </button>
    );
  return (
    <div className="victim" data-taken={taken}>
      {face}
      {taken ? (
        <span className="victim-mark">
          ✓<span className="visually-hidden">{t('pass.taken')}</span>
        </span>
      ) : (
        refusal && <ClauseLink clause={refusal} />
      )}
    </div>
  );
}
