import './theme/fonts.css';
import './theme/themes.css';
import './theme/base.css';
import './theme/controls.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { installOffline } from './app/app-update.ts';
import { applyTheme } from './theme/theme.ts';

applyTheme();
if (matchMedia('(min-width: 2400px)').matches) void import('./theme/large-screens.css');

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

/** What can wait until the first screen is there. */
function afterwards(): void {
  // The picture behind the home screen.
  document.documentElement.dataset.arrived = 'true';
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    installOffline().catch((error: unknown) => console.warn('no offline play', error));
}

/** Milliseconds after which the player has seen the first screen. */
const SEEN = 1500;

const later = () => setTimeout(afterwards, SEEN);
if (document.readyState === 'complete') later();
else addEventListener('load', later, { once: true });
