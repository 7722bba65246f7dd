import { useVolume, useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { Sentence } from '../../../../table/log/Sentence.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { Dice } from './Dice.tsx';
import { effectsOf } from './effects-of.ts';
import { useUnread } from './unread.ts';
import './event-card.css';

/** The phases that follow the roll before units move. */
const AT_HAND: ReadonlySet<string> = new Set(['giants', 'alliances']);

/** Giants come in the north-east: the card leaves that corner free, also while they walk. */
const IN_THE_EAST = 'giant';

/** What has rules of its own says what they are. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  rain: ['DP-6.6-b', 'DP-6.6-c'],
  plague: ['DP-PAC.RandomEvents.35-b'],
};

/** The random event of the turn, over the board until it has been read or units move (15). */
export function EventCard() {
  const { view, player, log } = usePassTable();
  const { t, has, clauseText, eventSentence } = useWords();
  const told = useVolume('pages');
  const { now, leavers } = view.answers.events;
  const { unread, read } = useUnread(now);
  if (!told || now === null || player < 0 || !unread || !AT_HAND.has(view.phase)) return null;
  const { dice, name, kind, clause, without } = now;
  const title = `odds.result.${name}`;
  return (
    <section
      className="event-card"
      data-west={name === IN_THE_EAST || view.phase === 'giants'}
      aria-label={t('pages.event-of', { turn: now.turn })}
      role="status"
    >
      <header>
        <Dice dice={dice} size={34} />
        <div>
          <p className="label">{t('pages.event-of', { turn: now.turn })}</p>
          <h2>{has(title) ? t(title) : name}</h2>
        </div>
      </header>
      {[clause, ...(RULES[kind] ?? [])].map((rule) => (
        <p key={rule}>
          {clauseText(rule)} <ClauseLink clause={rule} />
        </p>
      ))}
      {without !== null && (
        <p className="note">
          {t('random-event.none', { kind })} <ClauseLink clause={without} />
        </p>
      )}
      <ul className="event-effects">
        {effectsOf(log).map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what has happened does not change
          <li key={i}>
            <Sentence sentence={eventSentence(event, view)} chance={null} />
          </li>
        ))}
      </ul>
      {leavers !== null && (
        <ul className="sum-lines">
          <li>
            <span>{t('pages.event-able')}</span>
            <b>{leavers.units.length}</b>
          </li>
          <li>
            <span>{t('pages.event-left')}</span>
            <b>{leavers.left}</b>
          </li>
        </ul>
      )}
      <button type="button" className="button" onClick={read}>
        {t('table.go-on')}
      </button>
    </section>
  );
}
