import type { Coming } from '@hexwyrm/dragon-pass';
import { MOON_PHASES, POWER_COMING } from '@hexwyrm/dragon-pass/data';
import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { paintMoon } from '../../art/counters/moon.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Dice } from '../events/Dice.tsx';
import { Pennon } from '../peoples/Pennon.tsx';
import { passStory } from '../story.ts';
import type { Turn } from './useTurns.ts';

interface TurnCardProps {
  readonly turn: Turn;
  /** What it will bring, as far as that is known. */
  readonly coming: readonly Coming[];
}

/** One turn: its number, its moon, what each player gets, who moves first, what it brought and what it will bring. */
export function TurnCard({ turn: { turn, when, day, income, order, brought }, coming }: TurnCardProps) {
  const { view } = usePassTable();
  const { t, seatName, list, company, eventSentence } = useWords();
  const moon = day === null ? null : t(`moon.${MOON_PHASES[day] ?? 'black'}`);
  return (
    <li className="turn-card" data-when={when} aria-current={when === 'now' ? 'step' : undefined}>
      <p className="turn-head">
        <b>
          <span className="visually-hidden">{t('table.turn-n', { turn })}</span>
          <span aria-hidden="true">{turn}</span>
        </b>
        {day !== null && moon !== null && (
          <svg
            viewBox="-50 -50 100 100"
            width={20}
            height={20}
            role="img"
            aria-label={moon}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: painted by our own functions from known names
            dangerouslySetInnerHTML={{ __html: `<title>${moon}</title>${paintMoon(day)}` }}
          />
        )}
        {income !== null && (
          <span className="way" title={t('pages.points-each', { points: income })}>
            {income}
          </span>
        )}
      </p>
      <p
        className="turn-order"
        role="img"
        aria-label={t('pages.order-is', {
          seats: list(order.map((player) => seatName(view.seats[player]))),
        })}
      >
        {order.map((player, i) => (
          <span key={player}>
            {i > 0 && '›'}
            <Pennon player={player} size={16} />
          </span>
        ))}
      </p>
      {brought.length > 0 && (
        <ul>
          {brought.map(({ event, actions }) => (
            <li key={`${actions} ${event.type}`}>
              <Icon name={passStory.iconOf(event)} size={14} />
              {event.type === 'random-event' ? (
                <Rolled turn={turn} />
              ) : (
                <span>{eventSentence(event, view).text}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {coming.length > 0 && (
        <ul className="turn-coming">
          {coming.map(({ what, clause, units }) => (
            <li key={`${what} ${units.join()}`} data-what={what}>
              <Icon name={POWER_COMING[what]} size={14} />
              <span>
                {t(`coming.${what}`, { units: company(view, units) })} <ClauseLink clause={clause} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The random event of the turn, by its dice and its name. */
function Rolled({ turn }: { readonly turn: number }) {
  const { view } = usePassTable();
  const { t, has } = useWords();
  const event = view.answers.events.rolled.find((one) => one.turn === turn);
  if (event === undefined) return null;
  const title = `odds.result.${event.name}`;
  return (
    <span>
      <Dice dice={event.dice} size={17} /> {has(title) ? t(title) : event.name}
    </span>
  );
}
