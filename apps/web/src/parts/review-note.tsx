import type { OrderView } from '@cpc/contract';
import { useFormat, useT } from '@cpc/ui';
import { useStation } from '../data/stations.ts';

/** Why a paid design is not printed yet: people of the shop look at it first, when the shop is open (AI-05). */
export function ReviewNote({ order }: { readonly order: OrderView }) {
  const t = useT();
  const format = useFormat();
  const station = useStation(order.machine_id).data;
  const isClosed = station?.state === 'resting' || station?.state === 'maintenance';
  return (
    <div className="flex max-w-sm flex-col gap-2 text-pretty text-ink-soft">
      <p>{t('queue.mine.reviewWhy')}</p>
      {isClosed ? (
        <p className="font-medium text-ink">
          {station.opens_at === null
            ? t('queue.mine.reviewRests')
            : t('queue.mine.reviewClosed', { time: format.dateTime(station.opens_at) })}
        </p>
      ) : null}
    </div>
  );
}
