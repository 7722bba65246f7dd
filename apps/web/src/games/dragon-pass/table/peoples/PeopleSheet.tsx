import { powersOfPeople } from '@hexwyrm/dragon-pass/data';
import { useRef } from 'react';
import { useEffect } from '../../../../base/effects.ts';
import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { printedFace } from '../../art/counters/printed.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Counter } from '../Counter.tsx';
import { SecretSign } from '../points/SecretSign.tsx';
import { Crest } from './Crest.tsx';
import { landOf } from './leaders.ts';
import { Pennon } from './Pennon.tsx';
import { Once } from './PeopleCard.tsx';
import { useMembers } from './useMembers.ts';
import type { People } from './usePeoples.ts';

interface PeopleSheetProps {
  readonly people: People;
  onClose(): void;
}

/** A people in full: who comes with it, what it can do, and how it is won or what has become of it. */
export function PeopleSheet({ people, onClose }: PeopleSheetProps) {
  const { view, field, world } = usePassTable();
  const { t, seatName, counterName, clauseTitle, clauseText } = useWords();
  const set = useSelection((selection) => selection.set);
  const { id, kind, owner, homes = [], capital } = people;
  const members = useMembers(id);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each people is a sheet of its own
  useEffect(() => {
    heading.current?.focus();
  }, [id]);
  const seat = view.seats[owner];
  const hexes = (capital === undefined ? homes : [capital]).flatMap(
    (name) => field.grid.index.get(name) ?? [],
  );
  return (
    <section className="people-sheet" aria-label={t(`people.${id}`)}>
      <header>
        <Crest people={id} size={50} />
        <div>
          <p className="label">
            {t(`pages.is-${kind}`)} · {seat === undefined ? t('pages.is-neutral') : seatName(seat)}
          </p>
          <h3 ref={heading} tabIndex={-1}>
            {t(`people.${id}`)}
          </h3>
          <p>{t(landOf(id))}</p>
        </div>
        {seat !== undefined && <Pennon player={owner} size={40} />}
        <button type="button" className="button people-back" onClick={onClose}>
          {t('pages.all-peoples')}
        </button>
      </header>
      <h4 className="label">{t('pages.who-comes')}</h4>
      <ul className="people-units">
        {members.map(({ type, number, count }) => {
          const kindOf = world.types[type];
          return kindOf === undefined ? null : (
            <li key={type}>
              <Counter face={printedFace(kindOf, number)} size={44} />
              <span>
                {counterName(kindOf.id)} {count > 1 && <b>×{count}</b>}
              </span>
            </li>
          );
        })}
      </ul>
      <h4 className="label">{t('pages.what-it-can')}</h4>
      <ul className="people-can">
        {powersOfPeople(id).map(({ clause, once }) => (
          <li key={clause}>
            {once === undefined ? (
              <i className="once" data-none />
            ) : (
              <Once used={view.used.some((action) => action === once)} />
            )}
            <p>
              <b>{clauseTitle(clause)}.</b> {clauseText(clause)} <ClauseLink clause={clause} />
            </p>
          </li>
        ))}
      </ul>
      {owner < 0 && <HowWon people={people} />}
      <div className="pair">
        {hexes.length > 0 && (
          <button
            type="button"
            className="button"
            onClick={() => set({ page: null, sight: { hexes, close: true }, lit: { hexes, flash: false } })}
          >
            <Icon name="look" size={18} />
            {t('pages.show-on-map')}
          </button>
        )}
        {kind === 'major' && (
          <button type="button" className="button" onClick={() => set({ page: 'desk' })}>
            <Icon name="diplomacy" size={18} />
            {t('pages.desk')}
          </button>
        )}
      </div>
    </section>
  );
}

/** What is needed to win a neutral people, and what is known of both sides’ points. */
function HowWon({ people: { id, lead, way } }: { readonly people: People }) {
  const { view, player } = usePassTable();
  const { t, who } = useWords();
  const major = view.answers.diplomacy?.majors.find((one) => one.people === id);
  return (
    <>
      <h4 className="label">{t('pages.how-won')}</h4>
      <ul className="sum-lines">
        {lead === undefined ? (
          <li>
            <span>{way && t(`pages.won-${way}`)}</span>
          </li>
        ) : (
          <li>
            <span>
              {t('pages.lead-needed')} <ClauseLink clause="DP-14.1.3-b" />
            </span>
            <b>{lead}</b>
          </li>
        )}
        {major && player >= 0 && (
          <>
            <li>
              <span>
                {t('pages.you-hold')} <SecretSign text={t('pages.secret')} />
              </span>
              <b>{major.own}</b>
            </li>
            <li>
              <span>{t('pages.can-hold', who(view.seats[1 - player] ?? ''))}</span>
              <b>{t('pages.range', { ...major.other })}</b>
            </li>
          </>
        )}
      </ul>
    </>
  );
}
