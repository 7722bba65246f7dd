import { namesFrom, namesText } from '@hexwyrm/league';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../../i18n/index.ts';
import type { TournamentPartProps } from '../TournamentPage.tsx';
import { faultIn, NamesField } from './NamesField.tsx';
import { PlayerLine } from './PlayerLine.tsx';

/** Who takes part: names, latecomers, and those who leave. */
export function Players({ view, handle, kit, hrefOf }: TournamentPartProps) {
  const { t, botName } = useWords();
  const [names, setNames] = useState('');
  const [bot, setBot] = useState('');
  const { entrants, phase, rounds, swissRounds } = view;
  const isLate = phase !== 'entries';
  const mayEnter = !isLate || (phase !== 'closed' && rounds.length < swissRounds);
  const taken = entrants.map(({ name }) => name);

  const enter = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = namesFrom(names);
    for (const [index, name] of wanted.entries()) {
      const player = bot === '' ? { name } : { name, bot };
      // What could not be entered stays in the field.
      if (!(await handle.run({ type: 'enter', player }))) return setNames(namesText(wanted.slice(index)));
    }
    setNames('');
  };

  return (
    <section aria-labelledby="players">
      <h2 className="label" id="players">
        {t('tournament.players-count', { count: entrants.length })}
      </h2>
      {mayEnter && (
        <form className="event-enter" onSubmit={(event) => void enter(event)}>
          <NamesField text={names} change={setNames} rows={2} taken={taken} />
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
          <button type="submit" className="button" disabled={handle.busy || faultIn(names, taken) !== null}>
            {t('tournament.enter-players')}
          </button>
        </form>
      )}
      {mayEnter && isLate && <p className="contest-note">{t('tournament.latecomers')}</p>}
      <ol className="event-players">
        {entrants.map((entrant) => (
          <PlayerLine key={entrant.id} entrant={entrant} {...{ view, handle }} href={hrefOf(entrant.id)} />
        ))}
      </ol>
    </section>
  );
}
