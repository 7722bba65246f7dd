import type { Warning } from '@hexwyrm/wargame';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { putInUse } from '../../storage/corrections.ts';
import { rememberPlayed } from '../../storage/last-played.ts';
import { Key } from '../../ui/Key.tsx';
import { headOf, isEmpty, withValue } from '../draft.ts';
import { useEditor } from '../useEditor.ts';
import { ChangeLines } from './ChangeLines.tsx';
import './differs-pane.css';

/** What differs, what the rules say of it, and what can be done with it. */
export function DiffersPane({ onValidate }: { onValidate(): void }) {
  const editor = useEditor();
  const { kit, game, draft, changes, found, words, change, goTo, light } = editor;
  const { t } = words;
  const [, navigate] = useLocation();
  const isReady = found !== null && found.faults.length === 0 && !isEmpty(draft);
  const use = () => {
    putInUse(game, draft);
    rememberPlayed(game);
    navigate('/');
  };
  return (
    <section className="differs-pane" aria-labelledby="differs-title">
      <div className="pane-head">
        <h2 className="label" id="differs-title">
          {t('corrections.differs')}
        </h2>
        <span>{t('corrections.changes', { count: changes.length })}</span>
      </div>
      <div className="differs-card">
        {changes.length === 0 ? (
          <p className="differs-none">{t('corrections.nothing')}</p>
        ) : (
          <ChangeLines
            {...{ kit, draft, changes }}
            onPoint={light}
            beside={({ control, place, subject }) => (
              <span className="differs-links">
                <button
                  type="button"
                  className="link"
                  aria-label={t('corrections.show-of', { what: `${subject}, ${control.label}` })}
                  onClick={() => goTo(place, control.path)}
                >
                  {t('corrections.show')}
                </button>
                <button
                  type="button"
                  className="link"
                  aria-label={t('corrections.undo-of', { what: `${subject}, ${control.label}` })}
                  onClick={() => change(subject, control, control.was)}
                >
                  {t('corrections.undo')}
                </button>
              </span>
            )}
          />
        )}
      </div>
      <Checked />
      <Head />
      <div className="differs-do">
        <button type="button" className="button" onClick={onValidate}>
          {t('corrections.validate')} <Key name="V" />
        </button>
        <button type="button" className="button button-primary" disabled={!isReady} onClick={use}>
          {t('corrections.use')}
        </button>
        <p>{t('corrections.use-hint')}</p>
      </div>
    </section>
  );
}

/** Green: as it must be. Gold: unlikely. Red: no game can be played with it. */
function Checked() {
  const { found, words } = useEditor();
  const { t } = words;
  const kinds = new Set(found?.warnings.map(({ kind }) => kind));
  const isFine = found !== null && found.faults.length === 0;
  return (
    <div className="differs-card checked" tabIndex={-1} aria-live="polite" aria-busy={found === null}>
      <h3 className="label">{t('corrections.checked')}</h3>
      {found === null && <p>{t('corrections.checking')}</p>}
      {isFine && (
        <ul className="checked-good">
          <li>{t('corrections.good.bounds')}</li>
          {!kinds.has('gap') && !kinds.has('cut-off') && <li>{t('corrections.good.map')}</li>}
          <li>{t('corrections.good.scenarios')}</li>
        </ul>
      )}
      {found?.warnings.map((warning) => (
        <Warned key={`${warning.kind} ${warning.path}`} warning={warning} />
      ))}
      {found?.faults.map(({ path, reason }) => (
        <Finding key={`${path} ${reason}`} path={path} className="checked-fault">
          <strong lang="en">{reason}</strong>
        </Finding>
      ))}
    </div>
  );
}

function Warned({ warning: { kind, path, values } }: { readonly warning: Warning }) {
  const { kit, words } = useEditor();
  return (
    <Finding path={path} className="checked-warning">
      <strong>{words.t(`corrections.warning.${kind}`, kit.readable(values, words))}</strong>
    </Finding>
  );
}

interface FindingProps {
  readonly path: string;
  readonly className: string;
  readonly children: React.ReactNode;
}

function Finding({ path, className, children }: FindingProps) {
  const { kit, draft, words, goTo } = useEditor();
  return (
    <div className={className}>
      {children}
      <p>
        <code>{path}</code>{' '}
        <button
          type="button"
          className="link"
          data-finding
          aria-label={words.t('corrections.show-of', { what: path })}
          onClick={() => goTo(kit.placeOf(draft, path), path)}
        >
          {words.t('corrections.show')}
        </button>
      </p>
    </div>
  );
}

/** What the corrections are called, and which printing they were read from. */
function Head() {
  const { draft, words, replace } = useEditor();
  const { t } = words;
  const edited = useRef(false);
  return (
    <div className="differs-head">
      {(['name', 'note'] as const).map((word) => (
        <label key={word}>
          <span>{t(`corrections.head.${word}`)}</span>
          <input
            key={headOf(draft, word)}
            className="text-field"
            maxLength={200}
            placeholder={t(`corrections.head.${word}-hint`)}
            defaultValue={headOf(draft, word)}
            onChange={() => {
              edited.current = true;
            }}
            onBlur={({ target }) => {
              if (edited.current) replace(withValue(draft, [word], target.value.trim() || undefined));
              edited.current = false;
            }}
          />
        </label>
      ))}
    </div>
  );
}
