import type { BillView } from '@cpc/contract';
import { monthText } from '@cpc/i18n';
import { IconButton, useTranslator } from '@cpc/ui';
import { Moment } from '../core/history.tsx';
import { useSaveBill } from './use-bills.ts';

interface BillLineProps {
  readonly bill: BillView;
  /** The shop that the bill is for, where bills of several shops are listed. */
  readonly shop?: string;
  readonly action: 'Partner.bill' | 'Operator.bill';
}

/** A monthly bill with its balance, to be saved as a PDF. */
export function BillLine({ bill: { bill_id, number, month, issued_at, amount }, shop, action }: BillLineProps) {
  const { t, format, locale } = useTranslator();
  const save = useSaveBill(action);
  const name = month === null ? '' : monthText(locale.tag, month);
  return (
    <article className="flex items-center gap-4 p-4">
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">
          <bdi>{shop ?? name}</bdi>
        </p>
        <p className="figures text-small text-ink-soft flex flex-wrap gap-x-3">
          {shop !== undefined && <bdi className="text-ink font-medium">{name}</bdi>}
          <bdi>{number}</bdi>
          <Moment at={issued_at} text={format.date(issued_at)} className="text-ink-faint" />
        </p>
      </div>
      <p className="figures font-semibold whitespace-nowrap">
        <span className="sr-only">{t('shopBills.balance')} </span>
        {format.money(amount)}
      </p>
      <IconButton
        icon="download"
        label={t('shopBills.save', { number })}
        disabled={save.isPending}
        onClick={() => save.mutate({ bill_id })}
      />
    </article>
  );
}
