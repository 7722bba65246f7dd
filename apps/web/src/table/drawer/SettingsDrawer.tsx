import { useState } from 'react';
import { THEMES } from '../../art/themes.ts';
import { useGame } from '../../engine/store.ts';
import { LanguageSwitch } from '../../i18n/index.ts';
import { useTheme } from '../../theme/theme.ts';
import { useTable } from '../context.ts';
import { KEYS } from '../keys.ts';
import { usePreferences } from '../preferences.ts';
import { useTexts } from '../texts/useTexts.ts';
import { Drawer } from './Drawer.tsx';

/** How the table looks and behaves, its keys, and the way out of a lost game. */
export function SettingsDrawer() {
  const text = useTexts();
  const { theme, setTheme } = useTheme();
  const { asksEnd, letters, setAsksEnd, setLetters } = usePreferences();
  return (
    <Drawer title={text('settings')}>
      <div className="settings">
        <div className="row">
          <span className="label">{text('theme')}</span>
          <div className="segments">
            {THEMES.map((name) => (
              <button key={name} type="button" aria-pressed={name === theme} onClick={() => setTheme(name)}>
                {text(`theme-${name}`)}
              </button>
            ))}
          </div>
        </div>
        <div className="row">
          <span className="label">{text('language')}</span>
          <LanguageSwitch className="select" />
        </div>
        <label className="row">
          <input type="checkbox" checked={asksEnd} onChange={({ target }) => setAsksEnd(target.checked)} />
          {text('ask-end-setting')}
        </label>
        <label className="row">
          <input type="checkbox" checked={letters} onChange={({ target }) => setLetters(target.checked)} />
          {text('letters')}
        </label>
        <p className="label">{text('tool-keys')}</p>
        <dl className="keys">
          {KEYS.map(({ id, keys }) => (
            <div key={id}>
              <dt>
                <kbd className="key">{keys}</kbd>
              </dt>
              <dd>{text(id)}</dd>
            </div>
          ))}
        </dl>
        <Concede />
      </div>
    </Drawer>
  );
}

function Concede() {
  const text = useTexts();
  const { snapshot } = useTable();
  const { concede } = useGame();
  const [asking, setAsking] = useState(false);
  if (snapshot.outcome !== null) return null;
  if (!asking) {
    return (
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {text('concede')}
      </button>
    );
  }
  return (
    <div className="ask" role="alertdialog" aria-label={text('concede')}>
      <p>{text('concede-sure')}</p>
      <div className="pair">
        <button type="button" className="button" onClick={() => setAsking(false)}>
          {text('cancel')}
        </button>
        <button type="button" className="button button-primary" onClick={() => void concede()}>
          {text('concede')}
        </button>
      </div>
    </div>
  );
}
