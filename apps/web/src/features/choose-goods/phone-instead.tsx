import type { StationView } from '@cpc/contract';
import { QrCode, useT } from '@cpc/ui';
import { stationUrl } from '../../core/station-url.ts';

/** For a visitor with a big window: the studio is better on a phone, and scanning the code opens it there. */
export default function PhoneInstead({ station }: { readonly station: StationView }) {
  const t = useT();
  return (
    <aside className="flex flex-col items-center gap-5 rounded-huge bg-raised p-8 text-center">
      <h2 className="text-title font-semibold text-balance">{t('shop.select.qr')}</h2>
      <QrCode text={stationUrl(station.machine_id)} label={t('screen.qr')} className="w-full max-w-72" />
      <p className="text-small text-ink-soft">{t('shop.select.qrOr')}</p>
    </aside>
  );
}
