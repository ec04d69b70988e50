import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentAddress, formatAddress, navigate } from '@cpc/appkit';
import { matchLocale } from '@cpc/i18n';
import './app.css';
import { App } from './app/app.tsx';
import { launchHere, remember } from './app/use-launch.ts';
import { PAGES } from './app/pages.ts';
import { startLanguage } from './core/language.ts';
import { isPagePath } from './core/paths.ts';
import { saveLanguage } from './core/stores.ts';

/** Launch: first the rules, then the one catalogue and the one page they lead to, loaded in parallel. */
async function start(): Promise<void> {
  const address = currentAddress();
  const { destination, language, jumpUrl } = launchHere(address);
  remember(address, jumpUrl);
  // A language that is not offered leads to another one, which nobody chose.
  if (matchLocale(address.query['language'] ?? '') === language) saveLanguage(language);
  navigate(formatAddress(destination), { replace: true });
  const page = isPagePath(destination.path) ? PAGES[destination.path] : undefined;
  const texts = startLanguage(language, page?.texts ?? 'entry');
  // This only fills the cache: the page itself reports a chunk that fails.
  page?.load().catch(() => undefined);
  await texts.catch(() => startAgain());

  const root = document.getElementById('root');
  if (root === null) throw new Error('main: index.html must have #root');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

/** Without a catalogue no text can be shown: the empty case stays, and the launch is tried again. */
const AGAIN_MS = 3000;

function startAgain(): Promise<never> {
  const again = () => location.reload();
  if (navigator.onLine) setTimeout(again, AGAIN_MS);
  else addEventListener('online', again, { once: true });
  return new Promise(() => undefined);
}

void start();
