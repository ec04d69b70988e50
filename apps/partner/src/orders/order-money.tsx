import type { ShopOrder, ShopRefund, ShopReprint } from '@cpc/contract';
import { addMoney, money } from '@cpc/domain';
import { Chip, type Fact, Facts, type Tone, useTranslator } from '@cpc/ui';
import type { ReactNode } from 'react';
import { ReceiptButton } from '../bills/receipt-button.tsx';
import { Moment } from '../core/history.tsx';
import { may } from '../core/may.ts';
import { Part } from '../core/part.tsx';
import { useSession } from '../core/session-store.ts';

/** What was paid, what went back, and who bears the cost of reprints. */
export function OrderMoney({ order }: { readonly order: ShopOrder }) {
  const { t, format } = useTranslator();
  const who = useSession();
  const { payments, refunds, reprints, discount, delivery, items } = order;
  const isSold = payments.length === 0 || payments.some(({ taken }) => taken !== null);
  const drawings = items.map((item) => item.drawings_price).reduce(addMoney, money(0, order.price.currency));
  const sums: Fact[] = [
    ...(discount.amount > 0
      ? [{ name: t('shopOrders.discount', { coupon: order.coupon_code ?? '' }), value: format.money(discount) }]
      : []),
    ...(drawings.amount > 0 ? [{ name: t('shopOrders.drawings'), value: format.money(drawings) }] : []),
    ...(delivery && delivery.fee.amount > 0 ? [{ name: t('shopOrders.fee'), value: format.money(delivery.fee) }] : []),
    { name: t('shopOrders.price'), value: format.money(order.price) },
    ...(order.left.amount > 0 ? [{ name: t('shopOrders.left'), value: format.money(order.left) }] : []),
  ];
  return (
    <Part title={t('shopOrders.money')}>
      <Facts facts={sums} />
      <ul className="divide-line/60 flex flex-col divide-y">
        {payments.map((payment) => (
          <Payment key={payment.created_at} payment={payment} />
        ))}
        {refunds.map((refund) => (
          <Refund key={refund.refund_id} refund={refund} counter={payments[0]?.provider === 'counter'} />
        ))}
        {reprints.map((reprint) => (
          <Reprint key={reprint.reprint_id} reprint={reprint} />
        ))}
      </ul>
      {payments.length === 0 && <p className="text-small text-ink-soft">{t('shopOrders.free')}</p>}
      {isSold && may(who, 'counter') && (
        <div>
          <ReceiptButton orderNumber={order.order_number} />
        </div>
      )}
    </Part>
  );
}

interface EntryProps {
  readonly title: string;
  readonly at: number;
  readonly chip: ReactNode;
  readonly amount?: string;
  /** Who, and why. */
  readonly notes: readonly (string | null)[];
}

function Entry({ title, at, chip, amount, notes }: EntryProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-40">
        <p className="font-medium">{title}</p>
        {notes
          .filter((note) => note !== null && note !== '')
          .map((note) => (
            <p key={note} className="text-small text-ink-soft wrap-anywhere">
              <bdi>{note}</bdi>
            </p>
          ))}
        <Moment at={at} className="figures text-small text-ink-faint" />
      </div>
      <div className="flex items-center gap-3">
        {chip}
        {amount !== undefined && <span className="figures font-semibold whitespace-nowrap">{amount}</span>}
      </div>
    </li>
  );
}

function Payment({ payment }: { readonly payment: ShopOrder['payments'][number] }) {
  const { t, tOr, format } = useTranslator();
  const { provider, state, amount, taken, created_at, taken_by } = payment;
  return (
    <Entry
      title={tOr(`shopOrders.provider.${provider}`, provider)}
      at={created_at}
      chip={<Chip tone={taken ? 'good' : 'neutral'}>{t(`shopOrders.payment.${state}`)}</Chip>}
      amount={format.money(taken ?? amount)}
      notes={[taken_by]}
    />
  );
}

const REFUND_TONES: Readonly<Record<ShopRefund['state'], Tone>> = {
  asked: 'neutral',
  pending: 'warn',
  refunded: 'good',
  failed: 'bad',
};

function Refund({ refund, counter }: { readonly refund: ShopRefund; readonly counter: boolean }) {
  const { t, tOr, format } = useTranslator();
  const { state, amount, asked_at, actor, by, problem } = refund;
  const waits = counter && (state === 'pending' || state === 'asked');
  return (
    <Entry
      title={t('shopOrders.refund')}
      at={asked_at}
      chip={
        <Chip tone={REFUND_TONES[state]}>
          {t(waits ? 'shopOrders.refundState.counter' : `shopOrders.refundState.${state}`)}
        </Chip>
      }
      amount={format.money(money(-amount.amount, amount.currency))}
      notes={[by ?? tOr(`partner.stock.by.${actor}`, actor), state === 'failed' ? problem : null]}
    />
  );
}

function Reprint({ reprint }: { readonly reprint: ShopReprint }) {
  const { t, format } = useTranslator();
  const { at, by, reason, bearer, claim, paid, answer, called_off: off } = reprint;
  const chip = off ? (
    <Chip>{t('shopOrders.callOff.chip')}</Chip>
  ) : claim ? (
    <Chip tone={claim === 'approved' ? 'good' : claim === 'refused' ? 'bad' : 'neutral'}>
      {t(`shopOrders.claim.${claim}`)}
    </Chip>
  ) : null;
  return (
    <Entry
      title={`${t('shopOrders.reprint.title')} · ${t(`shopOrders.bearer.${bearer}`)}`}
      at={at}
      chip={chip}
      {...(paid && !off && { amount: format.money(paid) })}
      notes={[
        by,
        reason,
        answer,
        off && t('shopOrders.callOff.by', { name: off.by ?? t('partner.unnamed'), reason: off.reason }),
      ]}
    />
  );
}
