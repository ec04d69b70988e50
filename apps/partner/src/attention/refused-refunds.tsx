import { useNotify } from '@cpc/appkit';
import type { FailedRefund } from '@cpc/contract';
import { Button, useTranslator } from '@cpc/ui';
import { Matters } from './section.tsx';
import { useAskRefundAgain } from './use-attention.ts';

/** Refunds that the provider refused; the money is still owed (PY-05). */
export function RefusedRefunds({ refunds }: { readonly refunds: readonly FailedRefund[] }) {
  const { t } = useTranslator();
  return (
    <Matters name="refused" hint={t('partner.refused.hint')}>
      {refunds.map((refund) => (
        <Refused key={refund.refund_id} refund={refund} />
      ))}
    </Matters>
  );
}

function Refused({ refund }: { readonly refund: FailedRefund }) {
  const { t, format } = useTranslator();
  const notify = useNotify();
  const again = useAskRefundAgain();
  const ask = () =>
    again.mutate({ refund_id: refund.refund_id }, { onSuccess: () => notify.done(t('partner.refused.asked')) });
  return (
    <article className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-3 p-4 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className="min-w-0 self-start">
        <p className="font-medium">{t('partner.counter.order', { number: refund.order_number })}</p>
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
      <p className="figures self-start text-end font-semibold sm:self-center">{format.money(refund.amount)}</p>
      <Button kind="outline" icon="refresh" className="max-sm:col-span-2" busy={again.isPending} onClick={ask}>
        {t('partner.refused.again')}
      </Button>
    </article>
  );
}
