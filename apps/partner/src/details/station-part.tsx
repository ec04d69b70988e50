import { Link } from '@cpc/appkit';
import type { StationId } from '@cpc/domain';
import { Icon, useT } from '@cpc/ui';
import { Pending } from '../core/fetched.tsx';
import { OpeningLine } from './opening-line.tsx';
import { useStationDetails } from './use-station-details.ts';

/** On the station's page: where it is, whether it is open, and the way to change that. */
export function StationPart({ id }: { readonly id: StationId }) {
  const t = useT();
  const fetched = useStationDetails(id);
  const { data: details } = fetched;
  if (!details) return <Pending of={fetched} room="h-20" />;
  return (
    <>
      <OpeningLine details={details} />
      <p dir="auto" className="text-small text-ink-soft wrap-anywhere">
        {details.address === '' ? t('profile.address.none') : details.address}
      </p>
      <Link
        to={`/stations/${id}/details`}
        className="bg-lifted hover:bg-line text-small flex min-h-11 items-center justify-between gap-2 rounded-medium px-4 font-medium"
      >
        {t('profile.station.change')}
        <Icon name="forward" size={20} className="text-ink-faint" />
      </Link>
    </>
  );
}
