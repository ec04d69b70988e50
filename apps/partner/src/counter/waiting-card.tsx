import type { CounterDesk } from '@cpc/contract';
import { Card, Countdown, Icon, useFormat, useT } from '@cpc/ui';
import { ActButton } from '../core/act-button.tsx';
import { useConfirm, useDesk } from './use-desk.ts';

const now = () => Date.now();

/**
 * A customer at the counter: the code to compare with the phone, the amount to take, and how long the order is held.
 */
export function WaitingCard({ payment }: { readonly payment: CounterDesk['waiting'][number] }) {
  const t = useT();
  const format = useFormat();
  const { refetch } = useDesk();
  const amount = format.money(payment.amount);
  const number = payment.order_number;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="figures text-title font-bold tracking-[0.14em]">
            <bdi dir="ltr">{payment.code}</bdi>
          </p>
          <p className="text-small text-ink-soft">
            {t('partner.counter.order', { number })}
            {' · '}
            <bdi>{payment.machine_name}</bdi>
          </p>
        </div>
        <div className="shrink-0 text-end whitespace-nowrap">
          <p className="figures text-title font-bold">{amount}</p>
          <p
            className="text-small text-ink-soft flex items-center justify-end gap-1.5"
            aria-label={t('partner.counter.left')}
          >
            <Icon name="clock" size={16} />
            <Countdown until={payment.hold_until} now={now} onEnd={() => void refetch()} />
          </p>
        </div>
      </div>
      <ActButton
        kind="primary"
        size="large"
        wide
        label={t('partner.counter.confirm')}
        ask={t('partner.counter.confirm.ask', { amount })}
        why={t('partner.counter.confirm.why', { number })}
        yes={t('partner.counter.confirm.yes', { amount })}
        no={t('partner.counter.back')}
        act={useConfirm()}
        input={() => ({ order_id: payment.order_id })}
        said={({ already }) => t(already ? 'partner.counter.already' : 'partner.counter.done', { number })}
      />
    </Card>
  );
}
