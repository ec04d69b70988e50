import type { Payout } from '@cpc/contract';
import type { PayoutId } from '@cpc/domain';
import { Button, Chip, useT, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { FetchedList } from '../core/fetched.tsx';
import { MarkFailedButton, MarkPaidButton } from './mark-buttons.tsx';
import { Empty, Section } from './section.tsx';
import { usePayoutFile, usePayouts, useWithdrawalsOf } from './use-payouts.ts';
import { WithdrawalRow } from './withdrawal-row.tsx';

/** The payouts, each with its file and with what the bank has paid. */
export function Made() {
  const { t } = useTranslator();
  const payouts = usePayouts();
  return (
    <Section name="made">
      <FetchedList of={payouts} label={t('payout.made')} room="h-28" empty={<Empty name="made" icon="download" />}>
        {(payout) => <PayoutRow key={payout.payout_id} payout={payout} />}
      </FetchedList>
    </Section>
  );
}

function PayoutRow({ payout }: { readonly payout: Payout }) {
  const { t, format } = useTranslator();
  const read = usePayoutFile();
  const [shown, setShown] = useState(false);
  const { payout_id, number, format: kind, count, sum, made_at, made_by } = payout;
  return (
    <article className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-col gap-1">
          <p className="figures text-body font-semibold">
            {format.money(sum)}
            {' · '}
            <bdi>{number}</bdi>
          </p>
          <p className="text-small text-ink-soft">
            {t('payout.ready.count', { count })}
            {' · '}
            <bdi>{t(`payout.format.${kind}`)}</bdi>
          </p>
          <p className="text-small text-ink-faint">
            {t('payout.made.at', { date: format.dateTime(made_at) })}
            {' · '}
            <bdi>{made_by}</bdi>
          </p>
        </div>
        <Outcome payout={payout} />
      </div>
      <div className="flex flex-wrap gap-2">
        {payout.open > 0 && <MarkPaidButton of={{ payout_id }} sum={sum} />}
        <Button kind="outline" icon="download" busy={read.isPending} onClick={() => read.mutate(payout_id)}>
          {t('payout.file')}
        </Button>
        <Button kind="quiet" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'payout.withdrawals.hide' : 'payout.withdrawals.show')}
        </Button>
      </div>
      <p className="text-small text-ink-faint">{t('payout.file.hint')}</p>
      {shown && <PayoutWithdrawals payoutId={payout_id} />}
    </article>
  );
}

function Outcome({ payout: { open, failed } }: { readonly payout: Payout }) {
  const { t } = useTranslator();
  return (
    <div className="flex flex-wrap gap-2">
      {failed > 0 && (
        <Chip tone="bad" icon="warning">
          {t('payout.failed', { count: failed })}
        </Chip>
      )}
      {open > 0 ? (
        <Chip tone="warn" icon="clock">
          {t('payout.open', { count: open })}
        </Chip>
      ) : (
        <Chip tone="good" icon="check">
          {t('payout.settled')}
        </Chip>
      )}
    </div>
  );
}

/** The withdrawals of a payout; each can be settled by itself. */
function PayoutWithdrawals({ payoutId }: { readonly payoutId: PayoutId }) {
  const t = useT();
  const pages = useWithdrawalsOf(payoutId);
  return (
    <FetchedList of={pages} label={t('payout.list')} room="h-28" empty={null}>
      {(withdrawal) => (
        <WithdrawalRow key={withdrawal.withdrawal_id} withdrawal={withdrawal}>
          <div className="flex flex-wrap gap-2">
            {withdrawal.state === 'exported' && (
              <MarkPaidButton of={{ withdrawal_id: withdrawal.withdrawal_id }} sum={withdrawal.amount} />
            )}
            {(withdrawal.state === 'exported' || withdrawal.state === 'paid') && (
              <MarkFailedButton withdrawal={withdrawal} />
            )}
          </div>
        </WithdrawalRow>
      )}
    </FetchedList>
  );
}
