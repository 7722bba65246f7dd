import { type FormEvent, useState } from 'react';
import { download } from '../../../../files/download.ts';
import { useWords } from '../../../../i18n/index.ts';
import { FileButton } from '../../../../ui/FileButton.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { askPass, usePassAnswer } from '../../useAnswer.ts';
import { usePassTable } from '../../usePassTable.ts';
import { SETUPS, type Setup, setupIn } from './setups.ts';
import './setups.css';

/** Set-ups kept by name on this device or in files, for this scenario and side. */
export function Setups() {
  const table = usePassTable();
  const { view, seat, player, busy, act } = table;
  const { t } = useWords();
  const [setups, setSetups] = useState(SETUPS.list);
  const [name, setName] = useState('');
  const [bad, setBad] = useState(false);
  const frame = view.frames.at(-1);
  const placing = frame?.kind === 'deploy' && frame.player === player;
  const posts = usePassAnswer('posts', placing ? {} : null);
  if (!placing || posts === null) return null;
  const { scenario } = view;
  const here = setups.filter((setup) => setup.scenario === scenario && setup.seat === seat);

  const take = async (setup: Setup) => act(await askPass(table, 'deployment', { posts: [...setup.posts] }));
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    setSetups(SETUPS.keep({ name: name.trim(), scenario, seat, posts }));
    setName('');
  };
  const open = async (file: File) => {
    const setup = await setupIn(file);
    const fits = setup?.scenario === scenario && setup.seat === seat;
    setBad(!fits);
    if (fits) setSetups(SETUPS.keep(setup));
  };

  return (
    <details className="setups">
      <summary className="label">{t('pass.setups', { count: here.length })}</summary>
      <ul>
        {here.map((setup) => (
          <li key={setup.name}>
            <button
              type="button"
              className="button"
              aria-disabled={busy}
              onClick={() => {
                if (!busy) void take(setup);
              }}
            >
              {t('pass.setup-take', { name: setup.name })}
            </button>
            <span className="hint">{t('pass.setup-units', { count: setup.posts.length })}</span>
            <button
              type="button"
              className="button narrow"
              aria-label={t('pass.setup-file', { name: setup.name })}
              title={t('pass.setup-file', { name: setup.name })}
              onClick={() =>
                download(`hexwyrm-${scenario}-${seat}-setup.json`, {
                  ...setup,
                  posts: setup.posts.map((post) => ({ ...post })),
                })
              }
            >
              <Icon name="open" size={16} />
            </button>
            <button
              type="button"
              className="button narrow"
              aria-label={t('pass.setup-forget', { name: setup.name })}
              title={t('pass.setup-forget', { name: setup.name })}
              onClick={() => setSetups(SETUPS.forget(setup))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {posts.length > 0 && (
        <form onSubmit={keep}>
          <input
            className="text-field"
            value={name}
            maxLength={40}
            placeholder={t('pass.setup-name')}
            aria-label={t('pass.setup-name')}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" className="button" disabled={name.trim() === ''}>
            {t('pass.setup-keep')}
          </button>
        </form>
      )}
      <FileButton
        label={t('pass.setup-open')}
        className="button"
        onFile={(file) => {
          void open(file);
        }}
      >
        <Icon name="open" size={16} />
        {t('pass.setup-open')}
      </FileButton>
      {bad && (
        <p className="hint" role="alert">
          {t('pass.setup-bad')}
        </p>
      )}
    </details>
  );
}
