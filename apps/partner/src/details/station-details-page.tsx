import type { StationDetails } from '@cpc/contract';
import { brand, type StationId } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { Fetched } from '../core/fetched.tsx';
import { BackLink } from '../core/page.tsx';
import { Column, Part } from '../core/part.tsx';
import { STATION_DETAILS, useIdIn } from '../core/paths.ts';
import { Holidays } from './holidays.tsx';
import { HoursForm } from './hours-form.tsx';
import { OpeningLine } from './opening-line.tsx';
import { StationForm } from './station-form.tsx';
import { useStationDetails } from './use-station-details.ts';

/** What a station is, and when it is open (PA-10). */
export default function StationDetailsPage() {
  const t = useT();
  const id = brand<StationId>(useIdIn(STATION_DETAILS));
  const details = useStationDetails(id);
  return (
    <div className="flex flex-col gap-5">
      <title>{`${t('profile.station')} · ${details.data?.name ?? t('common.app.title')}`}</title>
      <BackLink to={`/stations/${id}`}>{details.data?.name ?? t('partner.stations')}</BackLink>
      <h1 className="text-title font-semibold">{t('profile.station')}</h1>
      <Fetched of={details} room="h-96">
        {(data) => <Details details={data} />}
      </Fetched>
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
