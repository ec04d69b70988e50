import { ConfirmButton } from '@cpc/appkit';
import type { Withdrawal } from '@cpc/contract';
import { ErrorState, List, Skeleton, StateView, useT, useTranslator } from '@cpc/ui';
import { MoreButton } from '../core/more-button.tsx';
import { WithdrawalChip } from '../withdrawal/state-chip.tsx';
import { Steps } from '../withdrawal/steps.tsx';
import { useTakeBack, useWithdrawals } from './use-withdrawals.ts';

/** The money that the shop asked for, each with its state and its steps. */
export function Withdrawals() {
  const t = useT();
  return (
    <section aria-label={t('payout.list')} className="flex min-w-0 flex-col gap-4">
      <h2 className="text-lead font-semibold">{t('payout.list')}</h2>
      <WithdrawalList />
    </section>
  );
}

function WithdrawalList() {
  const t = useT();
  const asked = useWithdrawals();
  if (!asked.data)
    return asked.isError ? (
      <ErrorState onRetry={() => void asked.refetch()} />
    ) : (
      <Skeleton className="h-40 rounded-large" />
    );
  const rows = asked.data.pages.flat();
  if (rows.length === 0)
    return <StateView icon="coins" title={t('payout.list.none')} hint={t('payout.list.none.hint')} />;
  return (
    <>
      <List label={t('payout.list')}>
        {rows.map((row) => (
          <Row key={row.withdrawal_id} withdrawal={row} />
        ))}
      </List>
      {asked.hasNextPage && <MoreButton busy={asked.isFetchingNextPage} onMore={() => void asked.fetchNextPage()} />}
    </>
  );
}

const UNDECIDED: readonly string[] = ['asked', 'checked'];

function Row({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t, format } = useTranslator();
  const { number, amount, state, account } = withdrawal;
  const { busy, takeBack } = useTakeBack();
  return (
    <article className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-col gap-1">
          <p className="figures text-body font-semibold">{format.money(amount)}</p>
          <p className="figures text-small text-ink-soft">
            <bdi>{number}</bdi>
            {' · '}
            <bdi>{t('payout.to', { account: account.mask })}</bdi>
          </p>
        </div>
        <WithdrawalChip state={state} />
      </div>
      <Steps withdrawal={withdrawal} />
      {UNDECIDED.includes(state) && (
        <div>
          <ConfirmButton
            kind="quiet"
            icon="undo"
            label={t('payout.takeBack')}
            ask={t('payout.takeBack.ask', { amount: format.money(amount) })}
            why={t('payout.takeBack.why')}
            no={t('partner.care.keep')}
            busy={busy}
            act={(done) => takeBack(withdrawal, done)}
          />
        </div>
      )}
    </article>
  );
}
