import { useT } from '@cpc/ui';
import { Made } from './made.tsx';
import { Ready } from './ready.tsx';
import { FetchedList } from '../core/fetched.tsx';
import { DecideButtons } from './decide-buttons.tsx';
import { Empty, Section } from './section.tsx';
import { useWaiting } from './use-payouts.ts';
import { WithdrawalRow } from './withdrawal-row.tsx';

/** How shops get their money, for operators: approve, make a file for the bank, record what it has paid (OP-06). */
export default function PayoutsPage() {
  const t = useT();
  return (
    <div className="flex flex-col gap-6">
      <title>{`${t('payout.page')} · ${t('common.app.title')}`}</title>
      <div className="flex flex-col gap-1">
        <h1 className="text-title font-semibold">{t('payout.page')}</h1>
        <p className="text-ink-soft">{t('payout.page.text')}</p>
      </div>
      <Waiting />
      <Ready />
      <Made />
    </div>
  );
}

/** What shops ask for and no operator has decided yet. */
function Waiting() {
  const t = useT();
  const waiting = useWaiting();
  return (
    <Section name="waiting">
      <FetchedList of={waiting} label={t('payout.waiting')} room="h-28" empty={<Empty name="waiting" icon="check" />}>
        {(withdrawal) => (
          <WithdrawalRow key={withdrawal.withdrawal_id} withdrawal={withdrawal}>
            <DecideButtons withdrawal={withdrawal} />
          </WithdrawalRow>
        )}
      </FetchedList>
    </Section>
  );
}
