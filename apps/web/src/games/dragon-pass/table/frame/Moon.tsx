import { MOON_PHASES } from '@hexwyrm/dragon-pass/data';
import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { paintMoon } from '../../art/counters/moon.ts';
import { usePassTable } from '../../usePassTable.ts';
import './moon.css';

const SIZE = 148;
/** Distance of the moons from the centre of the dial. */
const RING = 53;
const MOON = 25;

/** The seven days of the Red Moon as a dial, and what its factors count today (DP-11.1-c, DP-11.2-a). */
export function Moon({ now }: { readonly now: number }) {
  const { view, world } = usePassTable();
  const { t } = useWords();
  const { values, full } = world.tables.redMoon;
  const value = values[now] ?? full;
  const phase = t(`moon.${MOON_PHASES[now] ?? 'black'}`);
  return (
    <div className="aside-card moon">
      <p className="label">{t('pass.moon')}</p>
      <div className="moon-dial" style={{ width: SIZE, height: SIZE }}>
        <strong>{value}</strong>
        <ol>
          {MOON_PHASES.map((name, day) => {
            const angle = ((day - 3) / MOON_PHASES.length) * 2 * Math.PI;
            const left = SIZE / 2 + RING * Math.sin(angle) - MOON / 2;
            const top = SIZE / 2 - RING * Math.cos(angle) - MOON / 2;
            const label = `${t(`moon.${name}`)}: ${values[day]}`;
            return (
              <li
                key={name}
                style={{ left, top }}
                title={label}
                aria-current={day === now ? 'step' : undefined}
              >
                <svg
                  viewBox="-50 -50 100 100"
                  width={MOON}
                  height={MOON}
                  role="img"
                  aria-label={label}
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: painted by our own functions from known names
                  dangerouslySetInnerHTML={{ __html: paintMoon(day) }}
                />
              </li>
            );
          })}
        </ol>
      </div>
      <p>
        {t('pass.moon-now', { phase, value, full, glow: String(view.glowline && value !== full) })}{' '}
        <ClauseLink clause="DP-11.2-a" />
      </p>
      <p className="hint">{t('pass.moon-inferred')}</p>
    </div>
  );
}
