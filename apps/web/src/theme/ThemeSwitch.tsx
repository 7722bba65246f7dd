import { THEMES } from '../art/themes.ts';
import { useShell } from '../home/words/useShell.ts';
import { useTheme } from './theme.ts';

export function ThemeSwitch({ className }: { readonly className?: string }) {
  const { theme, setTheme } = useTheme();
  const say = useShell();
  return (
    <select
      className={className}
      aria-label={say('theme')}
      value={theme}
      onChange={({ target }) => setTheme(THEMES.find((id) => id === target.value) ?? theme)}
    >
      {THEMES.map((id) => (
        <option key={id} value={id}>
          {say(`theme.${id}`)}
        </option>
      ))}
    </select>
  );
}
