import { Link } from '@cpc/appkit';
import type { OperatorWithdrawal } from '@cpc/contract';
import { Chip, useTranslator } from '@cpc/ui';
import type { ReactNode } from 'react';
import { Steps, WithdrawalChip } from '../money/withdrawal-steps.tsx';
import { ShopChip } from '../shops/shop-chip.tsx';

interface WithdrawalRowProps {
  readonly withdrawal: OperatorWithdrawal;
  /** What an operator can do with it. */
  readonly children?: ReactNode;
}

const OPEN: readonly string[] = ['asked', 'checked', 'approved'];

/** A withdrawal with what an operator must know to decide about it. */
export function WithdrawalRow({ withdrawal, children }: WithdrawalRowProps) {
  const { t, format } = useTranslator();
  const { amount, number, state, account, shop_name, shop_state, partner_id, four_eyes } = withdrawal;
  const { account_is_new, waits_until: until } = withdrawal;
  // Once it is with the bank, a check comes too late.
  const warned = account_is_new && OPEN.includes(state);
  return (
    <article className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-col gap-1">
          <p className="figures text-body font-semibold">
            {format.money(amount)}
            {' · '}
            <bdi>{number}</bdi>
          </p>
          <Link to={`/shops/${partner_id}`} className="flex min-h-11 items-center font-medium underline wrap-anywhere">
            <bdi>{shop_name}</bdi>
          </Link>
          <p className="text-small text-ink-soft wrap-anywhere">
            <bdi>{account.holder}</bdi>
            {' · '}
            <bdi className="figures">{account.mask}</bdi>
          </p>
          <Due withdrawal={withdrawal} />
        </div>
        <div className="flex flex-wrap gap-2">
          {shop_state !== 'open' && <ShopChip state={shop_state} />}
          {four_eyes && <Chip icon="people">{t('payout.fourEyes')}</Chip>}
          {warned && (
            <Chip tone="warn" icon="warning">
              {t('payout.accountNew')}
            </Chip>
          )}
          <WithdrawalChip state={state} />
        </div>
      </div>
      {warned && (
        <div className="flex flex-col gap-1 text-small text-warn">
          <p>{t('payout.accountNew.text', { date: format.dateTime(account.at) })}</p>
          {until !== null && <p>{t('payout.accountNew.wait', { time: format.dateTime(until) })}</p>}
        </div>
      )}
      <Steps withdrawal={withdrawal} />
      {children}
    </article>
  );
}

/** What is due to the shop, as long as that matters. */
function Due({ withdrawal: { due, amount, state } }: { readonly withdrawal: OperatorWithdrawal }) {
  const { t, format } = useTranslator();
  if (!OPEN.includes(state)) return null;
  const less = due.amount < amount.amount;
  return (
    <p className={`figures text-small ${less ? 'text-bad font-medium' : 'text-ink-soft'}`}>
      {t(less ? 'payout.due.less' : 'payout.due', { amount: format.money(due) })}
    </p>
  );
}
