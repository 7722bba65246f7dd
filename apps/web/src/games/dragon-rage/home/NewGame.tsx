import type { Scenario } from '@hexwyrm/dragon-rage';
import { DRAGON_RAGE_BOTS } from '@hexwyrm/dragon-rage/bots';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useGame } from '../../../engine/store.ts';
import type { NewGameProps } from '../../../home/kit.ts';
import { Players } from '../../../home/Players.tsx';
import { namesFor, seatsFor } from '../../../home/players.ts';
import { ScenarioList } from '../../../home/ScenarioList.tsx';
import { ScenarioWeight } from '../../../home/ScenarioWeight.tsx';
import { useWords } from '../../../i18n/index.ts';
import { ArtDefs } from '../../../theme/ArtDefs.tsx';
import { artDefs } from '../art/index.ts';
import { COVERS } from './covers.ts';
import { Forces } from './Forces.tsx';
import { GameOptions } from './GameOptions.tsx';
import { type Changes, EVEN, optionsFrom } from './game-options.ts';
import { noteOf, ScenarioText, signOf } from './ScenarioText.tsx';
import { asksForCity, CITIES, type City, scenariosOf, sheetOf, totalVp, weightOf } from './scenarios.ts';
import '../../../home/new-game.css';

const NAMES: Readonly<Record<City, string>> = { esirien: 'Esirien', nurkott: 'Nurkott' };

/** The card that starts a game. */
export function NewGame({ company, setCompany, children }: NewGameProps) {
  const words = useWords();
  const { t } = words;
  const [city, setCity] = useState<City>('esirien');
  const [wanted, setScenario] = useState('esirien-1');
  const [, navigate] = useLocation();
  const { start, busy, error } = useGame();
  const [changes, setChanges] = useState<Changes>({});
  const [literal, setLiteral] = useState(false);
  const [covered, setCovered] = useState(true);
  const [handicap, setHandicap] = useState(EVEN);
  const [failed, setFailed] = useState(false);

  const scenarios = scenariosOf(city);
  const scenario = scenarios.find(({ id }) => id === wanted) ?? scenarios[0];
  if (scenario === undefined) return null;
  const sheet = sheetOf(scenario);
  const introductory = scenario.opening.kind === 'introductory';

  const sided = scenario.seats.includes('invader');

  const options = (chosen: Scenario) =>
    optionsFrom(introductory ? { ...changes, grading: false, elowyn: false } : changes, {
      ...(asksForCity(chosen) ? { map: city } : {}),
      ...(sided && handicap.invader !== handicap.defender ? { handicap: { ...handicap } } : {}),
      ...(introductory && literal ? { profile: 'basic-literal' } : {}),
    });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const seats = seatsFor(company, scenario.seats);
    const started = await start({
      game: 'dragon-rage',
      scenario: scenario.id,
      options: options(scenario),
      seats,
      names: namesFor(company, scenario.seats),
      covered,
    });
    setFailed(!started);
    if (started) navigate('/play');
  };

  return (
    <form className="new-game" id="new-game" onSubmit={submit} aria-labelledby="new-game-title">
      <ArtDefs defs={artDefs} />
      <div className="new-game-head">
        <h2 className="new-game-title" id="new-game-title">
          {t('home.new.title')}
        </h2>
        {children}
      </div>

      <fieldset className="cities">
        <legend className="visually-hidden">{t('home.new.city')}</legend>
        {CITIES.map((id) => (
          <label key={id} className="city">
            <input
              type="radio"
              name="city"
              className="visually-hidden"
              checked={city === id}
              onChange={() => setCity(id)}
            />
            <img src={COVERS[id]} alt="" width={480} height={290} />
            <span className="city-name">{NAMES[id]}</span>
            <span className="city-note">{t(`home.new.${id}`, { vp: totalVp(id) })}</span>
          </label>
        ))}
      </fieldset>

      <ScenarioList
        scenarios={scenarios.map((each) => ({ id: each.id, sign: signOf(each), note: noteOf(each, words) }))}
        chosen={scenario.id}
        choose={setScenario}
      />
      <ScenarioText scenario={scenario} total={totalVp(city)} />
      <ScenarioWeight weight={weightOf(scenario)} />
      {sheet && <Forces sheet={sheet} />}
      <Players
        {...{ company, setCompany }}
        bots={DRAGON_RAGE_BOTS}
        places={sided ? scenario.seats : []}
        nameOf={(seat) => t(seat === 'invader' ? 'home.new.invader' : 'home.new.defender')}
      />

      {failed && error && (
        <p className="new-game-error" role="alert">
          {t('home.new.failed', { reason: error.message })}
        </p>
      )}
      <div className="new-game-foot">
        <GameOptions
          introductory={introductory}
          literal={literal}
          setLiteral={setLiteral}
          changes={changes}
          setChanges={setChanges}
          shared={company.opponent === 'here'}
          covered={covered}
          setCovered={setCovered}
          handicap={sided ? handicap : null}
          setHandicap={setHandicap}
        />
        <button type="submit" className="button button-primary new-game-start" disabled={busy}>
          {t('home.new.start')}
        </button>
      </div>
    </form>
  );
}
