import { namesFrom } from '@hexwyrm/league';
import { type FormEvent, use, useState } from 'react';
import { useCorrectionsInUse } from '../../../home/useCorrectionsInUse.tsx';
import { useVolume, useWords } from '../../../i18n/index.ts';
import { useGames } from '../../../kit/games.ts';
import type { GameId } from '../../../kit/ids.ts';
import { FileButton } from '../../../ui/FileButton.tsx';
import { useBegin } from '../../book/useBegin.ts';
import { Clause } from '../../Clause.tsx';
import { ContestFailure } from '../../ContestFailure.tsx';
import { TOURNAMENT } from '../sort.ts';
import { ArrangementFields, USUAL } from './ArrangementFields.tsx';
import { faultIn, NamesField } from './NamesField.tsx';
import '../../../home/new-game.css';
import '../tournament.css';

/** A tournament begins with its name, city and manner; players can still come later. */
export function NewTournament({ game, begun }: { readonly game: GameId; begun(id: string): void }) {
  const { t } = useWords();
  const spoken = useVolume('league');
  const named = useVolume('later');
  const kit = use(useGames().eventOf(game));
  const [name, setName] = useState('');
  const [map, setMap] = useState(kit.maps[0]?.id);
  const [arrangement, setArrangement] = useState(USUAL);
  const [players, setPlayers] = useState('');
  const { notice, appliedTo } = useCorrectionsInUse(game);
  const { failure, busy, begin, open } = useBegin({ sort: TOURNAMENT, game }, begun);
  if (!spoken || !named || map === undefined) return null;
  const names = namesFrom(players);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void begin({
      ...arrangement,
      name: name.trim() || t('tournament.unnamed'),
      map,
      options: appliedTo({}),
      players: names.map((each) => ({ name: each })),
    });
  };

  return (
    <form className="new-game new-campaign" onSubmit={submit} aria-labelledby="new-event">
      <h2 className="new-game-title" id="new-event">
        {t('tournament.new')}
      </h2>
      {notice}
      <label className="campaign-name">
        <span className="label">{t('campaign.name')}</span>
        <input
          className="text-field"
          maxLength={60}
          placeholder={t('tournament.unnamed')}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label className="campaign-name">
        <span className="label">{t('home.new.city')}</span>{' '}
        <select className="select" value={map} onChange={({ target }) => setMap(target.value)}>
          {kit.maps.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </label>
      <ArrangementFields {...{ arrangement, kit }} suggested={null} change={setArrangement} />
      <div className="campaign-name">
        <span className="label">{t('tournament.players-count', { count: names.length })}</span>
        <NamesField text={players} change={setPlayers} rows={5} taken={[]} />
      </div>
      <p className="hint">
        {t('tournament.restrictions')} <Clause clause="DR-5-a" />
      </p>
      {failure !== null && <ContestFailure failure={failure} />}
      <div className="new-game-foot">
        <FileButton label={t('tournament.open-file')} className="button" onFile={(file) => void open(file)}>
          {t('tournament.open-file')}
        </FileButton>
        <button
          type="submit"
          className="button button-primary new-game-start"
          disabled={busy || faultIn(players, []) !== null}
        >
          {t('tournament.begin')}
        </button>
      </div>
    </form>
  );
}
