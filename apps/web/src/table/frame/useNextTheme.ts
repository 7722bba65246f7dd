import { THEMES, type Theme } from '../../art/themes.ts';
import { useTheme } from '../../theme/theme.ts';

export { THEMES };

/** The theme and the way to the next one. */
export function useNextTheme(): { readonly theme: Theme; next(): void } {
  const { theme, setTheme } = useTheme();
  return {
    theme,
    next() {
      setTheme(THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'day');
    },
  };
}
