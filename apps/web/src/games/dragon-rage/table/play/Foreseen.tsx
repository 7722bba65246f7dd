import type { Action } from '@hexwyrm/dragon-rage';
import { nameOf } from '../../../../board/field.ts';
import { useWords } from '../../../../i18n/index.ts';
import { useRageTable } from '../../useRageTable.ts';
import { burnedIn, outcomeOf } from '../foreseen.ts';

interface BreathProps {
  readonly action: Extract<Action, { type: 'breathe' }>;
}

/** Where the flame burns and who is in it, with their chances; a breath is too dear to be wasted unawares. */
export function Breath({ action }: BreathProps) {
  const { view, map, odds, outlook } = useRageTable();
  const words = useWords();
  const { t } = words;
  const { hexes, gain } = outlook;
  if (hexes.length === 0) return null;
  const burned = burnedIn(view, hexes);
  const rolls = odds.get(action) ?? [];
  const units = burned.map((id) => {
    const roll = rolls.find(({ unit }) => unit === id);
    const unit = words.unitLabel(view, id);
    return roll ? t('foresight.escapes', { unit, chance: words.chance(roll.chance) }) : unit;
  });
  const places = words.list(hexes.map((hex) => nameOf(map, hex)));
  return (
    <>
      <span>{t('foresight.breath', { hexes: places, count: units.length, units: words.list(units) })}</span>
      {units.length === 0 && gain === 0 && <span className="caution">{t('foresight.breath-wasted')}</span>}
    </>
  );
}

interface OutcomeProps {
  readonly action: Extract<Action, { type: 'cast' }>;
}

/** The effect of a spell at this place; its general effect is on its card. */
export function Outcome({ action }: OutcomeProps) {
  const { view } = useRageTable();
  const { t, company } = useWords();
  const outcome = outcomeOf(action, view);
  if (outcome === null) return null;
  if (outcome.kind === 'bolt')
    return <span>{t('foresight.bolt', { distance: outcome.distance, damage: outcome.damage })}</span>;
  const values = { count: outcome.units.length, units: company(view, outcome.units) };
  return <span>{t(outcome.kind === 'covers' ? 'foresight.covers' : 'foresight.helps', values)}</span>;
}
