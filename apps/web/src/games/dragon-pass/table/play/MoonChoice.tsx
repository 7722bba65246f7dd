import { MOON_PHASES } from '@hexwyrm/dragon-pass/data';
import { useState } from 'react';
import { useVolume, useWords } from '../../../../i18n/index.ts';
import { Key } from '../../../../ui/Key.tsx';
import { paintMoon } from '../../art/counters/moon.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Moon } from '../frame/Moon.tsx';
import './moon-choice.css';

/** The first phase of the Red Moon, and its factors from then on, by day (DP-11.1-c, DP-11.2-a). */
export function MoonChoice() {
  const { menu, world, commands } = usePassTable();
  const { t, number } = useWords();
  const told = useVolume('moves');
  const [looked, setLooked] = useState(3);
  const choices = menu.answers.filter((action) => action.type === 'moon');
  if (choices.length === 0 || !told) return null;
  const { values, full } = world.tables.redMoon;
  const days = MOON_PHASES.length;
  return (
    <div className="moon-choice">
      <Moon now={looked} />
      <table>
        <caption className="hint">{t('moves.moon-days')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('moves.moon-start')}</th>
            {MOON_PHASES.map((name, turn) => (
              <th key={name} scope="col" aria-label={t('table.turn-n', { turn: turn + 1 })}>
                {turn + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {choices.map((action, i) => {
            const first = MOON_PHASES.indexOf(action.phase);
            return (
              <tr key={action.phase} data-looked={first === looked} onPointerEnter={() => setLooked(first)}>
                <th scope="row">
                  <button
                    type="button"
                    className="button"
                    data-choice
                    onFocus={() => setLooked(first)}
                    onClick={() => commands.take(action)}
                  >
                    <svg
                      viewBox="-50 -50 100 100"
                      aria-hidden="true"
                      // biome-ignore lint/security/noDangerouslySetInnerHtml: painted by our own functions from known names
                      dangerouslySetInnerHTML={{ __html: paintMoon(first) }}
                    />
                    {t(`moon.${action.phase}`)}
                    {i < 9 && <Key name={`${i + 1}`} />}
                  </button>
                </th>
                {MOON_PHASES.map((name, turn) => {
                  const day = (first + turn) % days;
                  const value = values[day] ?? full;
                  return (
                    <td
                      key={name}
                      data-full={value === full}
                      title={t(`moon.${MOON_PHASES[day] ?? 'black'}`)}
                    >
                      {number(value)}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
