import type { OrderItemView, OrderView } from '@cpc/contract';
import { Chip, QrCode, useT } from '@cpc/ui';
import { useGoodsName } from '../../parts/goods-name.ts';
import { ItemCase } from '../../parts/item-thumb.tsx';

interface PickupCodeProps {
  readonly order: OrderView;
  readonly item: OrderItemView;
  readonly code: string;
  /** Shows the case beside the code. Set if the page does not show the case beside it anyway. */
  readonly withCase: boolean;
}

/**
 * The code for handing the item over, big enough to read at arm's length (QU-02). The QR code beside it is signed: the
 * station can check it without a network.
 */
export function PickupCode({ order, item, code, withCase }: PickupCodeProps) {
  const t = useT();
  const nameOf = useGoodsName();
  const id = `pickup-code-${item.line}`;
  return (
    <section aria-labelledby={id} className="flex flex-col items-center gap-4 rounded-huge bg-raised p-5 text-center">
      <div className="flex w-full items-center justify-center gap-4">
        {withCase ? (
          <span className="flex h-32 justify-center">
            <ItemCase item={item} stationId={order.machine_id} />
          </span>
        ) : null}
        <QrCode
          text={item.pickup_token ?? code}
          label={t('order.detail.codeQr')}
          className={withCase ? 'w-50' : 'w-60'}
        />
      </div>
      <div className="flex flex-col items-center gap-1">
        <h2 id={id} className="text-small font-medium text-ink-soft">
          {order.items.length === 1 ? t('order.detail.code') : t('order.items.code', { name: nameOf(item) })}
        </h2>
        <p
          data-testid="pickup-code"
          dir="ltr"
          className="figures font-sans text-display leading-none font-bold tracking-[0.14em] ps-[0.14em]"
        >
          {code}
        </p>
      </div>
      {item.bay === null || item.bay === '' ? null : (
        <Chip tone="good">{t('order.detail.bay', { bay: item.bay })}</Chip>
      )}
      <p className="text-small text-balance text-ink-soft">
        {t(item.job === 'ready' ? 'order.detail.codeHow' : 'order.detail.codeOffline')}
      </p>
    </section>
  );
}
