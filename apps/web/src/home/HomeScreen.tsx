import { useState } from 'react';
import { Link } from 'wouter';
import { artDefs } from '../games/dragon-rage/art/index.ts';
import { useWords } from '../i18n/index.ts';
import { Icon } from '../table/icons/Icon.tsx';
import { ArtDefs } from '../theme/ArtDefs.tsx';
import { Masthead } from './Masthead.tsx';
import { NewGame } from './NewGame.tsx';
import { OpenFile } from './OpenFile.tsx';
import { FIRST_COMPANY } from './players.ts';
import { SavedGames } from './SavedGames.tsx';
import type { City } from './scenarios.ts';
import './home.css';

export default function HomeScreen() {
  const { t } = useWords();
  const [city, setCity] = useState<City>('esirien');
  const [scenario, setScenario] = useState('esirien-1');
  const [company, setCompany] = useState(FIRST_COMPANY);

  const propose = () => {
    setCity('esirien');
    setScenario('esirien-1');
    setCompany({ ...company, opponent: 'bot' });
    const form = document.getElementById('new-game');
    form?.scrollIntoView({ block: 'nearest' });
    form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };

  return (
    <div className="backdrop home">
      <ArtDefs defs={artDefs} />
      <Masthead />
      <main className="home-main">
        <div className="home-left">
          <h1 className="home-hero">
            {t('home.tagline1')}
            <br />
            {t('home.tagline2')}
          </h1>
          <p className="home-intro">{t('home.intro')}</p>
          <SavedGames />
          <div className="home-cards">
            <div className="home-card-slot">
              <Link href="/tutorial" className="home-card">
                <Icon name="rules" size={32} />
                <strong>{t('home.card.learn')}</strong>
                <span>{t('home.card.learnText')}</span>
              </Link>
            </div>
            <div className="home-card-slot">
              <button type="button" className="home-card" onClick={propose}>
                <Icon name="bot" size={32} />
                <strong>{t('home.card.bot')}</strong>
                <span>{t('home.card.botText')}</span>
              </button>
            </div>
            <OpenFile company={company} />
          </div>
        </div>
        <NewGame
          city={city}
          setCity={setCity}
          scenario={scenario}
          setScenario={setScenario}
          company={company}
          setCompany={setCompany}
        />
      </main>
      <footer className="home-foot">{t('home.credits')}</footer>
    </div>
  );
}
