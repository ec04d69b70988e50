import { LazyPage, navigate, PageBoundary, useAddress, type LoadFailure } from '@cpc/appkit';
import { useLocale, ErrorState, LoadingState, useT } from '@cpc/ui';
import { useEffect } from 'react';
import { HOME, SHOPS } from '../core/paths.ts';
import { useSession } from '../core/session-store.ts';
import { LoginPage } from '../login/login-page.tsx';
import { Frame } from './frame.tsx';
import { With } from './with-duty.tsx';
import { routeOf } from './routes.ts';
import { useShopOfAddress } from './shop-of-address.ts';

export function App() {
  const session = useSession();
  const isComing = useShopOfAddress();
  useManifest();
  if (session === undefined) return <LoginPage />;
  if (isComing) return null;
  return (
    <Frame key={`${session.person_id} ${session.partner_id ?? ''}`}>
      <CurrentPage />
    </Frame>
  );
}

/** Who adds the app to the home screen from now on gets it in this language. */
function useManifest(): void {
  const { tag } = useLocale().locale;
  useEffect(() => {
    const href = `${import.meta.env.BASE_URL}app.${tag}.webmanifest`;
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', href);
  }, [tag]);
}

function CurrentPage() {
  const { path } = useAddress();
  const route = routeOf(path);
  const session = useSession();
  const atPlatform = session?.partner_id === null;
  // A page of the platform is none of a shop, and the other way round.
  const lost = route === undefined || (route.need !== 'login' && (route.need === 'platform') !== atPlatform);
  useEffect(() => {
    if (lost) navigate(atPlatform ? SHOPS : HOME, { replace: true });
  }, [lost, atPlatform]);
  if (lost) return null;
  return (
    <With need={route.need}>
      <PageBoundary key={path} failed={(onRetry) => <PageFailed failure="page" onRetry={onRetry} />}>
        <LazyPage
          page={route}
          loading={<LoadingPage />}
          failed={(failure, onRetry) => <PageFailed failure={failure} onRetry={onRetry} />}
        />
      </PageBoundary>
    </With>
  );
}

/** Shown when a page takes longer than 200 ms (RT-14). */
const LoadingPage = () => (
  <div className="grid min-h-96 place-items-center">
    <LoadingState />
  </div>
);

/** A page that failed, or whose part could not be fetched (RT-14). The menu still leads elsewhere. */
function PageFailed({ failure, onRetry }: { readonly failure: LoadFailure | 'page'; readonly onRetry: () => void }) {
  const t = useT();
  if (failure === 'page') return <ErrorState onRetry={onRetry} />;
  return (
    <ErrorState title={t(failure === 'page timeout' ? 'common.net.retry' : 'common.chunk.failed')} onRetry={onRetry} />
  );
}
