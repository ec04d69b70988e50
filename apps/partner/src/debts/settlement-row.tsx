import type { Settlement } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';
import { ActButton } from '../core/act-button.tsx';
import { FactsInRow } from '../core/facts-in-row.tsx';
import { useUndoSettlement } from './use-debts.ts';

/** What a shop has paid; a record that is wrong is taken back. */
export function SettlementRow({ settlement }: { readonly settlement: Settlement }) {
  const { t, format } = useTranslator();
  const undo = useUndoSettlement();
  const { settlement_id, shop_name, amount, at, reference, by, undone } = settlement;
  return (
    <article className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-4">
      <div className="flex min-w-0 grow basis-48 flex-col gap-1">
        <p className={`figures font-semibold ${undone ? 'text-ink-faint line-through' : ''}`}>{format.money(amount)}</p>
        <p className="font-medium wrap-anywhere">
          <bdi>{shop_name}</bdi>
        </p>
        <p className="text-small text-ink-soft wrap-anywhere">
          <FactsInRow facts={[reference, format.dateTime(at), ...(by === null ? [] : [by])]} />
        </p>
        {undone && <p className="text-small text-warn wrap-anywhere">{t('debt.undone', { reason: undone.reason })}</p>}
      </div>
      {undone === null && (
        <ActButton
          kind="quiet"
          danger
          label={t('debt.undo')}
          ask={t('debt.undo.ask', { amount: format.money(amount) })}
          why={t('debt.undo.why')}
          act={undo}
          typed={{ name: 'reason', label: 'payout.reason' }}
          input={(reason) => ({ settlement_id, reason })}
        />
      )}
    </article>
  );
}
