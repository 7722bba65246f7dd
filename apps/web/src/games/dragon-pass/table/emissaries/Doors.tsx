import { nameOf } from '../../../../board/field.ts';
import { useWords } from '../../../../i18n/index.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Crest } from '../peoples/Crest.tsx';
import { placeOf } from '../target.ts';
import { DOORS, visitsIn } from './doors.ts';
import '../claims/claims.css';

interface DoorsProps {
  onLook(door: string): void;
}

/** Powers with a way of their own to be won, at which a unit of the player is now. */
export function Doors({ onLook }: DoorsProps) {
  const { view, legal, field } = usePassTable();
  const { t, kindName } = useWords();
  const calls = visitsIn(legal, view.answers.emissaries);
  const open = DOORS.flatMap((door) => {
    const first = calls.find(({ type }) => type === door.type);
    return first === undefined ? [] : [{ ...door, hex: nameOf(field, placeOf(view, first.unit)) }];
  });
  if (open.length === 0) return null;
  return (
    <section className="claims" aria-label={t('pages.doors')}>
      <p className="label">{t('pages.doors')}</p>
      <ul>
        {open.map(({ type, way, people, hex }) => (
          <li key={type}>
            <Crest people={people} size={26} />
            <span>
              <b>{t('pages.emissary-at', { people: t(`people.${people}`), hex })}</b>
              <small>{t(`pages.won-${way}`)}</small>
            </span>
            <button type="button" className="button" data-choice onClick={() => onLook(type)}>
              {kindName(type)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
