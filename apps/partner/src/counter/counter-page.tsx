import { currentAddress } from '@cpc/appkit';
import type { CounterDesk } from '@cpc/contract';
import { StateView, useT } from '@cpc/ui';
import { useState } from 'react';
import { Page } from '../core/page.tsx';
import { Fetched } from '../core/fetched.tsx';
import { CodeForm } from './code-form.tsx';
import { RecentCash } from './recent-cash.tsx';
import { RefundCard } from './refund-card.tsx';
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

function Desk({ desk: { waiting, refunds, lately } }: { readonly desk: CounterDesk }) {
  const t = useT();
  const [code, setCode] = useState(codeInAddress);
  const shown = waiting.filter((one) => one.code.startsWith(code));
  return (
    <>
      <CodeForm code={code} onCode={setCode} unknown={code.length === 6 && shown.length === 0} />
      {waiting.length === 0 ? (
        <StateView icon="check" tone="good" title={t('partner.counter.none')} hint={t('partner.counter.none.hint')} />
      ) : (
        <section aria-label={t('partner.counter.waiting')} className="flex flex-col gap-3">
          <h2 className="text-lead font-semibold">{t('partner.counter.waiting')}</h2>
          <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            {shown.map((one) => (
              <li key={one.order_id}>
                <WaitingCard payment={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {refunds.length === 0 ? null : (
        <section aria-label={t('partner.counter.refunds')} className="flex flex-col gap-3">
          <h2 className="text-lead font-semibold">{t('partner.counter.refunds')}</h2>
          <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            {refunds.map((one) => (
              <li key={one.refund_id}>
                <RefundCard refund={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {lately.length === 0 ? null : <RecentCash lately={lately} />}
    </>
  );
}

/** Scanning the customer's code opens this page with the code in its address. */
const codeInAddress = (): string => currentAddress().query['code'] ?? '';
