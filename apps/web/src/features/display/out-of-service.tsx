import { useNow } from '@cpc/appkit';
import type { StationView } from '@cpc/contract';
import { Icon, type IconName, useT, useTranslator } from '@cpc/ui';
import type { ReactNode } from 'react';
import type { StationNow } from './choose.ts';
import { ScanCode } from './invitation.tsx';
import { usePickupHere } from './use-lost.ts';
import type { StationId } from '@cpc/domain';
import { useNearby } from '../../data/stations.ts';

interface ClosedProps {
  readonly station: StationView;
  readonly now: StationNow;
  /** The operator's origin, as the server tells it. */
  readonly origin: string | undefined;
}

const clock = () => Date.now();

/** The station takes no orders: why, until when, whom to ask, and where else (QU-05). Whoever scans it designs now. */
export function Closed({ station, now: { state, opens_at, maintained_until }, origin }: ClosedProps) {
  const { t, format } = useTranslator();
  const now = useNow(clock);
  const { phone, email, time_zone, machine_id } = station;
  const until = opens_at ?? maintained_until;
  const title =
    opens_at === null
      ? t('screen.closed', { state })
      : t('station.closedUntil', { time: format.when(opens_at, now, time_zone) });
  const icon: IconName = opens_at === null ? (state === 'offline' ? 'offline' : 'wrench') : 'clock';
  return (
    <Notice icon={icon} title={title}>
      {opens_at === null && maintained_until !== null ? (
        <p className="text-headline font-semibold">
          {t('station.backAt', { time: format.when(maintained_until, now, time_zone) })}
        </p>
      ) : null}
      <p className="text-headline text-ink-soft">{t(until === null ? 'screen.closedWhy' : 'screen.closedPickup')}</p>
      <ScanCode stationId={machine_id} origin={origin} className="w-[min(30vmin,60vw)]" />
      <Elsewhere stationId={machine_id} />
      {phone === '' && email === '' ? null : (
        <p className="text-headline text-ink-soft">
          {t('screen.contact')}{' '}
          <bdi dir="ltr" className="figures wrap-anywhere text-ink">
            {phone === '' ? email : phone}
          </bdi>
        </p>
      )}
    </Notice>
  );
}

/** The server cannot be reached. Says only whether the station itself hands over now (SA-07). */
export function Lost() {
  const t = useT();
  const here = usePickupHere();
  return (
    <Notice icon="offline" title={t('screen.lost')}>
      <p className="text-headline text-ink-soft">{t('screen.lostWhy')}</p>
      {here === undefined ? null : (
        <p className="text-headline font-semibold">{t(here ? 'screen.lostPickup' : 'screen.lostNoPickup')}</p>
      )}
    </Notice>
  );
}

interface NoticeProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

/** Why nothing can be ordered here now. It takes the place of the invitation. */
function Notice({ icon, title, children }: NoticeProps) {
  return (
    <section role="status" className="flex flex-col justify-center gap-[3vmin]">
      <Icon name={icon} size={112} className="text-warn" />
      <h2 className="screen-headline font-bold text-balance">{title}</h2>
      {children}
    </section>
  );
}

/** The nearest open station of the same shop, readable at three metres (QU-05). Nothing, if there is none. */
function Elsewhere({ stationId }: { readonly stationId: StationId }) {
  const { t, format } = useTranslator();
  const [nearest] = useNearby(stationId).data ?? [];
  if (!nearest) return null;
  const { station, distance } = nearest;
  return (
    <div className="flex flex-col gap-[1vmin] rounded-huge bg-raised p-[2.8vmin]">
      <p className="text-title text-ink-soft">{t('station.nearby')}</p>
      <p className="text-headline font-bold wrap-anywhere">
        <bdi>{station.name}</bdi>
        {distance === null ? null : ` · ${format.distance(distance)}`}
      </p>
      {station.address === '' ? null : (
        <p className="text-headline wrap-anywhere">
          <bdi>{station.address}</bdi>
        </p>
      )}
    </div>
  );
}
