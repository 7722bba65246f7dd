import { Component, type ReactNode } from 'react';
import { useEffect } from '../base/effects.ts';
import { usePlainWords } from '../i18n/index.ts';
import { applyUpdate, checkForUpdate, useAppUpdate } from './app-update.ts';
import './error.css';

interface Props {
  readonly children: ReactNode;
}

/** Shows a bug of ours instead of an empty page. The game is saved and comes back with the page. */
export class ErrorBoundary extends Component<Props, { readonly message: string | null }> {
  override state = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    return message === null ? this.props.children : <Failure message={message} />;
  }
}

function Failure({ message }: { readonly message: string }) {
  const { t } = usePlainWords();
  useUpdateAtOnce();
  return (
    <main className="failure" role="alert">
      <h1>{t('home.error.title')}</h1>
      <p>{message}</p>
      <button type="button" className="button button-primary" onClick={() => location.reload()}>
        {t('home.error.reload')}
      </button>
    </main>
  );
}

/** A newer version may have mended it: nothing is lost by taking it. */
function useUpdateAtOnce(): void {
  const waiting = useAppUpdate((newer) => newer.waiting !== null);
  useEffect(() => {
    if (waiting) applyUpdate();
    else void checkForUpdate();
  }, [waiting]);
}
