import { StateView, useT } from '@cpc/ui';
import { FetchedList } from '../core/fetched.tsx';
import { Page } from '../core/page.tsx';
import { DebtRow } from './debt-row.tsx';
import { SettlementRow } from './settlement-row.tsx';
import { useDebts, useSettlements } from './use-debts.ts';

/** What shops owe the platform and what they have paid, for operators (PA-14). */
export default function DebtsPage() {
  const t = useT();
  return (
    <Page title={t('debt.page')}>
      <p className="text-ink-soft">{t('debt.page.text')}</p>
      <FetchedList
        of={useDebts()}
        label={t('debt.page')}
        room="h-72"
        empty={<StateView icon="check" title={t('debt.none')} hint={t('debt.none.hint')} />}
      >
        {(debt) => <DebtRow key={`${debt.partner_id} ${debt.owed.currency}`} debt={debt} />}
      </FetchedList>
      <section aria-label={t('debt.paid')} className="flex flex-col gap-4">
        <h2 className="text-lead font-semibold">{t('debt.paid')}</h2>
        <FetchedList
          of={useSettlements()}
          label={t('debt.paid')}
          room="h-28"
          empty={<StateView icon="coins" title={t('debt.paid.none')} hint={t('debt.paid.none.hint')} />}
        >
          {(settlement) => <SettlementRow key={settlement.settlement_id} settlement={settlement} />}
        </FetchedList>
      </section>
    </Page>
  );
}
