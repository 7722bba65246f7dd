import { Link } from 'wouter';
import { isBot } from '../../engine/seats/seating.ts';
import { LanguageSwitch, useWords } from '../../i18n/index.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useTable } from '../context.ts';
import { useSelection } from '../select/selection-store.ts';
import { Corrected } from './Corrected.tsx';
import { THEMES, useNextTheme } from './useNextTheme.ts';
import { useScenarioName } from './useScenarioName.ts';
import './bar.css';

/** Wordmark, game, players, and controls of the page rather than the game. */
export function TopBar() {
  const { t, has } = useWords();
  const { theme, next } = useNextTheme();
  const game = useScenarioName();
  const { kit } = useTable();
  const { set } = useSelection();
  const themeText = `home.theme.${theme}`;
  return (
    <header className="bar">
      <Link href="/" className="wordmark" aria-label={`Hexwyrm. ${t('table.home')}`}>
        <Icon name="wordmark" size={26} />
        <span>Hexwyrm</span>
      </Link>
      <p className="game">
        <em>{kit.title}</em>
        <span>{game}</span>
      </p>
      <Corrected />
      <Seats />
      <LanguageSwitch className="select on-bar" />
      <button
        type="button"
        className="bar-button"
        onClick={next}
        aria-label={`${t('home.theme')}: ${has(themeText) ? t(themeText) : theme}`}
        title={t('home.theme')}
      >
        <Icon name={theme === 'night' ? 'night' : theme === THEMES[0] ? 'day' : 'colours'} size={22} />
      </button>
      <button
        type="button"
        className="bar-button"
        onClick={() => set({ drawer: { kind: 'settings' } })}
        aria-label={t('table.settings')}
        title={t('table.settings')}
      >
        <Icon name="settings" size={22} />
      </button>
    </header>
  );
}

function Seats() {
  const { kit, view, seats, seat, thinking, snapshot } = useTable();
  const words = useWords();
  const { t } = words;
  return (
    <ul className="seats">
      {kit.turn.sidesOf(view).map(({ seat: who, side, name: sideName, condition }) => {
        const player = seats[who] ?? 'person';
        const name = words.botName(player);
        const named =
          player === 'person' ? t('table.person') : isBot(seats, who) ? t('table.bot', { name }) : name;
        const decides = snapshot.decision?.seats.includes(who) === true;
        return (
          <li key={side} className={decides ? `${side} decides` : side} data-thinking={thinking === who}>
            <span className="dot" aria-hidden="true" />
            <strong>{who === seat && player === 'person' ? t('table.you') : named}</strong>
            <span>{t(sideName)}</span>
            {condition && <em className="side-condition">{t(condition)}</em>}
          </li>
        );
      })}
    </ul>
  );
}
