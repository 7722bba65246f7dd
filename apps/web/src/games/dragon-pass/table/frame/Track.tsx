import { MOON_PHASES, SCENARIO_SHEETS } from '@hexwyrm/dragon-pass';
import { useWords } from '../../../../i18n/index.ts';
import { paintMoon } from '../../art/counters/moon.ts';
import { usePassTable } from '../../usePassTable.ts';
import '../../../../table/frame/track.css';
import './moon.css';

/** Turns gone and to come, and the Red Moon. */
export function Track() {
  const { view } = usePassTable();
  const { t } = useWords();
  const last = SCENARIO_SHEETS.find(({ id }) => id === view.scenario)?.turns ?? view.turn;
  const turns = Array.from({ length: Math.max(last, view.turn) }, (_, i) => i + 1);
  return (
    <footer className="track">
      <span className="label">
        {t('table.turn')} <span className="turn-number">{view.turn}</span>
      </span>
      <ol className="turns" aria-label={t('table.turn-n', { turn: view.turn })}>
        {turns.map((turn) => (
          <li
            key={turn}
            className={turn < view.turn ? 'gone' : turn === view.turn ? 'now' : ''}
            aria-current={turn === view.turn ? 'step' : undefined}
          >
            <span>{turn}</span>
          </li>
        ))}
      </ol>
      {view.moon !== null && <Moon now={view.moon} />}
    </footer>
  );
}

/** The seven days of the Red Moon (DP-11.1-c). */
function Moon({ now }: { readonly now: number }) {
  const { t } = useWords();
  return (
    <ol className="moon-track" aria-label={t('pass.moon')}>
      {MOON_PHASES.map((phase, day) => (
        <li key={phase} aria-current={day === now ? 'step' : undefined} title={t(`moon.${phase}`)}>
          <svg
            viewBox="-50 -50 100 100"
            width={26}
            height={26}
            role="img"
            aria-label={t(`moon.${phase}`)}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: painted by our own functions from known names
            dangerouslySetInnerHTML={{ __html: paintMoon(day) }}
          />
        </li>
      ))}
    </ol>
  );
}
