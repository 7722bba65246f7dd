import { useState } from 'react';
import { useVolume, useWords } from '../../../../i18n/index.ts';
import { PageFrame } from '../../../../table/page/PageFrame.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { Choice } from './Choice.tsx';
import { KINDS, type Kind } from './kinds.ts';
import type { PeopleId } from './leaders.ts';
import { oncesOf } from './onces.ts';
import { Pennon } from './Pennon.tsx';
import { PeopleCard } from './PeopleCard.tsx';
import { PeopleSheet } from './PeopleSheet.tsx';
import { usePeoples } from './usePeoples.ts';
import './powers-page.css';
import '../frame/seats.css';

/** Powers of the Pass: all twenty peoples, whose they are and what they can do. */
export default function PowersPage() {
  const { view } = usePassTable();
  const { t, seatName } = useWords();
  const told = useVolume('pages');
  const [kind, setKind] = useState<Kind | 'all'>('all');
  const [owner, setOwner] = useState<number | 'all'>('all');
  const [canAct, setCanAct] = useState(false);
  const [onceLeft, setOnceLeft] = useState(false);
  const [open, setOpen] = useState<PeopleId | null>(null);
  const peoples = usePeoples();
  if (!told) return null;
  const shown = peoples.filter(
    (people) =>
      (kind === 'all' || people.kind === kind) &&
      (owner === 'all' || people.owner === owner) &&
      (!canAct || people.canAct) &&
      (!onceLeft || oncesOf(view, people.id).some(({ used }) => !used)),
  );
  const opened = peoples.find(({ id }) => id === open);
  const count = (of: Kind) => peoples.filter((people) => people.kind === of).length;
  const owned = (player: number) => peoples.filter((people) => people.owner === player).length;
  return (
    <PageFrame
      title={t('pages.powers')}
      over="table"
      head={
        <div className="filters">
          <Choice<Kind | 'all'>
            label={t('pages.kinds')}
            now={kind}
            choose={setKind}
            options={[
              { id: 'all', text: t('pages.kind-all', { count: peoples.length }) },
              ...KINDS.map((id) => ({ id, text: t(`pages.kind-${id}`, { count: count(id) }) })),
            ]}
          />
          <Choice<number | 'all'>
            label={t('pages.allegiance')}
            now={owner}
            choose={setOwner}
            options={[
              { id: 'all', text: t('pages.everyones') },
              ...view.seats.map((seat, player) => ({
                id: player,
                name: seatName(seat),
                text: String(owned(player)),
                sign: <Pennon player={player} size={20} />,
              })),
              { id: -1, text: t('pages.neutral', { count: owned(-1) }) },
            ]}
          />
          <label className="filter-tick">
            <input type="checkbox" checked={canAct} onChange={({ target }) => setCanAct(target.checked)} />
            {t('pages.can-act')}
          </label>
          <label className="filter-tick">
            <input
              type="checkbox"
              checked={onceLeft}
              onChange={({ target }) => setOnceLeft(target.checked)}
            />
            {t('pages.has-once')}
          </label>
        </div>
      }
    >
      <div className="powers" data-open={opened !== undefined}>
        <ul className="people-cards">
          {shown.map((people) => (
            <li key={people.id}>
              <PeopleCard
                people={people}
                open={open === people.id}
                onOpen={() => setOpen(open === people.id ? null : people.id)}
              />
            </li>
          ))}
          {shown.length === 0 && <li className="hint">{t('pages.no-people')}</li>}
        </ul>
        {opened && <PeopleSheet people={opened} onClose={() => setOpen(null)} />}
      </div>
    </PageFrame>
  );
}
