import { create } from 'zustand';
import { THEMES, type Theme } from '../art/themes.ts';
import { recall, remember } from '../storage/settings.ts';

interface ThemeStore {
  readonly theme: Theme;
  setTheme(theme: Theme): void;
}

const isTheme = (value: string | null): value is Theme => THEMES.some((theme) => theme === value);

function firstTheme(): Theme {
  const stored = recall('theme');
  if (isTheme(stored)) return stored;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
}

/** Which inks the page uses: what was chosen before, or what the system prefers. */
export const useTheme = create<ThemeStore>()((set) => ({
  theme: firstTheme(),
  setTheme(theme) {
    remember('theme', theme);
    set({ theme });
  },
}));

/** Dresses the page, now and whenever the theme changes. */
export function applyTheme(): void {
  const dress = ({ theme }: ThemeStore) => {
    document.documentElement.dataset.theme = theme;
  };
  dress(useTheme.getState());
  useTheme.subscribe(dress);
}
