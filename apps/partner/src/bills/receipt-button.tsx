import type { BillView } from '@cpc/contract';
import { Button, Dialog, IconButton, QrCode, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { Fetched } from '../core/fetched.tsx';
import { useOrderBills } from './use-bills.ts';

interface ReceiptButtonProps {
  readonly orderNumber: string;
  /** Only its icon, at the end of a row. */
  readonly small?: true;
}

/** Shows the receipt of an order at the counter: as a code for the customer's phone, and as a PDF to print. */
export function ReceiptButton({ orderNumber, small }: ReceiptButtonProps) {
  const { t } = useTranslator();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {small ? (
        <IconButton icon="receipt" label={t('order.bills.title')} onClick={() => setOpen(true)} />
      ) : (
        <Button kind="outline" icon="receipt" onClick={() => setOpen(true)}>
          {t('order.bills.title')}
        </Button>
      )}
      {open && (
        <Dialog
          open
          onClose={close}
          title={t('order.bills.title')}
          text={t('till.receipt.scan')}
          actions={<Button onClick={close}>{t('common.close')}</Button>}
        >
          <OrderBills orderNumber={orderNumber} />
        </Dialog>
      )}
    </>
  );
}

function OrderBills({ orderNumber }: { readonly orderNumber: string }) {
  const { t } = useTranslator();
  return (
    <Fetched of={useOrderBills(orderNumber)} room="h-72">
      {(bills) =>
        bills.length === 0 ? (
          <p className="text-ink-soft">{t('order.bills.none')}</p>
        ) : (
          <ul className="flex flex-col gap-5">
            {bills.map((bill) => (
              <li key={bill.bill_id}>
                <OneBill bill={bill} />
              </li>
            ))}
          </ul>
        )
      }
    </Fetched>
  );
}

function OneBill({ bill: { bill_id, kind, number, amount } }: { readonly bill: BillView }) {
  const { t, format } = useTranslator();
  const address = `${location.origin}/api/receipt/${bill_id}`;
  const name = t(kind === 'receipt' ? 'order.bills.receipt' : 'order.bills.creditNote', { number });
  return (
    <article className="flex flex-col items-center gap-2">
      <QrCode text={address} label={name} className="w-48" />
      <p className="font-medium wrap-anywhere">{name}</p>
      <p className="figures text-lead font-semibold">{format.money(amount)}</p>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="text-small flex min-h-11 items-center font-medium underline underline-offset-2"
      >
        {t('till.receipt.print')}
      </a>
    </article>
  );
}
