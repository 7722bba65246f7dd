import { useState } from 'react';
import { THEMES } from '../../art/themes.ts';
import { PACES } from '../../engine/bots/pace.ts';
import { useGame } from '../../engine/store.ts';
import { LanguageSwitch, useVolume, useWords } from '../../i18n/index.ts';
import { useTheme } from '../../theme/theme.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useTable } from '../context.ts';
import { Corrected } from '../frame/Corrected.tsx';
import { usePages } from '../page/usePages.ts';
import { usePreferences } from '../preferences.ts';
import { openBook, openRule, togglePage, useSelection } from '../select/selection-store.ts';
import { Drawer } from './Drawer.tsx';
import { Files } from './Files.tsx';

/** How the table looks and behaves, and the way out of a lost game. */
export default function SettingsDrawer() {
  const { t } = useWords();
  const { theme, setTheme } = useTheme();
  const { set } = useSelection();
  const { asksEnd, letters, tumbling, sounds, setAsksEnd, setLetters, setTumbling, setSounds } =
    usePreferences();
  const told = useVolume('later');
  const { pace, setPace } = useGame();
  const { kit } = useTable();
  return (
    <Drawer title={t('table.settings')}>
      <div className="settings">
        <Corrected />
        <Books />
        <div className="row">
          <span className="label">{t('home.theme')}</span>
          <div className="segments">
            {THEMES.map((name) => (
              <button key={name} type="button" aria-pressed={name === theme} onClick={() => setTheme(name)}>
                {t(`home.theme.${name}`)}
              </button>
            ))}
          </div>
        </div>
        <div className="row">
          <span className="label">{t('home.language')}</span>
          <LanguageSwitch className="select" />
        </div>
        <label className="row">
          <input type="checkbox" checked={asksEnd} onChange={({ target }) => setAsksEnd(target.checked)} />
          {t('table.ask-end-setting')}
        </label>
        <label className="row">
          <input type="checkbox" checked={letters} onChange={({ target }) => setLetters(target.checked)} />
          {t('table.letters')}
        </label>
        <label className="row">
          <input type="checkbox" checked={tumbling} onChange={({ target }) => setTumbling(target.checked)} />
          {t('history.tumbling')}
        </label>
        {told && (
          <label className="row">
            <input type="checkbox" checked={sounds} onChange={({ target }) => setSounds(target.checked)} />
            {t('sound.switch')}
          </label>
        )}
        <div className="row">
          <span className="label">{t('history.pace')}</span>
          <div className="segments">
            {PACES.map((name) => (
              <button key={name} type="button" aria-pressed={name === pace} onClick={() => setPace(name)}>
                {t(`history.pace-${name}`)}
              </button>
            ))}
          </div>
        </div>
        {kit.panels.Settings && <kit.panels.Settings />}
        <Files />
        <button type="button" className="button" onClick={() => set({ drawer: { kind: 'help' } })}>
          {t('table.tool-keys')}
        </button>
        <Concede />
      </div>
    </Drawer>
  );
}

/** The other drawers: where the screen has no room for the tools this is the way to them. */
function Books() {
  const { kit } = useTable();
  const { t } = useWords();
  const pages = usePages();
  return (
    <div className="books">
      <button type="button" className="button" onClick={() => openRule(null)}>
        <Icon name="rules" size={20} />
        {t('table.tool-rules')}
      </button>
      {pages.map(({ id, icon, title }) => (
        <button key={id} type="button" className="button" onClick={() => togglePage(id)}>
          <Icon name={icon} size={20} />
          {t(title)}
        </button>
      ))}
      {kit.panels.books.toReversed().map(({ id, icon, title }) => (
        <button key={id} type="button" className="button" onClick={() => openBook(id)}>
          <Icon name={icon} size={20} />
          {t(title)}
        </button>
      ))}
    </div>
  );
}

function Concede() {
  const { t } = useWords();
  const { snapshot } = useTable();
  const { concede } = useGame();
  const [asking, setAsking] = useState(false);
  if (snapshot.outcome !== null) return null;
  if (!asking) {
    return (
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {t('table.concede')}
      </button>
    );
  }
  return (
    <div className="ask" role="alertdialog" aria-label={t('table.concede')}>
      <p>{t('table.concede-sure')}</p>
      <div className="pair">
        <button
          ref={(cancel) => cancel?.focus()}
          type="button"
          className="button"
          onClick={() => setAsking(false)}
        >
          {t('table.cancel')}
        </button>
        <button type="button" className="button button-primary" onClick={() => void concede()}>
          {t('table.concede')}
        </button>
      </div>
    </div>
  );
}
