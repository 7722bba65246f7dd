import type { Action } from '@hexwyrm/dragon-rage';
import { UNIT_ORDER, useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { Counter } from '../frame/Counter.tsx';
import { freshFace } from '../frame/face.ts';
import type { TypeId } from '../selection.ts';
import type { Side } from '../useSitting.ts';
import './draft.css';

type Recruit = Extract<Action, { type: 'recruit' }>;
type Army = Partial<Record<TypeId, number>>;

/** Armies bought with points: what is there, what it costs, what is left. */
export function DraftPanel() {
  const { view, menu, side, world } = useTable();
  const frame = view.frames.find(({ kind }) => kind === 'draft' || kind === 'plan');
  if (frame?.kind !== 'draft' && frame?.kind !== 'plan') return null;
  const recruits = menu.answers.filter((action): action is Recruit => action.type === 'recruit');
  const { choice, planned } = world.tables.points;
  const own: readonly Side[] = frame.kind === 'plan' ? ['invader', 'defender'] : side ? [side] : [];
  return (
    <div className="draft">
      {own.map((of) => (
        <Muster
          key={of}
          side={of}
          army={frame.armies[of]}
          budget={frame.kind === 'draft' ? choice[of] : (planned[of][1] ?? 0)}
          recruits={recruits.filter((action) => (action.side ?? of) === of)}
        />
      ))}
      <Goal />
    </div>
  );
}

interface MusterProps {
  readonly side: Side;
  readonly army: Army;
  readonly budget: number;
  readonly recruits: readonly Recruit[];
}

function Muster({ side, army, budget, recruits }: MusterProps) {
  const { world, commands } = useTable();
  const words = useWords();
  const { t } = words;
  const price = (what: TypeId): number => world.types[what].cost[side];
  const spent = UNIT_ORDER.reduce((sum, what) => sum + (army[what] ?? 0) * price(what), 0);
  const lines = UNIT_ORDER.flatMap((what) => {
    const recruit = recruits.find((action) => action.what === what);
    const count = army[what] ?? 0;
    return recruit || count > 0 ? [{ what, recruit, count }] : [];
  });
  return (
    <div className="muster">
      <p className="budget">
        <span className="label">
          {t('table.army')}: {words.t(`side.${side}`)}
        </span>
        <strong>{t('table.budget', { spent, all: budget })}</strong>
      </p>
      <progress max={budget} value={Math.min(spent, budget)} aria-hidden="true" />
      <ul>
        {lines.map(({ what, recruit, count }) => (
          <li key={what}>
            <button
              type="button"
              aria-disabled={recruit === undefined}
              onClick={() =>
                recruit ? commands.take(recruit) : commands.explain({ type: 'recruit', what }, null)
              }
            >
              <Counter face={freshFace(what, side, world)} size={34} />
              <span>{words.unitName(what)}</span>
              <small>{t('table.cost', { cost: price(what) })}</small>
              {count > 0 && <strong>× {count}</strong>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The goal of a planned game. */
function Goal() {
  const { menu, commands, view } = useTable();
  const { t } = useWords();
  const goals = menu.answers.filter(
    (action): action is Extract<Action, { type: 'goal' }> => action.type === 'goal',
  );
  if (goals.length === 0) return null;
  return (
    <label className="goal">
      <span className="label">{t('table.goal')}</span>
      <select
        className="select"
        value={view.goal}
        onChange={({ target }) => {
          const chosen = goals.find(({ goal }) => goal === Number(target.value));
          if (chosen) commands.take(chosen);
        }}
      >
        <option value={view.goal}>{view.goal}</option>
        {goals
          .filter(({ goal }) => goal !== view.goal)
          .map(({ goal }) => (
            <option key={goal} value={goal}>
              {goal}
            </option>
          ))}
      </select>
    </label>
  );
}
