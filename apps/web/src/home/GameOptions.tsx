import { useWords } from '../i18n/index.ts';
import { type Changes, SWITCHES } from './game-options.ts';

interface GameOptionsProps {
  readonly introductory: boolean;
  readonly literal: boolean;
  setLiteral(literal: boolean): void;
  readonly changes: Changes;
  setChanges(changes: Changes): void;
  /** Whether two people share the screen. */
  readonly shared: boolean;
  readonly covered: boolean;
  setCovered(covered: boolean): void;
}

export function GameOptions(props: GameOptionsProps) {
  const { introductory, literal, setLiteral, changes, setChanges, shared, covered, setCovered } = props;
  const { t } = useWords();
  const count = Object.values(changes).filter(Boolean).length;
  return (
    <details className="options">
      <summary className="button">{t('home.new.changed', { count })}</summary>
      <div className="options-list">
        {introductory && (
          <div className="option-line">
            <span className="label" id="profile">
              {t('home.option.profile')}
            </span>
            {/* biome-ignore lint/a11y/useSemanticElements: a group of two buttons */}
            <div className="segments" role="group" aria-labelledby="profile">
              <button type="button" aria-pressed={!literal} onClick={() => setLiteral(false)}>
                {t('home.option.profile.basic')}
              </button>
              <button type="button" aria-pressed={literal} onClick={() => setLiteral(true)}>
                {t('home.option.profile.basic-literal')}
              </button>
            </div>
          </div>
        )}
        {SWITCHES.filter(({ name }) => !(introductory && (name === 'grading' || name === 'elowyn'))).map(
          (option) => {
            const ticked = 'ticked' in option;
            return (
              <label key={option.name} className="option">
                <input
                  type="checkbox"
                  checked={(changes[option.name] ?? false) !== ticked}
                  onChange={({ target }) =>
                    setChanges({ ...changes, [option.name]: target.checked !== ticked })
                  }
                />
                {t(`home.option.${option.name}`)}
              </label>
            );
          },
        )}
        {shared && (
          <label className="option">
            <input type="checkbox" checked={covered} onChange={({ target }) => setCovered(target.checked)} />
            {t('home.option.covered')}
          </label>
        )}
      </div>
    </details>
  );
}
