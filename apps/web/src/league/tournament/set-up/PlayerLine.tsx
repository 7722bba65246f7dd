import type { Entrant } from '@hexwyrm/league';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../../i18n/index.ts';
import { PlayerLink } from '../PlayerLink.tsx';
import { ReasonField } from '../ReasonField.tsx';
import type { TournamentPartProps } from '../TournamentPage.tsx';

interface PlayerLineProps extends Pick<TournamentPartProps, 'view' | 'handle'> {
  readonly entrant: Entrant;
  readonly href: string;
}

/** A player in the list: called otherwise, or leaving with a reason. */
export function PlayerLine({ view, handle, entrant, href }: PlayerLineProps) {
  const { t, botName } = useWords();
  const { id, name, bot, left } = entrant;
  const [changing, setChanging] = useState<'name' | 'leaving' | null>(null);
  const [text, setText] = useState('');
  const change = (what: 'name' | 'leaving') => {
    setChanging(what);
    setText(what === 'name' ? name : '');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const command =
      changing === 'name'
        ? { type: 'rename', player: id, name: text.trim() }
        : { type: 'leave', player: id, reason: text };
    if (await handle.run(command)) setChanging(null);
  };
  return (
    <li data-left={left !== null}>
      <span>
        <PlayerLink href={href} name={name} /> {bot !== undefined && <small>{botName(bot)}</small>}
        {left !== null && <small>{t('tournament.has-left')}</small>}
      </span>
      {changing !== null ? (
        <form className="event-steps" onSubmit={(event) => void submit(event)}>
          {changing === 'leaving' ? (
            <ReasonField reason={text} change={setText} />
          ) : (
            <input
              className="text-field"
              aria-label={t('tournament.new-name')}
              maxLength={60}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
          <button type="submit" className="button" disabled={handle.busy || text.trim() === ''}>
            {t(changing === 'name' ? 'tournament.rename' : 'tournament.leaves')}
          </button>
          <button type="button" className="button" onClick={() => setChanging(null)}>
            {t('tournament.cancel')}
          </button>
        </form>
      ) : (
        view.phase !== 'closed' && (
          <span className="event-changes">
            <button
              type="button"
              className="proof-link"
              aria-label={`${t('tournament.rename')}: ${name}`}
              onClick={() => change('name')}
            >
              {t('tournament.rename')}
            </button>
            {left === null && (
              <button
                type="button"
                className="proof-link"
                aria-label={`${t('tournament.leaves')}: ${name}`}
                onClick={() => change('leaving')}
              >
                {t('tournament.leaves')}
              </button>
            )}
          </span>
        )
      )}
    </li>
  );
}
