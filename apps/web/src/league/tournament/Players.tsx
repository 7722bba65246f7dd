import { type FormEvent, useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { ReasonField } from './ReasonField.tsx';
import type { TournamentPartProps } from './TournamentPage.tsx';

/** Who takes part: names, latecomers, and those who leave. */
export function Players({ view, handle, kit }: TournamentPartProps) {
  const { t, botName } = useWords();
  const [names, setNames] = useState('');
  const [bot, setBot] = useState('');
  const [leaving, setLeaving] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const { entrants, phase } = view;

  const enter = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = names
      .split(/[\n,;]/)
      .map((name) => name.trim())
      .filter((name) => name !== '');
    for (const [index, name] of wanted.entries()) {
      const player = bot === '' ? { name } : { name, bot };
      // What could not be entered stays in the field.
      if (!(await handle.run({ type: 'enter', player }))) return setNames(wanted.slice(index).join('\n'));
    }
    setNames('');
  };

  return (
    <section className="panel" aria-labelledby="players">
      <h2 className="label" id="players">
        {t('tournament.players-count', { count: entrants.length })}
      </h2>
      {phase !== 'closed' && (
        <form className="event-enter" onSubmit={(event) => void enter(event)}>
          <textarea
            className="text-field"
            rows={3}
            aria-label={t('tournament.names')}
            placeholder={t('tournament.names')}
            value={names}
            onChange={({ target }) => setNames(target.value)}
          />
          <select
            className="select"
            aria-label={t('tournament.who-plays')}
            value={bot}
            onChange={({ target }) => setBot(target.value)}
          >
            <option value="">{t('files.person')}</option>
            {kit.bots.map((each) => (
              <option key={each} value={each}>
                {t('files.bot', { bot: botName(each) })}
              </option>
            ))}
          </select>
          <button type="submit" className="button">
            {t('tournament.enter-players')}
          </button>
        </form>
      )}
      {phase !== 'entries' && phase !== 'closed' && (
        <p className="contest-note">{t('tournament.latecomers')}</p>
      )}
      <ol className="event-players">
        {entrants.map(({ id, name, bot: level, left }) => (
          <li key={id} data-left={left !== null}>
            <span>
              {name} {level !== undefined && <small>{botName(level)}</small>}
            </span>
            {left !== null ? (
              <small>{t('tournament.has-left')}</small>
            ) : leaving === id ? (
              <span className="event-steps">
                <ReasonField reason={reason} change={setReason} />
                <button
                  type="button"
                  className="button"
                  disabled={reason.trim() === ''}
                  onClick={() => {
                    void handle.run({ type: 'leave', player: id, reason });
                    setLeaving(null);
                    setReason('');
                  }}
                >
                  {t('tournament.leaves')}
                </button>
              </span>
            ) : (
              phase !== 'closed' && (
                <button
                  type="button"
                  className="proof-link"
                  aria-label={`${t('tournament.leaves')}: ${name}`}
                  onClick={() => setLeaving(id)}
                >
                  {t('tournament.leaves')}
                </button>
              )
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
