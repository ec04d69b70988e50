import type { PayoutDue } from '@cpc/contract';
import { Card, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { ActButton } from '../core/act-button.tsx';
import { FetchedList } from '../core/fetched.tsx';
import { RefuseButton } from './decide-buttons.tsx';
import { Empty, Section } from './section.tsx';
import { useApproved, useMakePayout, usePayoutsDue } from './use-payouts.ts';
import { WithdrawalRow } from './withdrawal-row.tsx';

/** What is approved: by currency a file to make, and the withdrawals that it will hold. */
export function Ready() {
  const { t } = useTranslator();
  const due = usePayoutsDue();
  const approved = useApproved();
  return (
    <Section name="ready">
      {due.data?.map((one) => (
        <DueCard key={`${one.sum.currency} ${one.format}`} due={one} />
      ))}
      <FetchedList of={approved} label={t('payout.ready')} room="h-28" empty={<Empty name="ready" icon="card" />}>
        {(withdrawal) => (
          <WithdrawalRow key={withdrawal.withdrawal_id} withdrawal={withdrawal}>
            <div>
              <RefuseButton withdrawal={withdrawal} />
            </div>
          </WithdrawalRow>
        )}
      </FetchedList>
    </Section>
  );
}

function DueCard({ due: { format: kind, count, sum, left_out, ready } }: { readonly due: PayoutDue }) {
  const { t, format } = useTranslator();
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-4">
      <div className="flex flex-col gap-1">
        <p className="figures text-lead font-semibold">{format.money(sum)}</p>
        <p className="text-small text-ink-soft">
          {t('payout.ready.count', { count })}
          {' · '}
          <bdi>{t(`payout.format.${kind}`)}</bdi>
        </p>
        {left_out > 0 && <p className="text-small text-bad">{t('payout.ready.leftOut', { count: left_out })}</p>}
        {!ready && <p className="text-small text-bad">{t('payout.debtor')}</p>}
      </div>
      {ready && count > 0 && <MakeButton due={{ format: kind, sum }} />}
    </Card>
  );
}

function MakeButton({ due: { format: kind, sum } }: { readonly due: Pick<PayoutDue, 'format' | 'sum'> }) {
  const { format } = useTranslator();
  // One question makes one payout, however often it is answered.
  const [client_key, setKey] = useState(() => crypto.randomUUID());
  return (
    <ActButton
      kind="primary"
      icon="download"
      texts="payout.make"
      values={{ sum: format.money(sum) }}
      act={useMakePayout()}
      input={() => ({ currency: sum.currency, format: kind, client_key })}
      onDone={() => setKey(crypto.randomUUID())}
    />
  );
}
