import type { StationId } from '@cpc/domain';
import { Icon, QrCode, useT } from '@cpc/ui';
import { stationUrl } from '../../core/station-url.ts';
import { HeroCase } from '../../parts/hero-case.tsx';
import { scannedOrigin } from './choose.ts';

interface InvitationProps {
  readonly stationId: StationId;
  /** The operator's origin, as the server tells it. */
  readonly origin: string | undefined;
  /** Nothing is listed beside it: it may take more room. */
  readonly calm: boolean;
}

/** One sentence and one code to scan. */
export function Invitation({ stationId, origin, calm }: InvitationProps) {
  const t = useT();
  return (
    <section className="flex min-h-0 flex-col gap-[2.5vmin]">
      <h2 className="screen-headline font-bold whitespace-pre-line">{t('screen.headline')}</h2>
      <div className="flex min-h-0 grow flex-wrap items-stretch gap-[4vmin] md:flex-nowrap">
        <ScanCode
          {...{ stationId, origin }}
          className={calm ? 'w-[min(48vmin,80vw)]' : 'w-[min(48vmin,80vw)] portrait:md:w-[36vmin]'}
        />
        {/* As high as the code beside it, in both orientations of the display. */}
        <div className="relative hidden grow md:block">
          <div className="absolute inset-0 flex justify-center">
            <HeroCase label={t('launch.entry.art')} />
          </div>
        </div>
      </div>
      <p className="text-title text-ink-soft">{t('screen.how')}</p>
    </section>
  );
}

interface ScanCodeProps extends Omit<InvitationProps, 'calm'> {
  readonly className: string;
}

/** The code to scan, under the words that say so. */
export function ScanCode({ stationId, origin, className }: ScanCodeProps) {
  const t = useT();
  return (
    <div className="flex shrink-0 flex-col justify-end gap-[2vmin]">
      <p className="flex items-center gap-3 text-headline font-semibold text-warm">
        <Icon name="scan" size={44} />
        {t('screen.scan')}
      </p>
      <QrCode
        text={stationUrl(stationId, scannedOrigin(origin, location.origin))}
        label={t('screen.qr')}
        className={`shrink-0 ${className}`}
      />
    </div>
  );
}
