import { useWords } from './i18n/index.ts';
import './loading.css';

export function Loading() {
  const { t } = useWords();
  return (
    <p className="loading" role="status">
      {t('home.play.loading')}
    </p>
  );
}
