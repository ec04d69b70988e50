import type { ActionOutput } from '@cpc/contract';
import { type Currency, money } from '@cpc/domain';
import { Link } from '@cpc/appkit';
import { Skeleton, useTranslator } from '@cpc/ui';
import { useSession } from '../core/session-store.ts';
import { useDuty } from '../core/use-duty.ts';
import { localDay, shifted } from '../reports/days.ts';
import { useReport } from '../reports/use-report.ts';

type Report = ActionOutput<'Partner.report'>;

/**
 * What was sold and printed today, beside the same weekday of the week before: counted at the server (PA-02).
 * @param at the current moment
 */
export function Today({ at }: { readonly at: number }) {
  const { t, format, locale } = useTranslator();
  const seesMoney = useDuty('money');
  const zone = useSession()?.time_zone ?? 'UTC';
  const today = localDay(zone, at);
  const before = shifted(today, -7);
  const own = useReport({ from: today, until: today, zone, group: 'hour' }, true).data;
  const earlier = useReport({ from: before, until: before, zone, group: 'hour' }, false).data;
  const weekday = new Intl.DateTimeFormat(locale.tag, { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(before));
  const beside = (value: string) => (earlier ? t('report.today.before', { weekday, value }) : '');
  const sales = (report: Report, currency: Currency) =>
    format.money(money(report.total.money?.find((one) => one.currency === currency)?.sales ?? 0, currency));
  const currencies = [
    ...new Set([own, earlier].flatMap((one) => one?.total.money ?? []).map(({ currency }) => currency)),
  ];
  if (!own) return <Skeleton className="h-28 rounded-large" />;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3">
      {seesMoney &&
        currencies.map((currency) => (
          <Tile
            key={currency}
            name={t('report.today.sales')}
            value={sales(own, currency)}
            beside={earlier && beside(sales(earlier, currency))}
          />
        ))}
      <Tile
        name={t('report.today.prints')}
        value={format.number(own.total.prints)}
        beside={earlier && beside(format.number(earlier.total.prints))}
      />
    </dl>
  );
}

interface TileProps {
  readonly name: string;
  readonly value: string;
  readonly beside: string | undefined;
}

function Tile({ name, value, beside }: TileProps) {
  return (
    <div className="bg-raised hover:bg-lifted relative flex min-w-0 flex-col-reverse justify-end gap-1 rounded-large p-4">
      <dt className="text-small text-ink-soft">
        <Link to="/reports" className="after:absolute after:inset-0 after:rounded-large">
          {name}
        </Link>
        <span className="figures text-ink-faint block">{beside}</span>
      </dt>
      <dd className="figures text-title sm:text-headline font-semibold wrap-anywhere">{value}</dd>
    </div>
  );
}
