import { powersOfPeople, RANDOM_EVENTS } from '@hexwyrm/dragon-pass/data';
import { useRef } from 'react';
import { useEffect } from '../../../../base/effects.ts';
import { useVolume, useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { openBook, openRule, useSelection } from '../../../../table/select/selection-store.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { printedFace } from '../../art/counters/printed.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Counter } from '../Counter.tsx';
import { Dice } from '../events/Dice.tsx';
import { SecretSign } from '../points/SecretSign.tsx';
import { Crest } from './Crest.tsx';
import { HomeMap } from './HomeMap.tsx';
import { landOf } from './leaders.ts';
import { Pennon } from './Pennon.tsx';
import { Once } from './PeopleCard.tsx';
import { UnitsNow } from './UnitsNow.tsx';
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
  const { id, kind, owner, homes = [], capital, clause } = people;
  const members = useMembers(id);
  // Names of whole types.
  const told = useVolume('later');
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
      <HomeMap people={people} />
      {owner < 0 && (
        <>
          <h4 className="label">{t('pages.who-comes')}</h4>
          <ul className="people-units">
            {members.map(({ type, number, count }) => {
              const kindOf = world.types[type];
              return kindOf === undefined ? null : (
                <li key={type}>
                  <button type="button" onClick={() => openBook('units', kindOf.id)}>
                    <Counter face={printedFace(kindOf, number)} size={44} />
                    <span>
                      {told && counterName(kindOf.id)} {count > 1 && <b>×{count}</b>}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {owner >= 0 && <UnitsNow people={people} />}
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
        <button type="button" className="button" onClick={() => openRule(clause)}>
          <Icon name="rules" size={18} />
          {t('table.tool-rules')}
        </button>
      </div>
    </section>
  );
}

/** What is needed to win a neutral people, and what is known of both sides’ points. */
function HowWon({ people: { id, lead, way } }: { readonly people: People }) {
  const { view, player } = usePassTable();
  const { t, who } = useWords();
  const major = view.answers.diplomacy?.majors.find((one) => one.people === id);
  const gifts =
    view.options.events !== false
      ? RANDOM_EVENTS.filter((event) => event.kind === 'gift' && event.people === id)
      : [];
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
        {gifts.length > 0 && (
          <li>
            <span>{t('pages.events')}</span>
            <span className="people-events">
              {gifts.map(({ rolls: [roll = 0], seat, count = 0 }) => (
                <span key={roll}>
                  <Dice dice={[Math.floor(roll / 10), roll % 10]} size={20} />{' '}
                  {t('pages.event-gift', { ...who(seat ?? ''), points: count })}
                </span>
              ))}
            </span>
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
              <span>{t('pages.can-hold', who(view.seats[1 - player]))}</span>
              <b>{t('pages.range', { ...major.other })}</b>
            </li>
          </>
        )}
      </ul>
    </>
  );
}
