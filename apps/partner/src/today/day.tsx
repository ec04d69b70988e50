import type { Today } from '@cpc/contract';
import { money } from '@cpc/domain';
import { useTranslator } from '@cpc/ui';
import { DESIGNS } from '../core/paths.ts';
import { useSession } from '../core/session-store.ts';
import { Tile } from './tile.tsx';

/** What was sold and printed today, beside the same weekday a week before up to the same time (PA-01). */
export function Day({ today: { at, prints, sales, queued, reviews } }: { readonly today: Today }) {
  const { t, format, locale } = useTranslator();
  const timeZone = useSession()?.time_zone ?? 'UTC';
  const weekday = new Intl.DateTimeFormat(locale.tag, { weekday: 'long', timeZone }).format(at);
  const beside = (value: string) => t('incidents.before', { weekday, value });
  return (
    <section aria-labelledby="day" className="flex flex-col gap-3">
      <h2 id="day" className="text-lead font-semibold">
        {t('incidents.day')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3">
        {(sales ?? []).map(({ currency, today, before }) => (
          <li key={currency}>
            <Tile
              to="/reports"
              name={t('report.today.sales')}
              value={format.money(money(today, currency))}
              beside={beside(format.money(money(before, currency)))}
            />
          </li>
        ))}
        <li>
          <Tile
            to="/reports"
            name={t('report.today.prints')}
            value={format.number(prints.today)}
            beside={beside(format.number(prints.before))}
          />
        </li>
        <li>
          <Tile to="/orders?state=waiting" name={t('partner.summary.waiting')} value={format.number(queued)} />
        </li>
        {reviews !== null && reviews > 0 && (
          <li>
            <Tile to={DESIGNS} name={t('review.page')} value={format.number(reviews)} tone="warn" />
          </li>
        )}
      </ul>
    </section>
  );
}
