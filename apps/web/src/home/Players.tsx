import type { Seat } from '@hexwyrm/kernel';
import { lazy, Suspense } from 'react';
import { useWords } from '../i18n/index.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { BotChoice } from './BotChoice.tsx';
import { CHANCE, type Company } from './players.ts';

const NameFields = lazy(() => import('./NameFields.tsx'));

interface PlayersProps {
  readonly company: Company;
  setCompany(company: Company): void;
  readonly bots: readonly string[];
  /** The seats to choose from; none if sides are settled later. */
  readonly places: readonly Seat[];
  nameOf(seat: Seat): string;
}

/** The players of a game, and whether they may ask what to do. */
export function Players(props: PlayersProps) {
  const { t } = useWords();
  const { company, setCompany } = props;
  return (
    <div className="players">
      <Opponents {...props} />
      {company.opponent !== 'watch' && (
        <label className="option">
          <input
            type="checkbox"
            checked={company.advised}
            onChange={({ target }) => setCompany({ ...company, advised: target.checked })}
          />
          {t('home.option.advised')}
        </label>
      )}
    </div>
  );
}

/** Who plays which side. */
export function Opponents({ company, setCompany, bots, places, nameOf }: PlayersProps) {
  const { t } = useWords();
  const change = (more: Partial<Company>) => setCompany({ ...company, ...more });
  const opponents = ['bot', 'here', 'watch'] as const;
  const chosen = company.place === CHANCE || places.includes(company.place) ? company.place : places[0];
  return (
    <>
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
      {places.length > 0 && company.opponent === 'bot' && (
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
                aria-pressed={chosen === place}
                onClick={() => change({ place })}
              >
                {nameOf(place)}
              </button>
            ))}
            <button
              type="button"
              aria-pressed={chosen === CHANCE}
              onClick={() => change({ place: CHANCE })}
              aria-label={t('home.new.chance')}
              title={t('home.new.chance')}
            >
              <Icon name="dice" size={17} />
            </button>
          </div>
        </div>
      )}
      {places.length > 0 && company.opponent === 'here' && (
        <Suspense fallback={null}>
          <NameFields {...{ company, setCompany, places, nameOf }} />
        </Suspense>
      )}
      {company.opponent !== 'here' && (
        <BotChoice bots={bots} bot={company.bot} choose={(bot) => change({ bot })} />
      )}
    </>
  );
}
