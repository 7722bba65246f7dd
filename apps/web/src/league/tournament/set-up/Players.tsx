import { type FormEvent, useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { PlayerLine } from './PlayerLine.tsx';
import type { TournamentPartProps } from './TournamentPage.tsx';
import { typedNames } from './typed-names.ts';

/** Who takes part: names, latecomers, and those who leave. */
export function Players({ view, handle, kit, hrefOf }: TournamentPartProps) {
  const { t, botName } = useWords();
  const [names, setNames] = useState('');
  const [bot, setBot] = useState('');
  const { entrants, phase } = view;

  const enter = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = typedNames(names);
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
        {entrants.map((entrant) => (
          <PlayerLine key={entrant.id} entrant={entrant} {...{ view, handle }} href={hrefOf(entrant.id)} />
        ))}
      </ol>
    </section>
  );
}
