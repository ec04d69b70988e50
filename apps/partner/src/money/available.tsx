import type { Balance } from '@cpc/contract';
import { Button, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { useDuty } from '../core/session-store.ts';
import { useBankAccount } from './use-money.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** What can be withdrawn now in one currency, and why it is less than what is due. */
export function Available({ balance }: { readonly balance: Balance }) {
  const { t, format } = useTranslator();
  const bank = useBankAccount();
  const owns = useDuty('people');
  const [asking, setAsking] = useState(false);
  const { available, least, reserved } = balance;
  const account = bank.data?.account ?? undefined;
  const suspended = bank.data?.suspended ?? false;
  const enough = available.amount > 0 && available.amount >= least.amount;
  return (
    <div className="border-line flex flex-wrap items-center justify-between gap-4 border-t pt-5">
      <div className="flex flex-col gap-1">
        <p className="text-small text-ink-soft font-medium">{t('payout.available')}</p>
        <p className="figures text-lead font-semibold">{format.money(available)}</p>
        <p className="text-small text-ink-faint">
          <Why balance={balance} />
        </p>
        {reserved.amount > 0 && (
          <p className="text-small text-ink-faint">
            {t('payout.available.reserved', { amount: format.money(reserved) })}
          </p>
        )}
        {suspended && <p className="text-small text-warn">{t('error.shopSuspended')}</p>}
        {enough && bank.data && !account && !suspended && (
          <p className="text-small text-warn">
            {t(owns ? 'payout.withdraw.noAccount' : 'payout.withdraw.noAccount.other')}
          </p>
        )}
      </div>
      <Button kind="primary" icon="coins" disabled={!enough || !account || suspended} onClick={() => setAsking(true)}>
        {t('payout.withdraw')}
      </Button>
      {asking && account && <WithdrawDialog balance={balance} account={account} onClose={() => setAsking(false)} />}
    </div>
  );
}

function Why({ balance: { due, available, least } }: { readonly balance: Balance }) {
  const { t, format } = useTranslator();
  if (due.amount < 0) return t('payout.available.owed');
  if (available.amount < least.amount) return t('payout.available.little', { least: format.money(least) });
  return t('payout.available.some');
}
