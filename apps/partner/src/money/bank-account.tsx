import type { ActionOutput, BankAccount as Account } from '@cpc/contract';
import { Button, useT, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { Fetched } from '../core/fetched.tsx';
import { useDuty } from '../core/session-store.ts';
import { Part } from '../core/part.tsx';
import { BankDialog } from './bank-dialog.tsx';
import { useBankAccount } from './use-money.ts';

/** Where the shop is paid to, masked, and who changed it. Only owners change it. */
export function BankAccount() {
  const t = useT();
  const bank = useBankAccount();
  return (
    <Part title={t('payout.bank')}>
      <Fetched of={bank} room="h-24">
        {(data) => <Accounts bank={data} />}
      </Fetched>
    </Part>
  );
}

function Accounts({ bank }: { readonly bank: ActionOutput<'Partner.bankAccount'> }) {
  const t = useT();
  // Only an owner has the duty `people`.
  const owns = useDuty('people');
  const [changing, setChanging] = useState(false);
  const { account, before, enabled, suspended, countries } = bank;
  return (
    <>
      {account ? <Shown account={account} /> : <p className="text-small text-ink-soft">{t('payout.bank.none')}</p>}
      {account && !account.sepa && <p className="text-small text-ink-soft">{t('payout.bank.notSepa')}</p>}
      <p className="text-small text-ink-faint">{t(enabled ? 'payout.bank.text' : 'payout.bank.off')}</p>
      {suspended && <p className="text-small text-warn">{t('error.shopSuspended')}</p>}
      {owns && enabled && !suspended && (
        <div>
          <Button kind="outline" icon="card" onClick={() => setChanging(true)}>
            {t(account ? 'payout.bank.change' : 'payout.bank.set')}
          </Button>
        </div>
      )}
      {before.length > 0 && <Before accounts={before} />}
      {changing && <BankDialog countries={countries} changes={account !== null} onClose={() => setChanging(false)} />}
    </>
  );
}

function Shown({ account: { mask, holder, at, by } }: { readonly account: Account }) {
  const { t, format } = useTranslator();
  return (
    <div className="flex flex-col gap-1">
      <p className="figures text-body font-semibold" dir="ltr">
        <span className="block rtl:text-right">{mask}</span>
      </p>
      {holder !== null && (
        <p className="wrap-anywhere">
          <bdi>{holder}</bdi>
        </p>
      )}
      <p className="text-small text-ink-soft">
        {t('payout.bank.since', { date: format.dateTime(at) })}
        {' · '}
        <bdi>{by}</bdi>
      </p>
    </div>
  );
}

function Before({ accounts }: { readonly accounts: readonly Account[] }) {
  const { t, format } = useTranslator();
  return (
    <div className="border-line flex flex-col gap-2 border-t pt-4">
      <h3 className="text-small text-ink-soft font-medium">{t('payout.bank.before')}</h3>
      <ul className="text-small flex flex-col gap-2">
        {accounts.map(({ mask, at, by }) => (
          <li key={at} className="flex flex-wrap justify-between gap-x-3">
            <bdi className="figures">{mask}</bdi>
            <span className="text-ink-faint">
              {t('payout.bank.since', { date: format.dateTime(at) })}
              {' · '}
              <bdi>{by}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
