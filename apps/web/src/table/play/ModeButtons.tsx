import { hasButton } from '../../games/dragon-rage/table/kinds.ts';
import { missingModes } from '../../games/dragon-rage/table/missing-modes.ts';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { useDesk } from '../desk.ts';
import { Key } from '../frame/Key.tsx';
import { Icon } from '../icons/Icon.tsx';
import { iconOf } from '../icons/names.ts';
import { useKindReach } from './kind-reach.ts';
import './modes.css';

/** The ways of acting of the chosen unit, with how far each goes. */
export function ModeButtons() {
  const { kinds, commands, view, map } = useTable();
  const { subject, kind: chosen, preview } = useDesk();
  const words = useWords();
  const reach = useKindReach();
  if (subject?.kind !== 'unit' || kinds.length === 0) return null;
  if (kinds.length === 1 && !kinds.some(({ kind }) => hasButton(kind) || kind.startsWith('cast-')))
    return null;
  return (
    <fieldset className="modes">
      {kinds.map(({ kind, count }, i) => {
        const on =
          chosen === kind || (chosen === null && preview?.held === true && preview.option.kind === kind);
        return (
          <button
            key={kind}
            type="button"
            className="mode"
            data-spot={`mode-${kind}`}
            data-choice
            aria-pressed={on}
            onClick={() => commands.chooseKind(chosen === kind ? null : kind)}
          >
            <Icon name={iconOf(kind)} size={20} />
            <strong>{words.kindName(kind)}</strong>
            <small>{reach(kind, count)}</small>
            {i < 9 && <Key name={`${i + 1}`} />}
          </button>
        );
      })}
      {missingModes(subject.unit, kinds, view, map).map(({ kind, action }) => (
        <button
          key={kind}
          type="button"
          className="mode"
          data-why
          aria-disabled
          onClick={() => commands.explain(action, null)}
        >
          <Icon name={iconOf(kind)} size={20} />
          <strong>{words.kindName(kind)}</strong>
          <small>{words.t('table.why-not')}</small>
        </button>
      ))}
    </fieldset>
  );
}
