import type { PickupGuesses, UnconfirmedPayment } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';
import { Matters } from './section.tsx';

/**
 * Stations at which somebody types wrong pickup codes (QU-02). The keypad locks itself; a person can check who it is.
 */
export function GuessedCodes({ guesses }: { readonly guesses: readonly PickupGuesses[] }) {
  const { t, format } = useTranslator();
  return (
    <Matters name="guesses" hint={t('partner.guesses.hint')}>
      {guesses.map(({ machine_id, machine_name, misses, since, last_at }) => (
        <article key={machine_id} className="flex flex-col justify-between gap-x-6 p-4 sm:flex-row sm:items-center">
          <div className="min-w-0">
            <p className="font-medium">
              <bdi>{machine_name}</bdi>
            </p>
            <p className="text-small text-ink-soft">
              {t('partner.guesses.when', { since: format.dateTime(since), last: format.dateTime(last_at) })}
            </p>
          </div>
          <p className="figures shrink-0 font-semibold">{t('partner.guesses.count', { count: misses })}</p>
        </article>
      ))}
    </Matters>
  );
}

/**
 * Payments of which nobody can tell whether the money was taken (PY-04). Nothing can be done here; it is information.
 */
export function UnconfirmedPayments({ payments }: { readonly payments: readonly UnconfirmedPayment[] }) {
  const { t, format } = useTranslator();
  return (
    <Matters name="unconfirmed" hint={t('partner.unconfirmed.hint')}>
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
    </Matters>
  );
}
