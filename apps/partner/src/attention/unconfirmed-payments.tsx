import type { UnconfirmedPayment } from '@cpc/contract';
import { List, useTranslator } from '@cpc/ui';
import { SectionHead } from './section-head.tsx';

/**
 * Payments of which nobody can tell whether the money was taken (PY-04). Nothing can be done here; it is information.
 */
export function UnconfirmedPayments({ payments }: { readonly payments: readonly UnconfirmedPayment[] }) {
  const { t, format } = useTranslator();
  return (
    <section aria-labelledby="unconfirmed" className="roomy:max-w-[61rem] flex flex-col gap-4">
      <SectionHead id="unconfirmed" title={t('partner.unconfirmed')} hint={t('partner.unconfirmed.hint')} />
      <List label={t('partner.unconfirmed')}>
        {payments.map(({ order_number, machine_name, amount, since, silent }) => (
          <article key={order_number} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 p-4">
            <div className="min-w-0">
              <p className="font-medium">{t('partner.counter.order', { number: order_number })}</p>
              <p className="text-small text-ink-soft">
                <bdi>{machine_name}</bdi>
                {' · '}
                {t(silent ? 'partner.unconfirmed.silent' : 'partner.unconfirmed.unknown', {
                  time: format.dateTime(since),
                })}
              </p>
            </div>
            <p className="figures self-start text-end font-semibold sm:self-center">{format.money(amount)}</p>
          </article>
        ))}
      </List>
    </section>
  );
}
