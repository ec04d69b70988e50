import type { StationView } from '@cpc/contract';
import { Icon, useT } from '@cpc/ui';
import { StationNotice } from './station-notice.tsx';

/** Says before designing and before paying that a station does not print now, or only when a place is free (QU-04, QU-05). */
export function StationNotices({ station }: { readonly station: StationView }) {
  return station.accepts_orders && station.bays_full ? (
    <FullNotice station={station} />
  ) : (
    <StationNotice station={station} />
  );
}

/** The station takes orders, and begins none before something is picked up. */
function FullNotice({ station }: { readonly station: StationView }) {
  const t = useT();
  return (
    <section role="status" className="flex gap-3.5 rounded-large bg-warn-wash p-4">
      <Icon name="box" className="mt-0.5 shrink-0 text-warn" />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="font-semibold text-warn">
          <bdi>{station.name}</bdi>
          {` · ${t('queue.full')}`}
        </h2>
        <p className="text-small text-ink-soft">{t('queue.fullWhy')}</p>
      </div>
    </section>
  );
}
