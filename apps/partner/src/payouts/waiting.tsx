import type { OperatorWithdrawal } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { DecideButtons } from './decide-buttons.tsx';
import { Empty, PagedList, Section } from './section.tsx';
import { useWaiting } from './use-payouts.ts';
import { WithdrawalRow } from './withdrawal-row.tsx';

/** What shops ask for and no operator has decided yet. */
export function Waiting() {
  const t = useT();
  const waiting = useWaiting();
  return (
    <Section name="waiting">
      <PagedList<OperatorWithdrawal>
        label={t('payout.waiting')}
        pages={waiting}
        empty={<Empty name="waiting" icon="check" />}
        row={(withdrawal) => (
          <WithdrawalRow key={withdrawal.withdrawal_id} withdrawal={withdrawal}>
            <DecideButtons withdrawal={withdrawal} />
          </WithdrawalRow>
        )}
      />
    </Section>
  );
}
