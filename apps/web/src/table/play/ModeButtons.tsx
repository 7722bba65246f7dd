import type { World } from '@hexwyrm/dragon-rage';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { useDesk } from '../desk.ts';
import { Icon } from '../icons/Icon.tsx';
import { iconOf } from '../icons/names.ts';
import { familyOf, hasButton, type Kind } from '../kinds.ts';
import { missingModes } from '../missing-modes.ts';
import { useKindName } from './kind-name.ts';
import './modes.css';

/** The ways of acting of the chosen unit, with how far each goes. */
export function ModeButtons() {
  const { kinds, options, commands, world, view, map } = useTable();
  const { subject, kind: chosen, preview } = useDesk();
  const { t } = useWords();
  const nameOf = useKindName();
  if (subject?.kind !== 'unit' || kinds.length === 0) return null;
  if (kinds.length === 1 && !kinds.some(({ kind }) => hasButton(kind) || kind.startsWith('cast-')))
    return null;
  const here = view.units[subject.unit]?.hex;
  const reach = (kind: Kind, count: number): string => {
    const cost = spellCost(kind, world.tables.spells);
    if (cost !== null) return t('table.spell-cost', { cost });
    if (hasButton(kind) && options.every((option) => option.kind !== kind || option.hex === here))
      return t('table.here');
    const family = familyOf(kind);
    if (family === 'target') return t('table.targets', { count });
    return t(kind === 'bound' || kind === 'land' ? 'table.landings' : 'table.hexes', { count });
  };
  return (
    <fieldset className="modes">
      {kinds.map(({ kind, count }) => {
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
            <strong>{nameOf(kind)}</strong>
            <small>{reach(kind, count)}</small>
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
          <strong>{nameOf(kind)}</strong>
          <small>{t('table.why-not')}</small>
        </button>
      ))}
    </fieldset>
  );
}

/** What the spell costs at least, by the table of spells. */
function spellCost(kind: Kind, spells: World['tables']['spells']): number | null {
  switch (kind) {
    case 'cast-boost':
      return spells.boost.cost;
    case 'cast-fog':
      return spells.fog.cost;
    case 'cast-whirlwind':
      return spells.whirlwind.cost;
    case 'cast-lightning':
      return spells.lightning.cost;
    case 'cast-elemental':
      return spells.elemental.cost;
    default:
      return null;
  }
}
