import { navigate } from '@cpc/appkit';
import type { Money } from '@cpc/domain';
import { Button, StateView, useFormat, useT } from '@cpc/ui';

interface PriceChangedProps {
  /** What the customer saw; undefined if the address lost it. */
  readonly seen: Money | undefined;
  readonly present: Money;
  readonly onOrder: () => void;
  /** The address of the page that asked for the order. */
  readonly from: string;
}

/** The price changed since the customer saw it: nothing was ordered, and both prices are shown (PA-10). */
export function PriceChanged({ seen, present, onOrder, from }: PriceChangedProps) {
  const t = useT();
  const format = useFormat();
  return (
    <div role="alert">
      <StateView
        icon="info"
        tone="warn"
        title={t('order.placing.price')}
        hint={
          seen === undefined
            ? t('order.placing.price.now', { price: format.money(present) })
            : t('order.placing.price.why', { seen: format.money(seen), price: format.money(present) })
        }
        action={
          <div className="flex flex-col gap-2">
            <Button kind="primary" size="large" price={format.money(present)} onClick={onOrder}>
              {t('order.placing.price.yes')}
            </Button>
            <Button kind="ghost" onClick={() => navigate(from, { replace: true })}>
              {t('order.placing.back')}
            </Button>
          </div>
        }
      />
    </div>
  );
}
