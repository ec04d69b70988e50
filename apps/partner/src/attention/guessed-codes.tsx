import type { PickupGuesses } from '@cpc/contract';
import { List, useTranslator } from '@cpc/ui';
import { SectionHead } from './section-head.tsx';

/**
 * Stations at which somebody types wrong pickup codes (QU-02). The keypad locks itself; a person can check who it is.
 */
export function GuessedCodes({ guesses }: { readonly guesses: readonly PickupGuesses[] }) {
  const { t, format } = useTranslator();
  return (
    <section aria-labelledby="guesses" className="roomy:max-w-[61rem] flex flex-col gap-4">
      <SectionHead id="guesses" title={t('partner.guesses')} hint={t('partner.guesses.hint')} />
      <List label={t('partner.guesses')}>
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
      </List>
    </section>
  );
}
