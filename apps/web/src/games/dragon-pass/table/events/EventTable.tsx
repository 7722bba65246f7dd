import { RANDOM_EVENTS } from '@hexwyrm/dragon-pass/data';
import { useWords } from '../../../../i18n/index.ts';
import { Icon, type IconName } from '../../../../ui/icons/Icon.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { Crest } from '../peoples/Crest.tsx';
import { Dice } from './Dice.tsx';
import './event-table.css';
import '../frame/seats.css';

const FACES = [1, 2, 3, 4, 5, 6] as const;

const ICONS: Readonly<Partial<Record<(typeof RANDOM_EVENTS)[number]['kind'], IconName>>> = {
  order: 'turn',
  rain: 'fog',
  giant: 'giant',
  glowline: 'night',
  withdrawal: 'fire',
  return: 'reinforce',
  plague: 'dead',
  emperor: 'crown',
  horde: 'army',
  stars: 'spells',
};

/** Kinds of events that harm the side they are about. */
const HARMS: ReadonlySet<string> = new Set(['withdrawal', 'plague']);

const OTHER: Readonly<Record<string, string>> = { lunar: 'sartar', sartar: 'lunar' };

/** Kinds that name no side: the Emperor and the Glowline are missed by the Empire, the Horde by Sartar. */
const SIDES: Readonly<Record<string, string>> = { glowline: 'sartar', emperor: 'sartar', horde: 'lunar' };

/** The side that an event is good for; none where it depends. */
const helpedBy = ({ kind, seat }: (typeof RANDOM_EVENTS)[number]): string | undefined =>
  seat === undefined ? SIDES[kind] : HARMS.has(kind) ? OTHER[seat] : seat;

/** The table of random events by its two dice, those rolled before pale; below it what has happened. */
export function EventTable() {
  const { view } = usePassTable();
  const { t, has, clauseTitle, who } = useWords();
  const { now, rolled } = view.answers.events;
  const before = new Set(rolled.map(({ dice: [tens, units] }) => tens * 10 + units));
  const today = now === null ? 0 : now.dice[0] * 10 + now.dice[1];
  const nameOf = (id: string): string => (has(`odds.result.${id}`) ? t(`odds.result.${id}`) : id);
  return (
    <div className="event-table">
      <table>
        <caption className="hint">{t('pages.event-table-dice')}</caption>
        <thead>
          <tr>
            <td />
            {FACES.map((units) => (
              <th key={units} scope="col">
                {units}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FACES.map((tens) => (
            <tr key={tens}>
              <th scope="row">{tens}</th>
              {FACES.map((units) => {
                const roll = tens * 10 + units;
                const event = RANDOM_EVENTS.find(({ rolls }) => rolls.includes(roll));
                if (event === undefined) return <td key={units} />;
                const name = nameOf(event.id);
                return (
                  <td
                    key={units}
                    className={helpedBy(event)}
                    data-seat={helpedBy(event)}
                    data-rolled={before.has(roll) && roll !== today}
                    data-now={roll === today}
                    title={`${name}. ${clauseTitle(event.clause)}`}
                  >
                    {event.people === undefined ? (
                      <Icon name={ICONS[event.kind] ?? 'dice'} size={16} />
                    ) : (
                      <Crest people={event.people} size={17} />
                    )}
                    <span className="visually-hidden">{name}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="event-legend hint">
        {view.seats.map((seat) => (
          <span key={seat}>
            <i className={seat} /> {t('pages.event-helps', who(seat))}
          </span>
        ))}
      </p>
      <ul className="events-so-far" aria-label={t('pages.events-so-far')}>
        {rolled.map(({ turn, dice, name, without }) => (
          <li key={turn}>
            <span>{t('table.turn-n', { turn })}</span> <Dice dice={dice} size={20} />
            <span>
              {nameOf(name)}
              {without !== null && ` (${t('pages.no-effect')})`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
