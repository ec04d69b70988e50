import { useT } from '@cpc/ui';
import { FetchedList } from '../core/fetched.tsx';
import { DecideButtons } from './decide-buttons.tsx';
import { Empty, Section } from './section.tsx';
import { useWaiting } from './use-payouts.ts';
import { WithdrawalRow } from './withdrawal-row.tsx';

/** What shops ask for and no operator has decided yet. */
export function Waiting() {
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
