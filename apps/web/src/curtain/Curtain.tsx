import type { Seat } from '@hexwyrm/kernel';
import type { Snapshot } from '@hexwyrm/protocol';
import { useRef, useState } from 'react';
import { useGame } from '../engine/store.ts';
import { viewOf } from '../engine/view.ts';
import { useWords } from '../i18n/index.ts';
import { useKit } from '../kit/kit-context.ts';
import { logEvents } from '../replay/log-events.ts';
import { useReport } from '../table/log/useReport.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { Key } from '../ui/Key.tsx';
import { PlaySign } from '../ui/PlaySign.tsx';
import { SentenceText } from '../ui/SentenceText.tsx';
import './curtain.css';
import { useEffect } from '../base/effects.ts';

/** Between two people at one screen: the board is gone until the next one says so. */
export default function Curtain({ snapshot }: { readonly snapshot: Snapshot }) {
  const { t, seatName, who } = useWords();
  const { pictureOf, secretOf, Standard, Note } = useKit().curtain;
  const { curtain, log, seen, openCurtain, busy } = useGame();
  const [shown, setShown] = useState(false);
  const open = useRef<HTMLButtonElement>(null);
  // A moment later: the key that ended one turn must not open the next.
  useEffect(() => {
    const timer = setTimeout(() => open.current?.focus(), 500);
    return () => clearTimeout(timer);
  }, []);
  if (curtain === null) return null;

  const view = viewOf(snapshot);
  const secret = secretOf(snapshot.decision?.kind ?? null);
  const missed = logEvents(log, view.turn).filter(({ actions }) => actions > (seen[curtain] ?? 0));
  const name = seatName(curtain);

  return (
    <main className="curtain">
      <div
        className="curtain-picture"
        style={{ backgroundImage: `url(${pictureOf(view)})` }}
        aria-hidden="true"
      />
      <Standard view={view} seat={curtain} />
      <p className="curtain-kicker">{t('home.curtain.hand')}</p>
      <h1 className="curtain-name">{name}</h1>
      {secret && <p className="curtain-step">{t(secret)}</p>}
      <p className="curtain-text">{t(secret ? 'home.curtain.secret' : 'home.curtain.stays')}</p>
      {Note && <Note view={view} seat={curtain} />}
      {secret === null && missed.length > 0 && <Report missed={missed} view={view} seat={curtain} />}
      {shown && <Missed missed={missed} view={view} />}
      <div className="curtain-buttons">
        {secret === null && (
          <button type="button" className="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
            <PlaySign />
            {t(shown ? 'home.curtain.hide' : 'home.curtain.show')}
          </button>
        )}
        <button
          ref={open}
          type="button"
          className="button button-primary"
          disabled={busy}
          onClick={openCurtain}
        >
          {t('home.curtain.open', who(curtain))} <Key name="↵" />
        </button>
      </div>
    </main>
  );
}

interface MissedProps {
  readonly missed: ReturnType<typeof logEvents>;
  readonly view: ReturnType<typeof viewOf>;
}

/** What happened, summed up; where on the board it was is shown when that is open. */
function Report({ missed, view, seat }: MissedProps & { readonly seat: Seat }) {
  return (
    <ul className="curtain-report">
      {useReport(missed, view, seat).map(({ icon, sentence }) => (
        <li key={sentence.text}>
          <Icon name={icon} size={20} />
          <span>{sentence.text}</span>
        </li>
      ))}
    </ul>
  );
}

function Missed({ missed, view }: MissedProps) {
  const { t, eventSentence } = useWords();
  if (missed.length === 0) return <p className="curtain-text">{t('home.curtain.nothing')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must be reached by keyboard for that
    <ol className="curtain-log" tabIndex={0}>
      {missed.map(({ event }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the past does not change
        <li key={index}>
          <SentenceText sentence={eventSentence(event, view)} />
        </li>
      ))}
    </ol>
  );
}
