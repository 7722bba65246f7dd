import type { Force, View } from '@hexwyrm/dragon-pass';
import { useWords } from '../../../../i18n/index.ts';
import { JoinButton } from '../../../../table/play/JoinButton.tsx';
import { faceOf } from '../../board/faces.ts';
import { usePassAnswer } from '../../useAnswer.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Counter } from '../Counter.tsx';
import { unitsIn } from '../target.ts';
import { isMuster, type Muster } from './muster.ts';
import './joins.css';

/** Units that may still join the battle or be attacked too, each with what that would change. */
export function Joins() {
  const { menu } = usePassTable();
  const { t } = useWords();
  const joins = menu.joins.filter(isMuster);
  if (joins.length === 0) return null;
  return (
    <ul className="battle-joins" aria-label={t('table.may-join')}>
      {joins.map((join) => (
        <li key={JSON.stringify(join)}>
          <JoinButton join={join}>
            <Offer join={join} />
          </JoinButton>
        </li>
      ))}
    </ul>
  );
}

/** The unit by which a step is known. */
const leadOf = (view: View, join: Muster, hex: number): number | null =>
  join.type === 'join' ? join.unit : (unitsIn(view, hex)[0] ?? null);

/** What a side strikes with. */
const blowOf = (force: Force | undefined): number => force?.blow.sum?.total ?? 0;

/** The unit, and what both sides would strike with. */
function Offer({ join }: { readonly join: Muster }) {
  const { view, kit } = usePassTable();
  const { t, actionLabel, signed } = useWords();
  const now = view.answers.battle;
  const then = usePassAnswer('battle', { action: join });
  const lead = leadOf(view, join, kit.play.targetOf(join, view));
  const gain = {
    attack: signed(blowOf(then?.attack) - blowOf(now?.attack)),
    defence: signed(blowOf(then?.defence) - blowOf(now?.defence)),
  };
  return (
    <>
      {lead !== null && <Counter face={faceOf(view, lead, {})} size={32} />}
      <span>{actionLabel(join, view)}</span>
      {/* Keeps its place until the host has answered. */}
      <small>{then === null ? '\u00a0' : t('pass.gain', gain)}</small>
    </>
  );
}
