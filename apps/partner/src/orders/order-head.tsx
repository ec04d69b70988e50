import type { ShopOrder } from '@cpc/contract';
import { acceptsOrders } from '@cpc/domain';
import { Card, Chip, type Fact, Facts, Icon, useTranslator } from '@cpc/ui';
import { LabelChip } from './label-chip.tsx';

/** Where an order stands, and where it is made. */
export function OrderHead({ order }: { readonly order: ShopOrder }) {
  const { t, format } = useTranslator();
  const { station_state, delivery } = order;
  const stopped = stoppedText();
  const facts: Fact[] = [
    { name: t('shopOrders.placed'), value: format.dateTime(order.created_at) },
    { name: t('shopOrders.station'), value: <bdi>{order.machine_name}</bdi> },
    ...(delivery ? [{ name: t('shopOrders.parcel'), value: <Parcel delivery={delivery} /> }] : []),
    ...(delivery && delivery.former.length > 0
      ? [{ name: t('shopOrders.parcel.former'), value: <FormerParcels delivery={delivery} /> }]
      : []),
  ];
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="figures text-title font-semibold">
          <bdi>{order.order_number}</bdi>
        </h1>
        <span className="flex flex-wrap gap-2">
          {order.needs_person && (
            <Chip tone="bad" icon="warning">
              {t('shopOrders.state.needsPerson')}
            </Chip>
          )}
          <LabelChip label={order.label} />
        </span>
      </div>
      <Facts across facts={facts} />
      {stopped !== undefined && (
        <p className="bg-warn-wash text-warn text-small flex gap-2.5 rounded-medium px-3.5 py-2.5 font-medium">
          <Icon name={station_state === null ? 'info' : 'offline'} size={20} />
          {stopped}
        </p>
      )}
    </Card>
  );

  /** Why its station prints nothing for this order now. */
  function stoppedText(): string | undefined {
    if (station_state === null) return t('shopOrders.moved');
    if (acceptsOrders(station_state)) return undefined;
    return t('shopOrders.stationState', { state: t(`station.state.${station_state}`) });
  }
}

function FormerParcels({ delivery: { former } }: { readonly delivery: NonNullable<ShopOrder['delivery']> }) {
  const { format } = useTranslator();
  return former.map(({ company, express_number, shipped_at }) => (
    <span key={`${express_number} ${shipped_at}`} className="block">
      <bdi>{`${company} ${express_number}`}</bdi>
      <span className="text-small text-ink-soft block">{format.dateTime(shipped_at)}</span>
    </span>
  ));
}

function Parcel({ delivery: { company, express_number } }: { readonly delivery: NonNullable<ShopOrder['delivery']> }) {
  const { t } = useTranslator();
  return express_number === null ? (
    t('shopOrders.parcel.open')
  ) : (
    <bdi>{`${company ?? ''} ${express_number}`.trim()}</bdi>
  );
}
