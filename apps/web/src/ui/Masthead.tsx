import { Link } from 'wouter';
import { LanguageSwitch } from '../i18n/index.ts';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';
import { Icon } from './icons/Icon.tsx';
import '../theme/backdrop.css';
import './masthead.css';

/** The product name, with language and theme. */
export function Masthead() {
  return (
    <header className="masthead">
      <Link href="/" className="masthead-name">
        <Icon name="wordmark" size={34} />
        <span>Hexwyrm</span>
      </Link>
      <div className="masthead-switches">
        <LanguageSwitch className="select on-bar" />
        <ThemeSwitch className="select on-bar" />
      </div>
    </header>
  );
}
