import { useT } from '@cpc/ui';
import { Notice } from './notice.tsx';
import { usePickupHere } from './use-pickup-here.ts';

/** The server cannot be reached. Says only whether the station itself hands over now (SA-07). */
export function Lost() {
  const t = useT();
  const here = usePickupHere(true);
  return (
    <Notice icon="offline" title={t('screen.lost')}>
      <p className="text-headline text-ink-soft">{t('screen.lostWhy')}</p>
      {here === undefined ? null : (
        <p className="text-headline font-semibold">{t(here ? 'screen.lostPickup' : 'screen.lostNoPickup')}</p>
      )}
    </Notice>
  );
}
