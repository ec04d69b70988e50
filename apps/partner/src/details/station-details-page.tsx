import { Link } from '@cpc/appkit';
import { brand, type StationId } from '@cpc/domain';
import type { StationDetails } from '@cpc/contract';
import { ErrorState, Icon, Skeleton, useT } from '@cpc/ui';
import { STATION_DETAILS, useIdIn } from '../core/paths.ts';
import { Column, Part } from '../station/part.tsx';
import { Holidays } from './holidays.tsx';
import { HoursForm } from './hours-form.tsx';
import { OpeningLine } from '../opening/opening-line.tsx';
import { StationForm } from './station-form.tsx';
import { useStationDetails } from '../opening/use-station-details.ts';

/** What a station is, and when it is open (PA-10). */
export default function StationDetailsPage() {
  const t = useT();
  const id = brand<StationId>(useIdIn(STATION_DETAILS));
  const details = useStationDetails(id);
  return (
    <div className="flex flex-col gap-5">
      <title>{`${t('profile.station')} · ${details.data?.name ?? t('common.app.title')}`}</title>
      <Link
        to={`/stations/${id}`}
        className="text-small text-ink-soft -ms-2 flex min-h-11 items-center gap-1.5 self-start rounded-medium px-2 font-medium"
      >
        <Icon name="back" size={20} />
        <bdi>{details.data?.name ?? t('partner.stations')}</bdi>
      </Link>
      <h1 className="text-title font-semibold">{t('profile.station')}</h1>
      {details.data ? (
        <Details details={details.data} />
      ) : details.isError ? (
        <ErrorState onRetry={() => void details.refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-large" />
      )}
    </div>
  );
}

function Details({ details }: { readonly details: StationDetails }) {
  const t = useT();
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Column>
        <Part title={t('profile.hours')}>
          <OpeningLine details={details} />
          <HoursForm details={details} />
        </Part>
        <Part title={t('profile.holidays')}>
          <Holidays details={details} />
        </Part>
      </Column>
      <Part title={t('profile.place')}>
        <StationForm details={details} />
      </Part>
    </div>
  );
}
