import type { Withdrawal } from '@cpc/contract';
import { StateView, useT, useTranslator } from '@cpc/ui';
import { ActButton } from '../core/act-button.tsx';
import { FetchedList } from '../core/fetched.tsx';
import { useTakeBack, useWithdrawals } from './use-money.ts';
import { Steps, WithdrawalChip } from './withdrawal-steps.tsx';

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
  return (
    <FetchedList
      of={asked}
      label={t('payout.list')}
      room="h-40"
      empty={<StateView icon="coins" title={t('payout.list.none')} hint={t('payout.list.none.hint')} />}
    >
      {(row) => <Row key={row.withdrawal_id} withdrawal={row} />}
    </FetchedList>
  );
}

const UNDECIDED: readonly string[] = ['asked', 'checked'];

function Row({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t, format } = useTranslator();
  const { withdrawal_id, number, amount, state, account } = withdrawal;
  const takeBack = useTakeBack();
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
          <ActButton
            kind="quiet"
            icon="undo"
            texts="payout.takeBack"
            values={{ amount: format.money(amount) }}
            act={takeBack}
            input={() => ({ withdrawal_id })}
          />
        </div>
      )}
    </article>
  );
}
