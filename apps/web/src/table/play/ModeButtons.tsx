import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { useDesk } from '../desk.ts';
import { Key } from '../frame/Key.tsx';
import { Icon } from '../icons/Icon.tsx';
import { iconOf, type Kind, traitsOf } from '../selection.ts';
import { useKindReach } from './kind-reach.ts';
import './modes.css';

/** The ways of acting of the chosen unit, with how far each goes. */
export function ModeButtons() {
  const { kit, kinds, commands, view } = useTable();
  const { play } = kit;
  const { subject, kind: chosen, preview } = useDesk();
  const words = useWords();
  const reach = useKindReach();
  if (subject?.kind !== 'unit' || kinds.length === 0) return null;
  const isAsked = (kind: Kind) => traitsOf(play, kind).button || traitsOf(play, kind).quiet;
  if (kinds.length === 1 && !kinds.some(({ kind }) => isAsked(kind))) return null;
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
            <Icon name={iconOf(play, kind)} size={20} />
            <strong>{words.kindName(kind)}</strong>
            <small>{reach(kind, count)}</small>
            {i < 9 && <Key name={`${i + 1}`} />}
          </button>
        );
      })}
      {play.missing(subject.unit, kinds, view).map(({ kind, action }) => (
        <button
          key={kind}
          type="button"
          className="mode"
          data-why
          aria-disabled
          onClick={() => commands.explain(action, null)}
        >
          <Icon name={iconOf(play, kind)} size={20} />
          <strong>{words.kindName(kind)}</strong>
          <small>{words.t('table.why-not')}</small>
        </button>
      ))}
    </fieldset>
  );
}
