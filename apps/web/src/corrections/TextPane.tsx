import type { Examination } from '@hexwyrm/wargame';
import { useState } from 'react';
import { useEffect } from '../base/effects.ts';
import type { Draft } from './draft.ts';
import { isSame } from './draft.ts';
import { readText } from './read-text.ts';
import { useEditor } from './useEditor.ts';
import './text-pane.css';

/** Milliseconds after the last letter. */
const PAUSE = 300;

const textOf = (draft: Draft): string => JSON.stringify(draft, null, 2);

/** The file itself. What is typed takes effect as soon as nothing is wrong with it. */
export function TextPane() {
  const { draft, examine, replace, words } = useEditor();
  const { t } = words;
  const [text, setText] = useState(() => textOf(draft));
  const [of, setOf] = useState(draft);
  const [faults, setFaults] = useState<Examination['faults']>([]);
  // Undone, or changed elsewhere: the text follows.
  if (of !== draft) {
    setOf(draft);
    const typed = readText(text);
    if (typed === null || !isSame(typed, draft)) setText(textOf(draft));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is what this waits for
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(async () => {
      const file = readText(text);
      if (file === null) return setFaults([{ path: '', reason: t('corrections.no-json') }]);
      if (isSame(file, draft)) return setFaults([]);
      const { faults: found } = await examine(file);
      if (!wanted) return;
      setFaults(found);
      if (found.length === 0) replace(file);
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <section className="text-pane" aria-labelledby="text-title">
      <h2 className="label" id="text-title">
        {t('corrections.tab.text')}
      </h2>
      <p>{t('corrections.text-hint')}</p>
      <textarea
        aria-labelledby="text-title"
        aria-invalid={faults.length > 0}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ul aria-live="polite">
        {faults.map(({ path, reason }) => (
          <li key={`${path} ${reason}`} lang={path === '' ? undefined : 'en'}>
            {path !== '' && <code>{path}</code>} {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
