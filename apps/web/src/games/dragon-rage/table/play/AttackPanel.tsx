import type { Action } from '@hexwyrm/dragon-rage';
import { nameOf as numberOf } from '../../../../board/field.ts';
import { useWords } from '../../../../i18n/index.ts';
import type { GameAction } from '../../../../kit/kit.ts';
import { decisiveRoll } from '../../../../table/ask-host/chances.ts';
import { JoinButton } from '../../../../table/play/JoinButton.tsx';
import { Sum } from '../../../../table/play/Sum.tsx';
import { useCurrentRoll, useWaitingRoll } from '../../../../table/select/current-roll.ts';
import { openBook, useSelection } from '../../../../table/select/selection-store.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { Key } from '../../../../ui/Key.tsx';
import { faceOf } from '../../board/faces.ts';
import { useRageTable } from '../../useRageTable.ts';
import { Counter } from '../Counter.tsx';
import './attack.css';

/** A unit, or a bolt held back, is added to the attack. */
type Join = Extract<Action, { type: 'join' }>;

const isJoin = (action: GameAction): action is Join => action.type === 'join';

/**
 * An attack being put together: the chance, who may join and what each would change, the roll, the sum. Parts
 * that change height are at the end, to keep buttons under the pointer.
 */
export function AttackPanel() {
  const { view, map, menu, odds, commands } = useRageTable();
  const trial = useSelection((selection) => selection.trial);
  const words = useWords();
  const { t } = words;
  const roll = useWaitingRoll();
  const inHand = useCurrentRoll();
  const frame = view.frames.at(-1);
  if (frame?.kind !== 'attack' || roll === null) return null;
  const joins = menu.joins.filter(isJoin);
  const standing = decisiveRoll(odds.get(roll));
  const shown = decisiveRoll(inHand?.odds) ?? standing;
  return (
    <section className="attack" aria-label={t('table.attack-title', { hex: numberOf(map, frame.hex) })}>
      {shown && (
        <div className="verdict" data-trial={trial !== null}>
          <strong>{words.odds(shown, view).chance}</strong>
          <p>
            {shown.comparison && <span>{words.compared(shown.comparison, shown.modifier)}</span>}
            <small>{trial !== null && isJoin(trial) && t('odds.with', { unit: nameOf(trial) })}</small>
          </p>
          <button type="button" className="clause" onClick={() => openBook('combat')}>
            {t('rage.tool-combat')}
          </button>
        </div>
      )}
      {joins.length > 0 && (
        <>
          <p className="label">{t('table.may-join')}</p>
          <ul className="joins">
            {joins.map((join, i) => (
              <li key={join.unit ?? 'bolt'}>
                <JoinButton join={join}>
                  <Offer join={join} name={nameOf(join)} place={i + 1} />
                </JoinButton>
              </li>
            ))}
          </ul>
        </>
      )}
      <button type="button" className="button button-primary" data-commit onClick={() => commands.take(roll)}>
        <Icon name="dice" size={18} />
        {t('table.roll')} {standing && <span className="chance">{words.odds(standing, view).chance}</span>}
        <Key name="↵" />
      </button>
      {shown && <Sum roll={shown} before={trial === null ? null : standing} />}
      <p className="visually-hidden" role="status">
        {shown?.comparison &&
          `${words.compared(shown.comparison, shown.modifier)}: ${words.odds(shown, view).chance}`}
      </p>
    </section>
  );

  function nameOf(join: Join): string {
    return join.unit === undefined ? t('rage.join-bolt') : words.unitLabel(view, join.unit);
  }
}

interface OfferProps {
  readonly join: Join;
  readonly name: string;
  /** Its index in the list, which is the digit that chooses it. */
  readonly place: number;
}

/** The unit, and the chance with it. */
function Offer({ join, name, place }: OfferProps) {
  const { view, odds } = useRageTable();
  const words = useWords();
  const better = decisiveRoll(odds.get(join));
  return (
    <>
      {join.unit === undefined ? (
        <Icon name="lightning" size={20} />
      ) : (
        <Counter face={faceOf(view, join.unit, {})} size={30} />
      )}
      <span>{name}</span>
      {better && (
        <small>
          {better.comparison?.attack.total} → {words.odds(better, view).chance}
        </small>
      )}
      {place <= 9 && <Key name={`${place}`} />}
    </>
  );
}
