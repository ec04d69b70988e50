import type { OrderView } from '@cpc/contract';
import { Chip, useT } from '@cpc/ui';
import { OrderCase } from '../../layout/order-case.tsx';
import { QrCode } from '../../layout/qr-code.tsx';

interface PickupCodeProps {
  readonly order: OrderView;
  readonly code: string;
  /** Where the case is not shown beside it anyway. */
  readonly withCase: boolean;
}

/** The code that hands the case over, big enough to be read at arm's length (QU-02). */
export function PickupCode({ order, code, withCase }: PickupCodeProps) {
  const t = useT();
  return (
    <section
      aria-labelledby="pickup-code"
      className="flex flex-col items-center gap-4 rounded-huge bg-raised p-5 text-center"
    >
      <div className="flex w-full items-center justify-center gap-5">
        {withCase ? (
          <span className="flex h-44 justify-center">
            <OrderCase order={order} />
          </span>
        ) : null}
        <QrCode text={code} label={t('order.detail.codeQr')} className="w-40" />
      </div>
      <div className="flex flex-col items-center gap-1">
        <h2 id="pickup-code" className="text-small font-medium text-ink-soft">
          {t('order.detail.code')}
        </h2>
        <p
          data-testid="pickup-code"
          dir="ltr"
          className="figures font-sans text-display leading-none font-bold tracking-[0.14em] ps-[0.14em]"
        >
          {code}
        </p>
      </div>
      {order.bay === null || order.bay === '' ? null : (
        <Chip tone="good">{t('order.detail.bay', { bay: order.bay })}</Chip>
      )}
      <p className="text-small text-balance text-ink-soft">{t('order.detail.codeHow')}</p>
    </section>
  );
}
