import type { OperatorShop } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';

/** What operators did to a shop, newest first (OR-09). */
export function ShopHistory({ shop: { history } }: { readonly shop: OperatorShop }) {
  const { t, format } = useTranslator();
  if (history.length === 0) return <p className="text-small text-ink-soft">{t('partner.care.history.none')}</p>;
  return (
    <ol className="flex flex-col gap-3">
      {history.map(({ at, event, reason, by }) => (
        <li key={`${at} ${event}`} className="text-small flex flex-wrap items-baseline justify-between gap-x-3">
          <span>
            {t(`partner.shops.event.${event}`)}
            {' · '}
            <bdi className="text-ink-soft">{by}</bdi>
          </span>
          <time dateTime={new Date(at).toISOString()} className="figures text-ink-faint">
            {format.dateTime(at)}
          </time>
          {reason !== '' && <bdi className="text-ink-soft basis-full wrap-anywhere">{reason}</bdi>}
        </li>
      ))}
    </ol>
  );
}
