import { currentAddress } from '@cpc/appkit';
import type { CounterDesk } from '@cpc/contract';
import { onlyDigits } from '@cpc/domain';
import { StateView, TextField, useT } from '@cpc/ui';
import { useState } from 'react';
import { Cards, Fetched } from '../core/fetched.tsx';
import { Page } from '../core/page.tsx';
import { RecentCash } from './recent-cash.tsx';
import { CustomerScan } from '../scan/customer-scan.tsx';
import { RefundCard } from './refund-card.tsx';
import { CODE_DIGITS, scannedCode } from './scanned-code.ts';
import { useDesk } from './use-desk.ts';
import { WaitingCard } from './waiting-card.tsx';

/** Cash at the counter: who waits to pay, and who gets money back (JN-03). */
export default function CounterPage() {
  const t = useT();
  const desk = useDesk();
  return (
    <Page title={t('partner.counter')} live={desk}>
      <Fetched of={desk} room="h-96">
        {(data) => <Desk desk={data} />}
      </Fetched>
    </Page>
  );
}

function Desk({ desk: { cash_stopped, waiting, refunds, lately } }: { readonly desk: CounterDesk }) {
  const t = useT();
  const [code, setCode] = useState(codeInAddress);
  const shown = waiting.filter((one) => one.code.startsWith(code));
  return (
    <>
      {cash_stopped && (
        <p role="status" className="bg-warn-wash text-warn rounded-large text-small p-4">
          <span className="block font-semibold">{t('incidents.kind.cashStopped')}</span>
          {t('incidents.do.cashStopped')}
        </p>
      )}
      <CodeForm code={code} onCode={setCode} unknown={code.length === CODE_DIGITS && shown.length === 0} />
      {waiting.length === 0 ? (
        <StateView icon="check" tone="good" title={t('partner.counter.none')} hint={t('partner.counter.none.hint')} />
      ) : (
        <section aria-label={t('partner.counter.waiting')} className="flex flex-col gap-3">
          <h2 className="text-lead font-semibold">{t('partner.counter.waiting')}</h2>
          <Cards columns="gap-3 lg:grid-cols-2">
            {shown.map((one) => (
              <WaitingCard key={one.order_id} payment={one} />
            ))}
          </Cards>
        </section>
      )}
      {refunds.length === 0 ? null : (
        <section aria-label={t('partner.counter.refunds')} className="flex flex-col gap-3">
          <h2 className="text-lead font-semibold">{t('partner.counter.refunds')}</h2>
          <Cards columns="gap-3 lg:grid-cols-2">
            {refunds.map((one) => (
              <RefundCard key={one.refund_id} refund={one} />
            ))}
          </Cards>
        </section>
      )}
      {lately.length === 0 ? null : <RecentCash lately={lately} />}
    </>
  );
}

/** Scanning the customer's code opens this page with the code in its address. */
const codeInAddress = (): string => currentAddress().query['code'] ?? '';

interface CodeFormProps {
  readonly code: string;
  readonly onCode: (code: string) => void;
  /** No waiting customer has this code. */
  readonly unknown: boolean;
}

/** Six digits, as the customer reads them out; the list below is filtered by them. */
function CodeForm({ code, onCode, unknown }: CodeFormProps) {
  const t = useT();
  return (
    <div className="flex max-w-md flex-col items-start gap-3">
      <TextField
        label={t('partner.counter.code')}
        hint={t('partner.counter.lead')}
        error={unknown ? t('partner.counter.unknown') : undefined}
        value={code}
        onChange={(event) => onCode(onlyDigits(event.currentTarget.value).slice(0, CODE_DIGITS))}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        className="figures text-lead tracking-[0.2em]"
      />
      <CustomerScan read={scannedCode} onCode={onCode} />
    </div>
  );
}
