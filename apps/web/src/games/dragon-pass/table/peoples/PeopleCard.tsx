import { powersOfPeople } from '@hexwyrm/dragon-pass/data';
import { useWords } from '../../../../i18n/index.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Band } from './Band.tsx';
import { Crest } from './Crest.tsx';
import { HowWonSign } from './HowWonSign.tsx';
import { abilitiesOf, landOf } from './leaders.ts';
import { Pennon } from './Pennon.tsx';
import type { People } from './usePeoples.ts';

interface PeopleCardProps {
  readonly people: People;
  readonly open: boolean;
  onOpen(): void;
}

/** A people in one card: where it lives, how it is won or whose it is, its units and what it can do. */
export function PeopleCard({ people, open, onOpen }: PeopleCardProps) {
  const { view } = usePassTable();
  const { t, seatName } = useWords();
  const { id, owner, kind } = people;
  const seat = view.seats[owner];
  const whose = seat === undefined ? t('pages.is-neutral') : seatName(seat);
  return (
    <button
      type="button"
      className={seat === undefined ? 'people-card' : `people-card allied-to ${seat}`}
      aria-expanded={open}
      aria-label={[t(`people.${id}`), t(`pages.is-${kind}`), whose].join(', ')}
      onClick={onOpen}
    >
      <Crest people={id} size={34} />
      <span className="people-name">
        <b>{t(`people.${id}`)}</b>
        <small>{t(landOf(id))}</small>
      </span>
      {seat === undefined ? <HowWonSign people={people} /> : <Pennon player={owner} size={26} />}
      <Band people={id} size={28} />
      <span className="people-powers">
        {t(abilitiesOf(id))}
        {powersOfPeople(id).map(({ once }) =>
          once === undefined ? null : <Once key={once} used={view.used.some((action) => action === once)} />,
        )}
      </span>
    </button>
  );
}

/** Whether a power that works once a game is still there. */
export function Once({ used }: { readonly used: boolean }) {
  const { t } = useWords();
  const label = t(used ? 'pages.once-used' : 'pages.once-left');
  return <i className="once" data-used={used} role="img" aria-label={label} title={label} />;
}
