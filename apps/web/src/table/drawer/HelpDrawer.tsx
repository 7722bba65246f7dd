import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { KEYS } from '../input/keys.ts';
import { usePages } from '../page/usePages.ts';
import { Drawer } from './Drawer.tsx';

/** How a unit is played, and every key there is. */
export default function HelpDrawer() {
  const { t } = useWords();
  const { play } = useTable().kit;
  const laid = [...usePages(), ...play.overlays].map(({ title, key }) => ({ id: title, key }));
  const ofGame = [...play.keys, ...laid];
  const keys = [...KEYS, ...ofGame.map(({ id, key }) => ({ id, keys: key.toUpperCase() }))];
  return (
    <Drawer title={t('table.help-title')}>
      <div className="help">
        <p>{t('table.help-play')}</p>
        <p>{t('table.help-refused')}</p>
        <h3 className="label">{t('table.tool-keys')}</h3>
        <dl className="keys">
          {keys.map(({ id, keys: names }) => (
            <div key={id}>
              <dt>
                <kbd className="key">{names}</kbd>
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
