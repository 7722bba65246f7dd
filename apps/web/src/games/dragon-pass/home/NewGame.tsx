import { DRAGON_PASS_BOTS, SCENARIO_SHEETS } from '@hexwyrm/dragon-pass/data';
import { useState } from 'react';
import type { NewGameProps } from '../../../home/kit.ts';
import { NewGameForm } from '../../../home/NewGameForm.tsx';
import { Options } from '../../../home/Options.tsx';
import { Players } from '../../../home/Players.tsx';
import { namesFor, seatsFor } from '../../../home/players.ts';
import { ScenarioList } from '../../../home/ScenarioList.tsx';
import { ScenarioWeight } from '../../../home/ScenarioWeight.tsx';
import { useWords } from '../../../i18n/index.ts';
import { ArtDefs } from '../../../theme/ArtDefs.tsx';
import { counterDefs } from '../art/counters/defs.ts';
import { Forces } from './Forces.tsx';
import { type OptionName, optionsFor, wishesFor } from './options.ts';
import cover from './pictures/dragon-pass.webp';
import { numberOf, weightOf } from './scenarios.ts';
import './new-game.css';

/** The card that starts a game. */
export function NewGame({ company, setCompany, children }: NewGameProps) {
  const { t, scenarioLine, seatName, clauseText, clauseNumber } = useWords();
  const [wanted, setScenario] = useState('pass-1');
  const [declined, setDeclined] = useState<readonly OptionName[]>([]);
  const [covered, setCovered] = useState(true);
  const [reading, setReading] = useState(false);
  const sheet = SCENARIO_SHEETS.find(({ id }) => id === wanted);
  if (sheet === undefined) return null;
  const offered = optionsFor(sheet);

  const chosen = () => ({
    game: 'dragon-pass',
    scenario: sheet.id,
    options: wishesFor(sheet, declined),
    seats: seatsFor(company, sheet.seats),
    names: namesFor(company, sheet.seats),
    covered,
    advised: company.advised,
  });
  const options = (
    <Options count={offered.filter(({ name }) => declined.includes(name)).length} onToggle={setReading}>
      {offered.map(({ name, clause }) => (
        <label key={name} className="option">
          <input
            type="checkbox"
            checked={!declined.includes(name)}
            onChange={({ target }) =>
              setDeclined(target.checked ? declined.filter((other) => other !== name) : [...declined, name])
            }
          />
          <span>
            {t(`home.pass.${name}`)}
            {reading && (
              <small className="option-rule">
                {clauseText(clause)} <b>{clauseNumber(clause)}</b>
              </small>
            )}
          </span>
        </label>
      ))}
      {company.opponent === 'here' && (
        <label className="option">
          <input type="checkbox" checked={covered} onChange={({ target }) => setCovered(target.checked)} />
          {t('home.option.covered')}
        </label>
      )}
    </Options>
  );

  return (
    <NewGameForm {...{ chosen, options }} head={children}>
      <ArtDefs defs={counterDefs} />
      <img className="pass-cover" src={cover} alt="" width={720} height={200} />
      <ScenarioList
        scenarios={SCENARIO_SHEETS.map((each) => ({
          id: each.id,
          sign: numberOf(each),
          note: t('home.pass.turns', { turns: each.turns }),
        }))}
        chosen={sheet.id}
        choose={setScenario}
      />
      <p className="scenario-text">{scenarioLine(sheet.id)}</p>
      <ScenarioWeight weight={weightOf(sheet)} />
      <Forces sheet={sheet} />
      <Players {...{ company, setCompany }} bots={DRAGON_PASS_BOTS} places={sheet.seats} nameOf={seatName} />
    </NewGameForm>
  );
}
