import { useWords } from '../i18n/index.ts';
import { Icon } from '../table/icons/Icon.tsx';
import { BOTS, type Company, type Place } from './players.ts';

interface PlayersProps {
  readonly company: Company;
  setCompany(company: Company): void;
  /** Whether the sides are known before the game. */
  readonly sided: boolean;
}

/** Who sits at the table. */
export function Players({ company, setCompany, sided }: PlayersProps) {
  const { t, botName } = useWords();
  const change = (more: Partial<Company>) => setCompany({ ...company, ...more });
  const opponents = ['bot', 'here', 'watch'] as const;
  const places: readonly Place[] = ['invader', 'defender', 'chance'];
  return (
    <div className="players">
      <div>
        <h3 className="label" id="opponent">
          {t('home.new.opponent')}
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
              {t(`home.new.${opponent}`)}
            </button>
          ))}
        </div>
      </div>
      {sided && company.opponent === 'bot' && (
        <div>
          <h3 className="label" id="place">
            {t('home.new.side')}
          </h3>
          {/* biome-ignore lint/a11y/useSemanticElements: buttons that toggle */}
          <div className="segments" role="group" aria-labelledby="place">
            {places.map((place) => (
              <button
                key={place}
                type="button"
                aria-pressed={company.place === place}
                onClick={() => change({ place })}
                aria-label={t(place === 'chance' ? 'home.new.chance' : `home.new.${place}`)}
                title={place === 'chance' ? t('home.new.chance') : undefined}
              >
                {place === 'chance' ? <Icon name="dice" size={17} /> : t(`home.new.${place}`)}
              </button>
            ))}
          </div>
        </div>
      )}
      {company.opponent !== 'here' && (
        <div>
          <h3 className="label" id="bot">
            {t('home.new.strength')}
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
                {botName(bot)}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
