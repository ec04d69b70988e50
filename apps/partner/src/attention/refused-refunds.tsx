import type { FailedRefund } from '@cpc/contract';
import { Button, List, useToast, useTranslator } from '@cpc/ui';
import { useAskRefundAgain } from './use-refunds.ts';

/** Money the provider would not give back; it is still owed (PY-05). */
export function RefusedRefunds({ refunds }: { readonly refunds: readonly FailedRefund[] }) {
  const { t } = useTranslator();
  return (
    <section aria-labelledby="refused" className="flex flex-col gap-4">
      <h2 id="refused" className="text-lead font-semibold">
        {t('partner.refused')}
      </h2>
      <p className="text-small text-ink-soft max-w-prose">{t('partner.refused.hint')}</p>
      <List label={t('partner.refused')}>
        {refunds.map((refund) => (
          <Refused key={refund.refund_id} refund={refund} />
        ))}
      </List>
    </section>
  );
}

function Refused({ refund }: { readonly refund: FailedRefund }) {
  const { t, format } = useTranslator();
  const toast = useToast();
  const again = useAskRefundAgain();
  const ask = () =>
    again.mutate(refund.refund_id, { onSuccess: () => toast(t('partner.refused.asked'), { icon: 'check' }) });
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="min-w-0">
        <p className="font-medium">
          <span className="figures">{format.money(refund.amount)}</span>
          {' · '}
          {t('partner.counter.order', { number: refund.order_number })}
        </p>
        <p className="text-small text-ink-soft">
          <bdi>{refund.machine_name}</bdi>
          {' · '}
          {t('partner.refused.times', { count: refund.attempts, time: format.dateTime(refund.failed_at) })}
        </p>
        {refund.problem === '' ? null : (
          <p className="text-small text-ink-soft wrap-anywhere">
            <bdi>{refund.problem}</bdi>
          </p>
        )}
      </div>
      <Button kind="outline" icon="refresh" busy={again.isPending} onClick={ask}>
        {t('partner.refused.again')}
      </Button>
    </article>
  );
}
