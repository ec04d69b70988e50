import type { DoubtfulPayment, RefusedRefund } from '@cpc/contract';
import { Button, Icon, List, useT } from '@cpc/ui';
import { type ReactNode, useState } from 'react';
import { SectionHead } from '../attention/section.tsx';
import { Fetched } from '../core/fetched.tsx';
import { Page } from '../core/page.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { OtherwiseDialog } from './otherwise-dialog.tsx';
import { ParcelDialog } from './parcel-dialog.tsx';
import { PaymentRow } from './payment-row.tsx';
import { RefundRow } from './refund-row.tsx';
import { useDoubtfulPayments, useRefusedRefunds } from './use-undecided.ts';

/** What nobody can tell by itself, for operators: payments without an outcome, refused refunds, late parcels (OP-08). */
export default function UndecidedPage() {
  const t = useT();
  const [hasParcel, setHasParcel] = useState(false);
  return (
    <Page
      title={t('undecided.page')}
      lead={t('undecided.page.lead')}
      end={
        <Button kind="outline" icon="box" onClick={() => setHasParcel(true)}>
          {t('undecided.parcel')}
        </Button>
      }
    >
      <Payments />
      <Refunds />
      {hasParcel && <ParcelDialog onClose={() => setHasParcel(false)} />}
    </Page>
  );
}

function Payments() {
  const t = useT();
  const [deciding, setDeciding] = useState<DoubtfulPayment>();
  return (
    <Section id="payments" title={t('partner.unconfirmed')} hint={t('undecided.payments.hint')}>
      <Fetched of={useDoubtfulPayments()} room="h-14">
        {(payments) =>
          payments.length === 0 ? (
            <Nothing />
          ) : (
            <List label={t('partner.unconfirmed')}>
              {payments.map((payment) => (
                <PaymentRow key={payment.payment_id} payment={payment} onDecide={() => setDeciding(payment)} />
              ))}
            </List>
          )
        }
      </Fetched>
      {deciding && <DecideDialog payment={deciding} onClose={() => setDeciding(undefined)} />}
    </Section>
  );
}

function Refunds() {
  const t = useT();
  const [giving, setGiving] = useState<RefusedRefund>();
  return (
    <Section id="refunds" title={t('partner.refused')} hint={t('undecided.refunds.hint')}>
      <Fetched of={useRefusedRefunds()} room="h-14">
        {(refunds) =>
          refunds.length === 0 ? (
            <Nothing />
          ) : (
            <List label={t('partner.refused')}>
              {refunds.map((refund) => (
                <RefundRow key={refund.refund_id} refund={refund} onGiven={() => setGiving(refund)} />
              ))}
            </List>
          )
        }
      </Fetched>
      {giving && <OtherwiseDialog refund={giving} onClose={() => setGiving(undefined)} />}
    </Section>
  );
}

function Nothing() {
  const t = useT();
  return (
    <p className="bg-raised text-ink-soft flex items-center gap-3 rounded-large p-4">
      <Icon name="check" size={20} className="text-good" />
      {t('undecided.none')}
    </p>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

const Section = ({ id, title, hint, children }: SectionProps) => (
  <section aria-labelledby={id} className="roomy:max-w-[61rem] mt-3 flex flex-col gap-4">
    <SectionHead id={id} title={title} hint={hint} />
    {children}
  </section>
);
