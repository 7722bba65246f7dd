import { usePlainWords } from './i18n/index.ts';
import { Icon } from './table/icons/Icon.tsx';
import './loading.css';

export function Loading() {
  const { t } = usePlainWords();
  return (
    <p className="loading" role="status">
      <Icon name="wordmark" size={56} />
      {t('home.play.loading')}
    </p>
  );
}
