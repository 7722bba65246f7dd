import type { SpellName } from '@hexwyrm/dragon-rage';
import { SPELL_SHOWS } from '@hexwyrm/dragon-rage/data';
import { Fragment } from 'react';
import { useVolume, useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { useRagePreview, useRageTable } from '../../useRageTable.ts';
import { spellOf } from '../spells.ts';
import './cautions.css';

/** What a spell does, its targets and range, with its rules. */
function SpellEffect({ spell }: { readonly spell: SpellName }) {
  const { world } = useRageTable();
  const { t } = useWords();
  const { clauses, numbers } = SPELL_SHOWS[spell];
  return (
    <span className="spell-effect">
      {t(`effect.${spell}`, numbers(world.tables.spells))}
      {clauses.map((clause) => (
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
