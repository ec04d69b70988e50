import type { StationHere, StationView } from '@cpc/contract';
import { Button, Icon, useTranslator } from '@cpc/ui';
import { go } from '../core/go.ts';
import { PATHS } from '../core/paths.ts';
import { NearbyStations } from './nearby-stations.tsx';
import { StationContact } from './station-contact.tsx';
import { useClosedUntil } from './station-state.tsx';

/** Says before designing and before paying that a station does not print now, and what the customer can do (QU-04). */
export function StationNotice({ station }: { readonly station: StationView & Partial<StationHere> }) {
  const { t, format } = useTranslator();
  const closedUntil = useClosedUntil(station);
  if (station.accepts_orders) return null;
  // It is open, and has not been heard of for half a minute.
  const quiet = station.state === 'ready' || station.state === 'printing';
  const cannotPay = station.pays_online === false && station.pays_at_counter === false && !station.vouchers;
  const state = quiet ? (cannotPay ? 'unpaid' : 'quiet') : station.state;
  return (
    <section role="status" className="flex gap-3.5 rounded-large bg-warn-wash p-4">
      <Icon
        name={closedUntil !== undefined ? 'clock' : quiet || state === 'offline' ? 'offline' : 'wrench'}
        className="mt-0.5 text-warn"
      />
      <div className="flex min-w-0 flex-col items-start gap-1">
        <h2 className="font-semibold text-warn">{`${station.name} · ${closedUntil ?? t('station.closed', { state })}`}</h2>
        <p className="text-small text-ink-soft">{t('station.closedWhy', { state })}</p>
        {station.maintained_until !== undefined && (
          <p className="text-small font-medium">
            {t('station.backAt', { time: format.dateTime(station.maintained_until) })}
          </p>
        )}
        <StationContact station={station} />
        <NearbyStations stationId={station.machine_id} />
        <Button kind="ghost" className="-ms-4 -mb-2 max-w-full" onClick={() => go(PATHS.mall)}>
          {t('station.others')}
        </Button>
      </div>
    </section>
  );
}
