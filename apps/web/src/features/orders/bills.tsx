import { saveFile, useNotify } from '@cpc/appkit';
import type { BillView, OrderView } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';
import { Button, Card, IconButton, useFormat, useT } from '@cpc/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../core/client.ts';

/** The receipt of a paid order and the credit notes of its refunds, as PDF (OR-13). */
export function Bills({ order }: { readonly order: OrderView }) {
  const t = useT();
  const bills = useBills(order);
  if (order.status === ORDER_STATUS.unpaid || order.payment === null) return null;
  return (
    <Card className="p-5">
      <h3 className="mb-4 font-semibold">{t('order.bills.title')}</h3>
      {bills.data ? (
        <BillList bills={bills.data} />
      ) : (
        <Button kind="outline" icon="receipt" busy={bills.isPending} onClick={() => bills.mutate()}>
          {t('order.bills.show')}
        </Button>
      )}
    </Card>
  );
}

/** A later refund adds one: then they are asked for again. */
function useBills({ order_id, refunds }: OrderView) {
  const queries = useQueryClient();
  const notify = useNotify();
  const given = refunds.filter(({ state }) => state === 'refunded').length;
  const queryKey = ['bills', order_id, given];
  const asked = useMutation({
    mutationFn: () => client.call('Order.bills', { order_id }),
    onSuccess: (bills) => queries.setQueryData(queryKey, bills),
    onError: notify.failed,
  });
  return {
    data: queries.getQueryData<readonly BillView[]>(queryKey),
    isPending: asked.isPending,
    mutate: asked.mutate,
  };
}

function BillList({ bills }: { readonly bills: readonly BillView[] }) {
  const t = useT();
  if (bills.length === 0) return <p className="text-small text-ink-soft">{t('order.bills.none')}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {bills.map((bill) => (
        <li key={bill.bill_id}>
          <BillLine bill={bill} />
        </li>
      ))}
    </ul>
  );
}

function BillLine({ bill: { bill_id, kind, number, amount } }: { readonly bill: BillView }) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const file = useMutation({
    mutationFn: () => client.call('Order.bill', { bill_id }),
    onSuccess: ({ name, file: bytes }) => saveFile(name, bytes),
    onError: notify.failed,
  });
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="min-w-0">
        <span className="block">
          {t(kind === 'receipt' ? 'order.bills.receipt' : 'order.bills.creditNote', { number })}
        </span>
        <span className="figures block text-small text-ink-soft">{format.money(amount)}</span>
      </span>
      <IconButton
        icon="download"
        label={t('order.bills.save', { number })}
        disabled={file.isPending}
        onClick={() => file.mutate()}
      />
    </div>
  );
}
