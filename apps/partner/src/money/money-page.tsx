import { useT } from '@cpc/ui';
import { OwnBills } from '../bills/own-bills.tsx';
import { Balances } from './balances.tsx';
import { BankAccount } from './bank-account.tsx';
import { Statement } from './statement.tsx';
import { Withdrawals } from './withdrawals.tsx';

/** What the shop has earned and gets, and every line that adds up to it (PA-04). */
export default function MoneyPage() {
  const t = useT();
  return (
    <div className="flex flex-col gap-5">
      <title>{`${t('partner.money')} · ${t('common.app.title')}`}</title>
      <h1 className="text-title font-semibold">{t('partner.money')}</h1>
      <Balances />
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_24rem]">
        <Withdrawals />
        <BankAccount />
      </div>
      <OwnBills />
      <Statement />
    </div>
  );
}
