import type { Action } from '@hexwyrm/dragon-pass';
import { POWER_HIDING } from '@hexwyrm/dragon-pass/data';
import { useWords } from '../../../../i18n/index.ts';
import type { GameAction } from '../../../../kit/kit.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { usePassTable } from '../../usePassTable.ts';
import type { Unit } from '../../view.ts';
import './hiding.css';

type Hider = keyof typeof POWER_HIDING;

const isHider = (type: string): type is Hider => type in POWER_HIDING;

/** The player's units that affect the glow, under screening: what revealing means, and a button to reveal or hide. */
export function Hiding({ unit, type }: { readonly unit: Unit; readonly type: string }) {
  const { view, legal, reactions, commands, player } = usePassTable();
  const { t, actionLabel } = useWords();
  if (!isHider(type) || unit.owner !== player || unit.hex < 0 || !view.options.screening) return null;
  const shown = view.disclosed.includes(unit.id);
  const change = (kind: Action['type']) =>
    [...legal, ...reactions].find(
      (action) => action.type === kind && 'unit' in action && action.unit === unit.id,
    );
  const action: GameAction | undefined = change(shown ? 'conceal' : 'disclose');
  return (
    <div className="hiding">
      <p className="hint">
        {t(shown ? 'pass.hiding.shown' : `hiding.${type}`)} <ClauseLink clause={POWER_HIDING[type]} />
      </p>
      {action !== undefined && (
        <button
          type="button"
          className="button"
          onClick={() => commands.propose({ kind: action.type, hex: unit.hex, actions: [action] })}
        >
          {actionLabel(action, view)}
        </button>
      )}
    </div>
  );
}
