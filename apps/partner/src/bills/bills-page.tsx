import { SearchField, StateView, TextField, useT } from '@cpc/ui';
import { useState } from 'react';
import { BooksPart } from '../books/books-part.tsx';
import { Page } from '../core/page.tsx';
import { FetchedList } from '../core/fetched.tsx';
import { BillLine } from './bill-line.tsx';
import { useAllBills } from './use-bills.ts';

/** The monthly bills of all shops, for operators (OP-06). */
export default function BillsPage() {
  const t = useT();
  const [month, setMonth] = useState('');
  const [search, setSearch] = useState('');
  return (
    <Page title={t('shopBills.title')}>
      <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2 lg:max-w-2xl">
        <SearchField label={t('shopBills.search')} value={search} onChange={setSearch} />
        <TextField
          label={t('shopBills.month')}
          type="month"
          value={month}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
        />
      </div>
      <Bills search={search} month={month} />
      <BooksPart of="platform" zone="UTC" />
    </Page>
  );
}

function Bills({ search, month }: { readonly search: string; readonly month: string }) {
  const t = useT();
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(month);
  const bills = useAllBills({ search: search.trim() || undefined, month: isMonth ? month : undefined });
  const missing = search.trim() === '' && !isMonth ? 'none' : 'notFound';
  return (
    <FetchedList
      of={bills}
      label={t('shopBills.monthly')}
      room="h-96"
      empty={<StateView icon="receipt" title={t(`shopBills.${missing}`)} hint={t(`shopBills.${missing}.hint`)} />}
    >
      {(bill) => <BillLine key={bill.bill_id} bill={bill} shop={bill.shop} action="Operator.bill" />}
    </FetchedList>
  );
}
