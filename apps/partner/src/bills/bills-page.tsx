import { ErrorState, List, SearchField, Skeleton, StateView, TextField, useT } from '@cpc/ui';
import { useState } from 'react';
import { MoreButton } from '../core/more-button.tsx';
import { BillLine } from './bill-line.tsx';
import { useAllBills } from './use-bills.ts';

/** The monthly bills of all shops, for operators (OP-06). */
export default function BillsPage() {
  const t = useT();
  const [month, setMonth] = useState('');
  const [search, setSearch] = useState('');
  return (
    <div className="flex flex-col gap-5">
      <title>{`${t('shopBills.title')} · ${t('common.app.title')}`}</title>
      <h1 className="text-title font-semibold">{t('shopBills.title')}</h1>
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
    </div>
  );
}

function Bills({ search, month }: { readonly search: string; readonly month: string }) {
  const t = useT();
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(month);
  const bills = useAllBills({ search: search.trim() || undefined, month: isMonth ? month : undefined });
  if (!bills.data)
    return bills.isError ? (
      <ErrorState onRetry={() => void bills.refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-large" />
    );
  const rows = bills.data.pages.flat();
  const missing = search.trim() === '' && !isMonth ? 'none' : 'notFound';
  if (rows.length === 0)
    return <StateView icon="receipt" title={t(`shopBills.${missing}`)} hint={t(`shopBills.${missing}.hint`)} />;
  return (
    <>
      <List label={t('shopBills.monthly')}>
        {rows.map((bill) => (
          <BillLine key={bill.bill_id} bill={bill} shop={bill.shop} action="Operator.bill" />
        ))}
      </List>
      {bills.hasNextPage && <MoreButton busy={bills.isFetchingNextPage} onMore={() => void bills.fetchNextPage()} />}
    </>
  );
}
