import { POWER_GIFTS, WAITING } from '@hexwyrm/dragon-pass/data';
import { useWords } from '../../../../i18n/index.ts';
import { usePassTable } from '../../usePassTable.ts';
import { DOORS } from '../emissaries/doors.ts';
import { Band } from './Band.tsx';
import { Crest } from './Crest.tsx';
import { HowWonSign } from './HowWonSign.tsx';
import { abilitiesOf, landOf, type PeopleId } from './leaders.ts';
import { oncesOf } from './onces.ts';
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
  const { t, seatName, kindName } = useWords();
  const { id, owner, kind, lead, homes = [] } = people;
  const seat = view.seats[owner];
  const whose = seat === undefined ? t('pages.is-neutral') : seatName(seat);
  const won = seat === undefined && lead !== undefined ? [t('pages.lead', { lead })] : [];
  const onces = oncesOf(view, id).map(({ once, used }) =>
    t('pages.once-power', { power: kindName(once), used: String(used) }),
  );
  return (
    <button
      type="button"
      className={seat === undefined ? 'people-card' : `people-card allied-to ${seat}`}
      aria-expanded={open}
      aria-label={[t(`people.${id}`), t(`pages.is-${kind}`), whose, ...won, ...onces].join(', ')}
      onClick={onOpen}
    >
      <Crest people={id} size={34} />
      <span className="people-name">
        <b>{t(`people.${id}`)}</b>
        {seat === undefined ? <HowWonSign people={people} /> : <Pennon player={owner} size={26} />}
        <small>{[t(landOf(id)), ...(homes.length === 1 ? homes : [])].join(' · ')}</small>
      </span>
      <Band people={id} size={28} />
      <Known people={id} />
    </button>
  );
}

/** What it is known for, what works once a game first: struck through when it has been used. */
function Known({ people }: { readonly people: PeopleId }) {
  const { view } = usePassTable();
  const { t } = useWords();
  const onces = oncesOf(view, people);
  const given = useGifts(people);
  return (
    <span className="people-powers">
      {t(abilitiesOf(people))
        .split(BETWEEN)
        .map((ability, i) => (
          <span key={ability}>
            {onces[i] && <Once used={onces[i].used} />}
            {onces[i]?.used ? <s>{ability}</s> : ability}
          </span>
        ))}
      {given && <span>{t('pages.gifts-given', given)}</span>}
    </span>
  );
}

/** Between the abilities of a people in its message. */
const BETWEEN = ' · ';

/** How many of the counters that a people gives away have been given (DP-16.7.1-c); null for others. */
function useGifts(people: PeopleId): { readonly given: number; readonly total: number } | null {
  const { view, world } = usePassTable();
  if (!DOORS.some((door) => door.people === people && door.way === 'luck')) return null;
  const types = new Set(Object.values(POWER_GIFTS));
  const gifts = view.units.filter(({ type }) => types.has(world.types[type]?.id ?? ''));
  const left = gifts.filter(({ owner, hex }) => owner < 0 && hex === WAITING);
  return { given: gifts.length - left.length, total: gifts.length };
}

/** Whether a power that works once a game is still there. */
export function Once({ used }: { readonly used: boolean }) {
  const { t } = useWords();
  const label = t(used ? 'pages.once-used' : 'pages.once-left');
  return <i className="once" data-used={used} role="img" aria-label={label} title={label} />;
}
