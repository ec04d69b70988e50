import { useNotify } from '@cpc/appkit';
import type { OrderView, OtherStation } from '@cpc/contract';
import { acceptsOrders } from '@cpc/domain';
import { Button, Icon, useT } from '@cpc/ui';
import { minutesOf } from '../../parts/minutes.ts';
import { useMoveOrder, useMoves } from './use-moves.ts';

/** If the station cannot print, or has no free place, another station of the same shop can take over the order at the same price (QU-04). */
export function MoveOrder({ order }: { readonly order: OrderView }) {
  const t = useT();
  const moves = useMoves(order.order_id);
  if (moves.data === undefined) return null;
  const { state, bays_full } = moves.data;
  const isOpen = acceptsOrders(state);
  // From one full station to another nothing is gained.
  const stations = moves.data.stations.filter((station) => !isOpen || !station.bays_full);
  if (isOpen && (!bays_full || stations.length === 0)) return null;
  return (
    <section aria-labelledby="move-order" className="flex flex-col gap-4 rounded-huge bg-warn-wash p-5">
      <div className="flex gap-3.5">
        <Icon
          name={isOpen ? 'box' : state === 'offline' ? 'offline' : 'wrench'}
          className="mt-0.5 shrink-0 text-warn"
        />
        <div className="flex min-w-0 flex-col gap-1">
          <h3 id="move-order" className="font-semibold text-warn">
            {t(isOpen ? 'queue.full' : 'order.move.title')}
          </h3>
          <p className="text-small text-ink-soft">{t(stations.length > 0 ? 'order.move.lead' : 'order.move.none')}</p>
        </div>
      </div>
      <ul className="flex flex-col gap-2.5 empty:hidden">
        {stations.map((station) => (
          <Other key={station.machine_id} order={order} station={station} />
        ))}
      </ul>
    </section>
  );
}

function Other({ order, station }: { readonly order: OrderView; readonly station: OtherStation }) {
  const t = useT();
  const notify = useNotify();
  const move = useMoveOrder();
  const press = () =>
    move.mutate(
      { order_id: order.order_id, machine_id: station.machine_id },
      {
        onSuccess: () => notify.done(t('order.move.done', { station: station.name })),
        onError: notify.failed,
      },
    );
  const wait = station.bays_full ? t('queue.full') : t('station.ready', { minutes: minutesOf(station.estimate_s) });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-large bg-raised p-4">
      <div className="min-w-40 grow basis-0">
        <p className="leading-snug font-semibold">
          <bdi>{station.name}</bdi>
        </p>
        <p className="text-small text-ink-soft">
          <bdi>{station.address}</bdi>
        </p>
        <p className="text-small text-ink-soft">
          {station.bays_full && station.waiting === 0
            ? wait
            : `${t('station.waiting', { count: station.waiting })} · ${wait}`}
        </p>
      </div>
      <Button kind="outline" busy={move.isPending} onClick={press}>
        {t('order.move.here')}
      </Button>
    </li>
  );
}
