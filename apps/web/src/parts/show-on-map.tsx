import { Link } from '@cpc/appkit';
import type { StationView } from '@cpc/contract';
import { Icon, useT } from '@cpc/ui';
import { to } from '../core/go.ts';
import { PATHS } from '../core/paths.ts';

/** The way to the map page of a station; nothing, if it has no place. */
export function ShowOnMap({ station }: { readonly station: StationView | undefined }) {
  const t = useT();
  if (station === undefined || station.place === null) return null;
  return (
    <Link
      to={to(PATHS.openLocation, { at: station.machine_id })}
      className="text-small -my-1 flex min-h-11 items-center gap-1.5 self-center font-medium"
    >
      <Icon name="pin" size={18} />
      {t('maps.open.show')}
    </Link>
  );
}
