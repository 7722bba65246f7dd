import { Icon } from '../table/icons/Icon.tsx';
import { BOTS, type Company, type Place } from './players.ts';
import { botName, useShell } from './words/useShell.ts';

interface PlayersProps {
  readonly company: Company;
  setCompany(company: Company): void;
  /** Whether the sides are known before the game. */
  readonly sided: boolean;
}

/** Who sits at the table. */
export function Players({ company, setCompany, sided }: PlayersProps) {
  const say = useShell();
  const change = (more: Partial<Company>) => setCompany({ ...company, ...more });
  const opponents = ['bot', 'here', 'watch'] as const;
  const places: readonly Place[] = ['invader', 'defender', 'chance'];
  return (
    <div className="players">
      <div>
        <h3 className="label" id="opponent">
          {say('new.opponent')}
        </h3>
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that toggle */}
        <div className="segments" role="group" aria-labelledby="opponent">
          {opponents.map((opponent) => (
            <button
              key={opponent}
              type="button"
              aria-pressed={company.opponent === opponent}
              onClick={() => change({ opponent })}
            >
              {say(`new.${opponent}`)}
            </button>
          ))}
        </div>
      </div>
      {sided && company.opponent === 'bot' && (
        <div>
          <h3 className="label" id="place">
            {say('new.side')}
          </h3>
          {/* biome-ignore lint/a11y/useSemanticElements: buttons that toggle */}
          <div className="segments" role="group" aria-labelledby="place">
            {places.map((place) => (
              <button
                key={place}
                type="button"
                aria-pressed={company.place === place}
                onClick={() => change({ place })}
                aria-label={say(place === 'chance' ? 'new.chance' : `new.${place}`)}
                title={place === 'chance' ? say('new.chance') : undefined}
              >
                {place === 'chance' ? <Icon name="dice" size={17} /> : say(`new.${place}`)}
              </button>
            ))}
          </div>
        </div>
      )}
      {company.opponent !== 'here' && (
        <div>
          <h3 className="label" id="bot">
            {say('new.strength')}
          </h3>
          {/* biome-ignore lint/a11y/useSemanticElements: buttons that toggle */}
          <div className="segments" role="group" aria-labelledby="bot">
            {BOTS.map((bot) => (
              <button
                key={bot}
                type="button"
                aria-pressed={company.bot === bot}
                onClick={() => change({ bot })}
              >
                {botName(say, bot)}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
