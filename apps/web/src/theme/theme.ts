import { create } from 'zustand';
import { THEMES, type Theme } from '../art/themes.ts';
import { remember } from '../storage/settings.ts';

interface ThemeStore {
  readonly theme: Theme;
  setTheme(theme: Theme): void;
}

/** What a script in the head has dressed the page in: what was chosen before, or what the system prefers. */
function firstTheme(): Theme {
  const dressed = THEMES.find((theme) => theme === document.documentElement.dataset.theme);
  if (dressed === undefined) throw new Error('the page has no theme');
  return dressed;
}

/** Which inks the page uses. */
export const useTheme = create<ThemeStore>()((set) => ({
  theme: firstTheme(),
  setTheme(theme) {
    remember('theme', theme);
    set({ theme });
  },
}));

/** Dresses the page whenever the theme changes. */
export function applyTheme(): void {
  useTheme.subscribe(({ theme }) => {
    document.documentElement.dataset.theme = theme;
  });
}
