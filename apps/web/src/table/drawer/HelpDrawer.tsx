import { useWords } from '../../i18n/index.ts';
import { KEYS } from '../keys.ts';
import { Drawer } from './Drawer.tsx';

/** How a unit is played, and every key there is. */
export default function HelpDrawer() {
  const { t } = useWords();
  return (
    <Drawer title={t('table.help-title')}>
      <div className="help">
        <p>{t('table.help-play')}</p>
        <p>{t('table.help-refused')}</p>
        <h3 className="label">{t('table.tool-keys')}</h3>
        <dl className="keys">
          {KEYS.map(({ id, keys }) => (
            <div key={id}>
              <dt>
                <kbd className="key">{keys}</kbd>
              </dt>
              <dd>{t(id)}</dd>
            </div>
          ))}
        </dl>
        <p>{t('table.help-spoken')}</p>
      </div>
    </Drawer>
  );
}
