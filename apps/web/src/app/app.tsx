import { type Address, formatAddress, LazyPage, PageBoundary, useAddress } from '@cpc/appkit';
import type { Locale } from '@cpc/i18n';
import { loadScriptFaces, TextProvider, ToastProvider, useTranslator } from '@cpc/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { language } from '../core/language.ts';
import { isPagePath } from '../core/paths.ts';
import { queryClient } from '../core/query-client.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { LoadingView, PageFailedView } from './page-views.tsx';
import { PAGES, textsAndIcons } from './pages.ts';
import { useLaunch } from './use-launch.ts';
import { client } from '../core/client.ts';
import { isDueForRenewal } from '../core/session-store.ts';
import { sessionStore, holdsNow } from '../core/stores.ts';
import { deviceStorage, NOTICES_KEY } from '../core/storage.ts';

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <TextProvider language={language()}>
        <ToastProvider>
          <OfflineNotice />
          <CurrentPage />
        </ToastProvider>
      </TextProvider>
    </QueryClientProvider>
  );
}

/** A customer who adds the app to the home screen from now on gets it in this language. */
function nameOnHomeScreen(locale: Locale): void {
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/app.${locale}.webmanifest`);
}

/** The address without its language: choosing another language keeps the page and what was done on it. */
const withoutLanguage = ({ path, query }: Address): Address => ({ path, query: { ...query, language: '' } });

function CurrentPage() {
  const address = useLaunch(useAddress());
  const { t, tOr, locale } = useTranslator();
  useRenewal();
  useNoticeLanguage(locale.tag);
  const page = address !== null && isPagePath(address.path) ? PAGES[address.path] : undefined;
  const title = page === undefined ? 'launch.notFound.title' : page.title;

  useEffect(() => {
    // Until the page's texts have loaded, the title is the app's.
    if (address !== null) document.title = tOr(title, t('launch.title'));
  }, [address, title, t, tOr]);
  useEffect(() => {
    // The device's own fonts serve until these have loaded, or if they never load.
    loadScriptFaces(locale.tag).catch(() => undefined);
  }, [locale.tag]);

  useEffect(() => nameOnHomeScreen(locale.tag), [locale.tag]);

  if (address === null) return null;
  if (page === undefined) return <NotFoundPage />;
  return (
    <PageBoundary
      key={page.stays ? address.path : formatAddress(withoutLanguage(address))}
      failed={(onRetry) => <PageFailedView failure="page" onRetry={onRetry} />}
    >
      <LazyPage
        key={address.path}
        page={page}
        besides={textsAndIcons}
        loading={<LoadingView />}
        failed={(failure, onRetry) => <PageFailedView failure={failure} onRetry={onRetry} />}
      />
    </PageBoundary>
  );
}

/** Auto-login: exchanges a valid login for a new one before it ends (SN-01). */
function useRenewal(): void {
  useEffect(() => {
    const renew = () => {
      const { userInfo, autoLogin, logIn } = sessionStore.getState();
      if (document.visibilityState !== 'visible' || !autoLogin || !isDueForRenewal(userInfo, Date.now())) return;
      // A failed renewal needs no handling: the login is still valid, and the next call reports a lost one.
      client.call('User.renew', {}).then(logIn, () => undefined);
    };
    renew();
    document.addEventListener('visibilitychange', renew);
    return () => document.removeEventListener('visibilitychange', renew);
  }, []);
}

/** Notices on this device follow a change of the language, on any page (QU-02). */
function useNoticeLanguage(locale: Locale): void {
  const told = useRef(locale);
  useEffect(() => {
    if (told.current === locale) return;
    told.current = locale;
    if (deviceStorage.getItem(NOTICES_KEY) !== null && holdsNow()) void tellLanguage(locale);
  }, [locale]);
}

/** If the server is not reached, the next page with an order tells it. */
async function tellLanguage(locale: Locale): Promise<void> {
  const { noticesHere } = await import('../data/notices.ts');
  await queryClient.prefetchQuery({ ...noticesHere(sessionStore.getState().userInfo?.uid, locale), staleTime: 0 });
}
