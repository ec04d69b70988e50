import { ConfirmButton } from '@cpc/appkit';
import type { OperatorWithdrawal } from '@cpc/contract';
import { TextField, useT, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { useDecide } from './use-payouts.ts';

interface DecideProps {
  readonly withdrawal: OperatorWithdrawal;
}

/** Approve, or refuse with a reason; who may not is told why. */
export function DecideButtons({ withdrawal }: DecideProps) {
  const t = useT();
  const { refusal } = withdrawal;
  return (
    <>
      {refusal && <p className="text-small text-ink-soft">{t(`error.${refusal}`)}</p>}
      {refusal !== 'ownMoney' && (
        <div className="flex flex-wrap gap-2">
          {!refusal && <ApproveButton withdrawal={withdrawal} />}
          <RefuseButton withdrawal={withdrawal} />
        </div>
      )}
    </>
  );
}

function ApproveButton({ withdrawal }: DecideProps) {
  const { t, format } = useTranslator();
  const decide = useDecide();
  const { withdrawal_id, amount, shop_name: shop, state, account, four_eyes, due } = withdrawal;
  const first = four_eyes && state === 'asked';
  return (
    <ConfirmButton
      kind="primary"
      icon="check"
      label={t('payout.approve')}
      ask={t('payout.approve.ask', { amount: format.money(amount), shop })}
      why={first ? t('payout.approve.first') : t('payout.approve.why', { account: account.mask })}
      no={t('partner.care.keep')}
      incomplete={due.amount < amount.amount}
      busy={decide.isPending}
      act={(done) => decide.mutate({ withdrawal_id, approve: true }, { onSuccess: done, onError: done })}
    />
  );
}

export function RefuseButton({ withdrawal: { withdrawal_id, amount, shop_name: shop } }: DecideProps) {
  const { t, format } = useTranslator();
  const decide = useDecide();
  const [reason, setReason] = useState('');
  return (
    <ConfirmButton
      kind="outline"
      icon="close"
      danger
      label={t('payout.refuse')}
      ask={t('payout.refuse.ask', { amount: format.money(amount), shop })}
      why={t('payout.refuse.why')}
      no={t('partner.care.keep')}
      incomplete={reason.trim() === ''}
      busy={decide.isPending}
      act={(done) => decide.mutate({ withdrawal_id, approve: false, reason: reason.trim() }, { onSuccess: done })}
    >
      <TextField
        label={t('payout.reason')}
        value={reason}
        maxLength={200}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ConfirmButton>
  );
}
