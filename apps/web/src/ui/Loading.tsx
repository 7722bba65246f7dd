import { usePlainWords } from '../i18n/index.ts';
import { Icon } from './icons/Icon.tsx';
import './loading.css';
import '../theme/backdrop.css';

export function Loading() {
  const { t } = usePlainWords();
  return (
    <p className="loading backdrop" role="status">
      <Icon name="wordmark" size={56} />
      {t('home.play.loading')}
    </p>
  );
}
