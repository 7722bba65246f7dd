import type { Scenario } from '@hexwyrm/dragon-rage';
import { DRAGON_RAGE_BOTS } from '@hexwyrm/dragon-rage/data';
import { useState } from 'react';
import type { NewGameProps } from '../../../home/kit.ts';
import { NewGameForm } from '../../../home/NewGameForm.tsx';
import { Players } from '../../../home/Players.tsx';
import { namesFor, seatsFor } from '../../../home/players.ts';
import { ScenarioList } from '../../../home/ScenarioList.tsx';
import { ScenarioWeight } from '../../../home/ScenarioWeight.tsx';
import { useWords } from '../../../i18n/index.ts';
import { ArtDefs } from '../../../theme/ArtDefs.tsx';
import { artDefs } from '../art/index.ts';
import { CityPicker } from './CityPicker.tsx';
import { Forces } from './Forces.tsx';
import { GameOptions } from './GameOptions.tsx';
import { type Changes, EVEN, optionsFrom } from './game-options.ts';
import { noteOf, ScenarioText, signOf } from './ScenarioText.tsx';
import { asksForCity, type City, scenariosOf, sheetOf, totalVp, weightOf } from './scenarios.ts';

/** The card that starts a game. */
export function NewGame({ company, setCompany, children }: NewGameProps) {
  const words = useWords();
  const { t } = words;
  const [city, setCity] = useState<City>('esirien');
  const [wanted, setScenario] = useState('esirien-1');
  const [changes, setChanges] = useState<Changes>({});
  const [literal, setLiteral] = useState(false);
  const [covered, setCovered] = useState(true);
  const [handicap, setHandicap] = useState(EVEN);

  const scenarios = scenariosOf(city);
  const scenario = scenarios.find(({ id }) => id === wanted) ?? scenarios[0];
  if (scenario === undefined) return null;
  const sheet = sheetOf(scenario);
  const introductory = scenario.opening.kind === 'introductory';

  const sided = scenario.seats.includes('invader');

  const optionsOf = (played: Scenario) =>
    optionsFrom(introductory ? { ...changes, grading: false, elowyn: false } : changes, {
      ...(asksForCity(played) ? { map: city } : {}),
      ...(sided && handicap.invader !== handicap.defender ? { handicap: { ...handicap } } : {}),
      ...(introductory && literal ? { profile: 'basic-literal' } : {}),
    });

  const chosen = () => ({
    game: 'dragon-rage',
    scenario: scenario.id,
    options: optionsOf(scenario),
    seats: seatsFor(company, scenario.seats),
    names: namesFor(company, scenario.seats),
    covered,
    advised: company.advised,
  });
  const options = (
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
  );

  return (
    <NewGameForm {...{ chosen, options }} head={children}>
      <ArtDefs defs={artDefs} />

      <CityPicker city={city} choose={setCity} noteOf={(id) => t(`home.new.${id}`, { vp: totalVp(id) })} />
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
    </NewGameForm>
  );
}
