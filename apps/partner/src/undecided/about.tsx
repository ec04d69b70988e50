import { Link } from '@cpc/appkit';
import type { RefusedRefund } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';
import type { ReactNode } from 'react';
import { FactsInRow } from '../core/facts-in-row.tsx';

interface AboutProps {
  readonly of: Pick<RefusedRefund, 'order_number' | 'partner_id' | 'shop_name' | 'machine_name' | 'amount'>;
  readonly facts: readonly string[];
  readonly children: ReactNode;
}

/** What is to be decided about: the amount, the order with its shop, and what is known. */
export function About({ of, facts, children }: AboutProps) {
  const { t, format } = useTranslator();
  return (
    <article aria-label={of.order_number} className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-medium wrap-anywhere">{t('partner.counter.order', { number: of.order_number })}</p>
        <p className="figures text-lead font-semibold">{format.money(of.amount)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <Link
          to={`/shops/${of.partner_id}`}
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-2 wrap-anywhere"
        >
          <bdi>{of.shop_name}</bdi>
        </Link>
        <bdi className="text-ink-soft wrap-anywhere">{of.machine_name}</bdi>
      </div>
      <p className="text-small text-ink-soft wrap-anywhere">
        <FactsInRow facts={facts} />
      </p>
      {children}
    </article>
  );
}
