import type { CounterDesk } from '@cpc/contract';
import { Card, useFormat, useT } from '@cpc/ui';
import { ActButton } from '../core/act-button.tsx';
import { useHandBack } from './use-desk.ts';

/** A refund in cash: it counts as refunded only after it was handed over (PY-05). */
export function RefundCard({ refund }: { readonly refund: CounterDesk['refunds'][number] }) {
  const t = useT();
  const format = useFormat();
  const amount = format.money(refund.amount);
  const number = refund.order_number;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="text-body font-semibold">{t('partner.counter.order', { number })}</p>
          <p className="text-small text-ink-soft">
            <bdi>{refund.machine_name}</bdi>
            {' · '}
            {format.dateTime(refund.asked_at)}
          </p>
        </div>
        <p className="figures text-title font-bold">{amount}</p>
      </div>
      <ActButton
        kind="outline"
        size="large"
        wide
        label={t('partner.counter.refund')}
        ask={t('partner.counter.refund.ask', { amount })}
        why={t('partner.counter.refund.why', { number })}
        yes={t('partner.counter.refund.yes', { amount })}
        no={t('partner.counter.back')}
        act={useHandBack()}
        input={() => ({ refund_id: refund.refund_id })}
        said={() => t('partner.counter.refund.done', { number })}
      />
    </Card>
  );
}
