import { THEMES } from '../art/themes.ts';
import { useWords } from '../i18n/index.ts';
import { useTheme } from './theme.ts';

export function ThemeSwitch({ className }: { readonly className?: string }) {
  const { theme, setTheme } = useTheme();
  const { t } = useWords();
  return (
    <select
      className={className}
      aria-label={t('home.theme')}
      value={theme}
      onChange={({ target }) => setTheme(THEMES.find((id) => id === target.value) ?? theme)}
    >
      {THEMES.map((id) => (
        <option key={id} value={id}>
          {t(`home.theme.${id}`)}
        </option>
      ))}
    </select>
  );
}
