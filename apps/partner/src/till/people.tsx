import type { Till } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';
import { FactsInRow } from '../core/facts-in-row.tsx';

/** What each person took today, and gave back. */
export function People({ people }: Pick<Till, 'people'>) {
  const { t, format } = useTranslator();
  if (people.length === 0) return <p className="text-small text-ink-soft">{t('till.today.none')}</p>;
  return (
    <section aria-label={t('till.today')} className="flex flex-col gap-2">
      <h3 className="text-small text-ink-soft font-medium">{t('till.today')}</h3>
      <ul className="divide-line/60 flex flex-col divide-y">
        {people.map(({ by, sales, taken, given_back: back }) => (
          <li key={by ?? ''} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
            <span className="min-w-0">
              <bdi className="block font-medium wrap-anywhere">{by ?? t('partner.unnamed')}</bdi>
              <span className="text-small text-ink-soft">
                <FactsInRow
                  facts={[
                    `${t('report.orders')} ${format.number(sales)}`,
                    ...(back.amount > 0 ? [`${t('till.kind.givenBack')} ${format.money(back)}`] : []),
                  ]}
                />
              </span>
            </span>
            <span className="figures font-semibold">{format.money(taken)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
