import { artDefs } from '../art/index.ts';
import { useTheme } from './theme.ts';
import './art-defs.css';

/** What painted counters on a screen without a board point to. */
export function ArtDefs() {
  const { theme } = useTheme();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: painted by our own functions
  return <svg className="art-defs" aria-hidden="true" dangerouslySetInnerHTML={{ __html: artDefs(theme) }} />;
}
