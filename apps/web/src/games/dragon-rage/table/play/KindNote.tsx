import type { Values } from '@hexwyrm/words';
import { Fragment } from 'react';
import { useVolume, useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { useRagePreview, useRageTable } from '../../useRageTable.ts';
import { SPELL_CLAUSES, type Spell, spellOf } from '../spells.ts';
import './cautions.css';

/** What a spell does, its targets and range, with its rules. */
function SpellEffect({ spell }: { readonly spell: Spell }) {
  const { world } = useRageTable();
  const { t } = useWords();
  const { boost, fog, whirlwind, lightning, elemental } = world.tables.spells;
  const values: Readonly<Record<Spell, Values>> = {
    boost: { radius: boost.maxRadius },
    fog: { range: fog.range, radius: fog.radius },
    whirlwind: { range: whirlwind.range, crash: whirlwind.crashOn },
    lightning: { range: lightning.range, power: lightning.power },
    elemental: { range: elemental.range, leash: elemental.leash },
    dispel: {},
  };
  return (
    <span className="spell-effect">
      {t(`foresight.spell-${spell}`, values[spell])}
      {SPELL_CLAUSES[spell].map((clause) => (
        <Fragment key={clause}>
          {' '}
          <ClauseLink clause={clause} />
        </Fragment>
      ))}
    </span>
  );
}

/** Below the modes: what the chosen spell does, or that a flight costs the attack. */
export function KindNote({ kind }: { readonly kind: string }) {
  const { t } = useWords();
  const told = useVolume('foresight');
  const spell = spellOf(kind);
  // What is about to be done has the same caution beside its button.
  const asked = useRagePreview()?.held === true;
  const flies = !asked && (kind === 'fly' || kind === 'land');
  if (!told || (spell === undefined && !flies)) return null;
  return (
    <p className="kind-note">
      {spell !== undefined && <SpellEffect spell={spell} />}
      {flies && (
        <span>
          {t('foresight.no-attack')} <ClauseLink clause="DR-2.12.1.1.4-j" />
        </span>
      )}
    </p>
  );
}
