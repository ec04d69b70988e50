import { useAddress } from '@cpc/appkit';
import { Icon, LanguageSwitch, LoadingState, useT } from '@cpc/ui';
import { useEffect } from 'react';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { pairedScreen } from '../../core/screen-store.ts';
import { usePairing } from './use-pairing.ts';

/** A screen that becomes the display of a station: it shows a code, and a person of the shop types it (SA-13). */
export default function PairingPage() {
  const t = useT();
  const { query } = useAddress();
  const { code, stationId, failed } = usePairing(pairedScreen()?.stationId);
  useEffect(() => {
    if (stationId !== undefined) go(PATHS.allSelect, { ...query, id: stationId, screen: '1' }, { replace: true });
  }, [stationId, query]);
  return (
    <div className="flex min-h-dvh flex-col gap-[4vmin] bg-ground p-[4vmin]">
      <span className="self-end">
        <LanguageSwitch />
      </span>
      <main className="flex grow flex-col items-center justify-center gap-[4vmin] text-center">
        <Icon name="printer" size={64} className="text-warm" />
        <h1 className="text-headline font-bold text-balance">{t('screen.pair')}</h1>
        {failed ? (
          <p role="status" className="text-headline text-ink-soft">
            {t('screen.lost')}
          </p>
        ) : code === undefined ? (
          <LoadingState />
        ) : (
          <p
            dir="ltr"
            data-testid="pairing-code"
            className="figures text-[min(20vmin,17vw)] leading-none font-bold tracking-[0.08em] whitespace-nowrap"
          >
            {code.slice(0, 3)}
            <span className="ms-[0.2em]">{code.slice(3)}</span>
          </p>
        )}
        <p className="max-w-[40ch] text-headline text-balance text-ink-soft">{t('screen.pair.how')}</p>
      </main>
    </div>
  );
}
