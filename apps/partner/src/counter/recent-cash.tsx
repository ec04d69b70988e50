import type { CounterDesk } from '@cpc/contract';
import { money } from '@cpc/domain';
import { List, Row, useTranslator } from '@cpc/ui';
import { ReceiptButton } from '../bills/receipt-button.tsx';
import { Moment } from '../core/history.tsx';

/** Cash that changed hands, and the person who confirmed it (OR-09). */
export function RecentCash({ lately }: Pick<CounterDesk, 'lately'>) {
  const { t, format } = useTranslator();
  return (
    <section aria-labelledby="lately" className="flex flex-col gap-3">
      <h2 id="lately" className="text-lead font-semibold">
        {t('partner.counter.lately')}
      </h2>
      <List>
        {lately.map(({ kind, order_number, amount, at, by, machine_name }) => (
          <Row
            key={`${kind} ${order_number} ${at}`}
            title={
              <>
                {t(`partner.counter.lately.${kind}`)}
                {' · '}
                <bdi>{by ?? t('partner.unnamed')}</bdi>
              </>
            }
            note={
              <>
                {t('partner.counter.order', { number: order_number })}
                {' · '}
                <bdi>{machine_name}</bdi>
                {' · '}
                <Moment at={at} className="figures" />
              </>
            }
            end={
              <span className="flex items-center gap-1">
                <span
                  className={`figures text-body shrink-0 font-semibold ${kind === 'received' ? 'text-ink' : 'text-ink-soft'}`}
                >
                  {format.money(kind === 'received' ? amount : money(-amount.amount, amount.currency))}
                </span>
                <ReceiptButton orderNumber={order_number} small />
              </span>
            }
          />
        ))}
      </List>
    </section>
  );
}
