import { BRIDGEHEAD_BOTS, SIDES } from '@hexwyrm/bridgehead/data';
import type { NewGameProps } from '../../../home/kit.ts';
import { NewGameForm } from '../../../home/NewGameForm.tsx';
import { Players } from '../../../home/Players.tsx';
import { namesFor, seatsFor } from '../../../home/players.ts';
import { useWords } from '../../../i18n/index.ts';
import picture from './pictures/bridgehead.svg';

const SCENARIO = 'bridge';

/** The card that starts a game. */
export function NewGame({ company, setCompany, children }: NewGameProps) {
  const { scenarioLine, seatName } = useWords();

  const chosen = () => ({
    game: 'bridgehead',
    scenario: SCENARIO,
    options: {},
    seats: seatsFor(company, SIDES),
    names: namesFor(company, SIDES),
    covered: false,
    advised: company.advised,
  });
  return (
    <NewGameForm chosen={chosen} head={children}>
      <img src={picture} alt="" width={720} height={200} style={{ width: '100%', height: 'auto' }} />
      <p className="scenario-text">{scenarioLine(SCENARIO)}</p>
      <Players {...{ company, setCompany }} bots={BRIDGEHEAD_BOTS} places={SIDES} nameOf={seatName} />
    </NewGameForm>
  );
}
