import { useNotify } from '@cpc/appkit';
import type { DoubtfulPayment } from '@cpc/contract';
import { type PaymentState, VOUCHER } from '@cpc/domain';
import { Button, useTranslator } from '@cpc/ui';
import { About } from './about.tsx';
import { useAskProvider } from './use-undecided.ts';

interface PaymentRowProps {
  readonly payment: DoubtfulPayment;
  readonly onDecide: () => void;
}

/** States that do not say whether money was taken. */
const OPEN: readonly PaymentState[] = ['approving', 'capturing', 'pending'];

/** A payment of which nobody can tell whether it was made. */
export function PaymentRow({ payment, onDecide }: PaymentRowProps) {
  const { t, format } = useTranslator();
  const notify = useNotify();
  const ask = useAskProvider();
  const { payment_id, provider, reference, capture_id, silent, since, vouched, refusal } = payment;
  const known = [
    t(silent ? 'partner.unconfirmed.silent' : 'partner.unconfirmed.unknown', { time: format.dateTime(since) }),
    ...(reference === null ? [] : [`${t('platform.find.payment')} ${reference}`]),
    ...(capture_id === null ? [] : [`${t('platform.find.capture')} ${capture_id}`]),
  ];
  return (
    <About of={payment} facts={known}>
      {vouched && (
        <p className="wrap-anywhere">
          {t('undecided.vouched', { by: vouched.by ?? t('partner.unnamed'), evidence: vouched.evidence })}
        </p>
      )}
      {refusal && <p className="text-small text-ink-soft">{t(`error.${refusal}`)}</p>}
      <div className="flex flex-wrap gap-2">
        {refusal !== 'ownMoney' && provider !== VOUCHER && (
          <Button kind="outline" onClick={onDecide}>
            {t('undecided.decide')}
          </Button>
        )}
        <Button
          kind="quiet"
          icon="refresh"
          busy={ask.isPending}
          onClick={() =>
            ask.mutate(
              { payment_id },
              {
                onSuccess: (now) =>
                  notify.done(t(OPEN.includes(now.state) ? 'undecided.ask.open' : 'undecided.ask.known')),
              },
            )
          }
        >
          {t('undecided.ask')}
        </Button>
      </div>
    </About>
  );
}
