import type { OperatorWithdrawal } from '@cpc/contract';
import { useT, useTranslator } from '@cpc/ui';
import { ActButton } from '../core/act-button.tsx';
import { useDecide } from './use-payouts.ts';

interface DecideProps {
  readonly withdrawal: OperatorWithdrawal;
}

/** Approve, or refuse with a reason; who may not is told why. */
export function DecideButtons({ withdrawal }: DecideProps) {
  const t = useT();
  const { refusal, waits_until: until } = withdrawal;
  return (
    <>
      {refusal && <p className="text-small text-ink-soft">{t(`error.${refusal}`)}</p>}
      {refusal !== 'ownMoney' && (
        <div className="flex flex-wrap gap-2">
          {!refusal && until === null && <ApproveButton withdrawal={withdrawal} />}
          <RefuseButton withdrawal={withdrawal} />
        </div>
      )}
    </>
  );
}

function ApproveButton({ withdrawal }: DecideProps) {
  const { t, format } = useTranslator();
  const { withdrawal_id, amount, shop_name: shop, state, account, four_eyes, due } = withdrawal;
  const first = four_eyes && state === 'asked';
  return (
    <ActButton
      kind="primary"
      icon="check"
      label={t('payout.approve')}
      ask={t('payout.approve.ask', { amount: format.money(amount), shop })}
      why={first ? t('payout.approve.first') : t('payout.approve.why', { account: account.mask })}
      incomplete={due.amount < amount.amount}
      act={useDecide()}
      input={() => ({ withdrawal_id, approve: true })}
      always
    />
  );
}

export function RefuseButton({ withdrawal: { withdrawal_id, amount, shop_name: shop } }: DecideProps) {
  const { format } = useTranslator();
  return (
    <ActButton
      kind="outline"
      icon="close"
      danger
      texts="payout.refuse"
      values={{ amount: format.money(amount), shop }}
      act={useDecide()}
      typed={{ name: 'reason', label: 'payout.reason' }}
      input={(reason) => ({ withdrawal_id, approve: false, reason })}
    />
  );
}
