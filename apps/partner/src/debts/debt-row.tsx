import { Link } from '@cpc/appkit';
import type { Debt } from '@cpc/contract';
import { Button, Chip, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { ShopChip } from '../shops/shop-chip.tsx';
import { RecordDialog } from './record-dialog.tsx';

const AGES = ['30', '60', '90', 'more'] as const;

/** What one shop owes, with its age. */
export function DebtRow({ debt }: { readonly debt: Debt }) {
  const { t, format } = useTranslator();
  const [recording, setRecording] = useState(false);
  const { partner_id, shop_name, shop_state, owed, overdue, due_at, limit, reminded_at, ages } = debt;
  const isStopped = limit !== null && owed.amount > limit.amount;
  return (
    <article className="flex flex-col gap-4 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-col">
          <p className="figures text-lead font-semibold">{format.money(owed)}</p>
          <Link to={`/shops/${partner_id}`} className="flex min-h-11 items-center font-medium underline wrap-anywhere">
            <bdi>{shop_name}</bdi>
          </Link>
        </div>
        <div className="flex flex-wrap gap-2">
          {shop_state !== 'open' && <ShopChip state={shop_state} />}
          {overdue.amount > 0 && due_at !== null && (
            <Chip tone="warn" icon="clock">
              {t('debt.overdue', { amount: format.money(overdue), date: format.date(due_at) })}
            </Chip>
          )}
          {isStopped && (
            <Chip tone="warn" icon="coins">
              {t('incidents.kind.cashStopped')}
            </Chip>
          )}
        </div>
      </div>
      <p className="text-small text-ink-soft flex flex-wrap gap-x-4 gap-y-1">
        <span>{limit === null ? t('debt.limit.none') : t('debt.limit.is', { amount: format.money(limit) })}</span>
        {reminded_at !== null && <span>{t('debt.reminded', { date: format.date(reminded_at) })}</span>}
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {ages.map((sum, index) =>
          sum.amount === 0 ? null : (
            <div key={AGES[index]} className="flex flex-col gap-1">
              <dt className="text-small text-ink-soft">{t(`debt.age.${AGES[index] ?? 'more'}`)}</dt>
              <dd className="figures font-medium">{format.money(sum)}</dd>
            </div>
          ),
        )}
      </dl>
      <Button kind="outline" icon="plus" className="self-start" onClick={() => setRecording(true)}>
        {t('debt.record')}
      </Button>
      {recording && <RecordDialog debt={debt} onClose={() => setRecording(false)} />}
    </article>
  );
}
