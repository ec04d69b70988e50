import { useT } from '@cpc/ui';
import { Page } from '../core/page.tsx';
import { useSession } from '../core/session-store.ts';
import { BooksPart } from '../books/books-part.tsx';
import { OwnBills } from '../bills/own-bills.tsx';
import { Balances } from './balances.tsx';
import { BankAccount } from './bank-account.tsx';
import { Statement } from './statement.tsx';
import { Withdrawals } from './withdrawals.tsx';

/** What the shop has earned and gets, and every line that adds up to it (PA-04). */
export default function MoneyPage() {
  const t = useT();
  return (
    <Page title={t('partner.money')}>
      <Balances />
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_24rem]">
        <Withdrawals />
        <BankAccount />
      </div>
      <OwnBills />
      <BooksPart of="shop" zone={useSession()?.time_zone ?? 'UTC'} />
      <Statement />
    </Page>
  );
}
