import { DRAGON_RAGE_BOTS } from '@hexwyrm/dragon-rage/data';
import { type FormEvent, useState } from 'react';
import { BotChoice } from '../../../home/BotChoice.tsx';
import { useVolume, useWords } from '../../../i18n/index.ts';
import { contestFrom, newContest } from '../../../league/book/new-contest.ts';
import type { LeagueFailure } from '../../../league/book/requests.ts';
import { failureOf } from '../../../league/book/useContest.ts';
import { Clause } from '../../../league/Clause.tsx';
import { ContestFailure } from '../../../league/ContestFailure.tsx';
import type { NewCampaignProps } from '../../../league/kit.ts';
import { FileButton } from '../../../ui/FileButton.tsx';
import { COVERS } from '../home/covers.ts';
import { CITIES } from '../home/scenarios.ts';
import { CAMPAIGN } from './campaign-standing.ts';
import { cityNamed, isSide, SIDES, type Side } from './sides.ts';
import '../../../home/new-game.css';
import './campaign.css';

const WANTED = { sort: CAMPAIGN, game: 'dragon-rage' };

/** The map, who invades and who plays: fixed for all five games (DR-4.1-a, DR-4.2-a). */
export function NewCampaign({ begun }: NewCampaignProps) {
  const words = useWords();
  const { t } = words;
  const spoken = useVolume('league');
  const named = useVolume('later');
  const asked = new URLSearchParams(location.search);
  const [map, setMap] = useState(CITIES.find((city) => city === asked.get('map')) ?? 'esirien');
  const [opponent, setOpponent] = useState<'bot' | 'here'>('bot');
  const [place, setPlace] = useState<Side>(SIDES.find((side) => side === asked.get('as')) ?? 'invader');
  const [bot, setBot] = useState('reeve');
  const [princess, setPrincess] = useState(false);
  const [name, setName] = useState('');
  const [names, setNames] = useState<Readonly<Record<Side, string>>>({ invader: '', defender: '' });
  const [failure, setFailure] = useState<LeagueFailure | null>(null);
  const [busy, setBusy] = useState(false);
  if (!spoken || !named) return null;

  const attempt = async (work: () => Promise<string>) => {
    setBusy(true);
    setFailure(null);
    try {
      begun(await work());
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  };

  const playerOf = (side: Side) => {
    const called = names[side].trim() || t(`home.new.${side}`);
    return opponent === 'bot' && side !== place ? { name: words.botName(bot), bot } : { name: called };
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const title = name.trim() || t('campaign.wars', { city: cityNamed(map) });
    void attempt(() =>
      newContest(WANTED, {
        name: title,
        map,
        players: { invader: playerOf('invader'), defender: playerOf('defender') },
        options: princess ? { elowyn: true } : {},
      }),
    );
  };

  return (
    <form className="new-game new-campaign" onSubmit={submit} aria-labelledby="new-campaign">
      <div className="new-game-head">
        <h2 className="new-game-title" id="new-campaign">
          {t('campaign.new')}
        </h2>
        <span className="campaign-ribbon">
          {t('campaign.five-games')} <Clause clause="DR-4.1-a" />
        </span>
      </div>
      <fieldset className="cities">
        <legend className="visually-hidden">{t('home.new.city')}</legend>
        {CITIES.map((id) => (
          <label key={id} className="city">
            <input
              type="radio"
              name="city"
              className="visually-hidden"
              checked={map === id}
              onChange={() => setMap(id)}
            />
            <img src={COVERS[id]} alt="" width={480} height={290} />
            <span className="city-name">{cityNamed(id)}</span>
          </label>
        ))}
      </fieldset>
      <div className="players">
        <div>
          <h3 className="label" id="opponent">
            {t('home.new.opponent')}
          </h3>
          {/* biome-ignore lint/a11y/useSemanticElements: buttons that toggle */}
          <div className="segments" role="group" aria-labelledby="opponent">
            {(['bot', 'here'] as const).map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={opponent === each}
                onClick={() => setOpponent(each)}
              >
                {t(`home.new.${each}`)}
              </button>
            ))}
          </div>
        </div>
        {opponent === 'bot' ? (
          <>
            <div>
              <h3 className="label" id="place">
                {t('home.new.side')}
              </h3>
              {/* biome-ignore lint/a11y/useSemanticElements: buttons that toggle */}
              <div className="segments" role="group" aria-labelledby="place">
                {SIDES.map((side) => (
                  <button
                    key={side}
                    type="button"
                    aria-pressed={place === side}
                    onClick={() => setPlace(side)}
                  >
                    {t(`home.new.${side}`)}
                  </button>
                ))}
              </div>
            </div>
            <BotChoice bots={DRAGON_RAGE_BOTS} bot={bot} choose={setBot} />
          </>
        ) : (
          <fieldset className="player-names">
            <legend className="label">{t('files.names')}</legend>
            {SIDES.map((side) => (
              <input
                key={side}
                className="text-field"
                aria-label={t('files.name', { seat: t(`home.new.${side}`) })}
                placeholder={t(`home.new.${side}`)}
                maxLength={40}
                value={names[side]}
                onChange={({ target }) => isSide(side) && setNames({ ...names, [side]: target.value })}
              />
            ))}
          </fieldset>
        )}
      </div>
      <label className="campaign-princess">
        <input type="checkbox" checked={princess} onChange={({ target }) => setPrincess(target.checked)} />{' '}
        {t('campaign.with-princess')} <Clause clause="DR-4.3.2-a" />
      </label>
      <label className="campaign-name">
        <span className="label">{t('campaign.name')}</span>
        <input
          className="text-field"
          maxLength={60}
          placeholder={t('campaign.wars', { city: cityNamed(map) })}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      {failure !== null && <ContestFailure failure={failure} />}
      <div className="new-game-foot">
        <FileButton
          label={t('campaign.open-file')}
          className="button"
          onFile={(file) => void attempt(async () => contestFrom(WANTED, await file.text()))}
        >
          {t('campaign.open-file')}
        </FileButton>
        <button type="submit" className="button button-primary new-game-start" disabled={busy}>
          {t('campaign.begin')}
        </button>
      </div>
    </form>
  );
}
