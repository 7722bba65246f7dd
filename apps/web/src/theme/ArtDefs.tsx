import type { Theme } from '../art/themes.ts';
import { useTheme } from './theme.ts';
import './art-defs.css';

/** What painted counters on a screen without a board point to. */
export function ArtDefs({ defs }: { readonly defs: (theme: Theme) => string }) {
  const { theme } = useTheme();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: painted by our own functions
  return <svg className="art-defs" aria-hidden="true" dangerouslySetInnerHTML={{ __html: defs(theme) }} />;
}
