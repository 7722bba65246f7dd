import { DRAGON_RAGE_BOTS } from '@hexwyrm/dragon-rage/data';
import { type FormEvent, useState } from 'react';
import { Options } from '../../../home/Options.tsx';
import { Opponents } from '../../../home/Players.tsx';
import { type Company, FIRST_COMPANY, namesFor, seatsFor } from '../../../home/players.ts';
import { useCorrectionsInUse } from '../../../home/useCorrectionsInUse.tsx';
import { useVolume, useWords } from '../../../i18n/index.ts';
import { useBegin } from '../../../league/book/useBegin.ts';
import { Clause } from '../../../league/Clause.tsx';
import { ContestFailure } from '../../../league/ContestFailure.tsx';
import type { NewCampaignProps } from '../../../league/kit.ts';
import { FileButton } from '../../../ui/FileButton.tsx';
import { CityPicker } from '../home/CityPicker.tsx';
import { Switches } from '../home/GameOptions.tsx';
import { type Changes, changedIn, optionsFrom } from '../home/game-options.ts';
import { CITIES, cityNamed } from '../home/scenarios.ts';
import { CAMPAIGN } from './facts/campaign-standing.ts';
import { SIDES } from './facts/sides.ts';
import '../../../home/new-game.css';
import './campaign.css';

const WANTED = { sort: CAMPAIGN, game: 'dragon-rage' };

/** The players that the link to this form names. */
function companyIn(asked: URLSearchParams): Company {
  const place = SIDES.find((side) => side === asked.get('as')) ?? FIRST_COMPANY.place;
  const bot = DRAGON_RAGE_BOTS.find((each) => each === asked.get('bot')) ?? FIRST_COMPANY.bot;
  return { ...FIRST_COMPANY, opponent: asked.has('here') ? 'here' : 'bot', place, bot };
}

/** The map, who invades and who plays: fixed for all five games (DR-4.1-a, DR-4.2-a). */
export function NewCampaign({ begun }: NewCampaignProps) {
  const { t, botName } = useWords();
  const spoken = useVolume('league');
  const named = useVolume('later');
  const asked = new URLSearchParams(location.search);
  const [map, setMap] = useState(CITIES.find((city) => city === asked.get('map')) ?? 'esirien');
  const [company, setCompany] = useState(() => companyIn(asked));
  const [changes, setChanges] = useState<Changes>({});
  const [opened, setOpened] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const [name, setName] = useState('');
  const { notice, appliedTo } = useCorrectionsInUse('dragon-rage');
  const { failure, busy, begin, open } = useBegin(WANTED, begun);
  if (!spoken || !named) return null;
  const nameOf = (seat: string) => t(seat === 'defender' ? 'home.new.defender' : 'home.new.invader');

  /** People without a name go by their side, and so do two bots of one name. */
  const players = () => {
    const names = namesFor(company, SIDES);
    return Object.fromEntries(
      Object.entries(seatsFor(company, SIDES)).map(([side, player]) => {
        if (player === 'person') return [side, { name: names[side] ?? nameOf(side) }];
        const name = company.opponent === 'watch' ? nameOf(side) : botName(player);
        return [side, { name, bot: player }];
      }),
    );
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void begin({
      name: name.trim() || t('campaign.wars', { city: cityNamed(map) }),
      map,
      players: players(),
      options: appliedTo(optionsFrom(changes, {})),
      results: isTyped ? 'typed' : 'replays',
    });
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
      {notice}
      <CityPicker city={map} choose={setMap} />
      <div className="players">
        <Opponents {...{ company, setCompany, nameOf }} bots={DRAGON_RAGE_BOTS} places={SIDES} />
      </div>
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
        <Options count={changedIn(changes)} onToggle={setOpened}>
          <Switches {...{ changes, setChanges, opened }} />
          <label className="option">
            <input type="checkbox" checked={isTyped} onChange={({ target }) => setTyped(target.checked)} />
            {t('campaign.may-type')}
          </label>
        </Options>
        <FileButton label={t('campaign.open-file')} className="button" onFile={(file) => void open(file)}>
          {t('campaign.open-file')}
        </FileButton>
        <button type="submit" className="button button-primary new-game-start" disabled={busy}>
          {t('campaign.begin')}
        </button>
      </div>
    </form>
  );
}
