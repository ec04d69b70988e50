import { List, StateView, useT } from '@cpc/ui';
import { Fetched, More } from '../core/fetched.tsx';
import { BillLine } from './bill-line.tsx';
import { useOwnBills } from './use-bills.ts';

/** The shop's monthly bills (PA-04, OP-06). */
export function OwnBills() {
  const t = useT();
  const bills = useOwnBills();
  return (
    <section aria-label={t('shopBills.monthly')} className="flex flex-col gap-5">
      <h2 className="text-lead font-semibold">{t('shopBills.monthly')}</h2>
      <Fetched of={bills} room="h-24">
        {(data) => <Bills bills={data.pages.flat()} />}
      </Fetched>
      <More of={bills} />
    </section>
  );
}

function Bills({ bills }: { readonly bills: readonly Parameters<typeof BillLine>[0]['bill'][] }) {
  const t = useT();
  if (bills.length === 0)
    return <StateView icon="receipt" title={t('shopBills.none')} hint={t('shopBills.none.hint')} />;
  return (
    <List label={t('shopBills.monthly')}>
      {bills.map((bill) => (
        <BillLine key={bill.bill_id} bill={bill} action="Partner.bill" />
      ))}
    </List>
  );
}
