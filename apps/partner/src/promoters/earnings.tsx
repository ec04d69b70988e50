import type { PromoterLine } from '@cpc/contract';
import { ErrorState, List, Skeleton, StateView, useT, useTranslator } from '@cpc/ui';
import { MoreButton } from '../core/more-button.tsx';
import { FactsInRow } from '../stock/facts.tsx';
import { usePromoterLines } from './use-promoters.ts';

/** The lines of a promoter's account, newest first. */
export function Earnings({ promoterId }: { readonly promoterId: string }) {
  const t = useT();
  const lines = usePromoterLines(promoterId);
  if (!lines.data)
    return lines.isError ? (
      <ErrorState onRetry={() => void lines.refetch()} />
    ) : (
      <Skeleton className="h-60 rounded-large" />
    );
  const rows = lines.data.pages.flat();
  return (
    <section aria-label={t('price.promoter.lines')} className="flex flex-col gap-3">
      <h2 className="text-lead font-semibold">{t('price.promoter.lines')}</h2>
      {rows.length === 0 ? (
        <StateView icon="coins" title={t('price.promoter.lines.none')} hint={t('price.promoter.lines.none.hint')} />
      ) : (
        <List label={t('price.promoter.lines')}>
          {rows.map((line) => (
            <Line key={line.line_id} line={line} />
          ))}
        </List>
      )}
      {lines.hasNextPage && <MoreButton busy={lines.isFetchingNextPage} onMore={() => void lines.fetchNextPage()} />}
    </section>
  );
}

function Line({ line: { kind, at, amount, order_number: number, reference } }: { readonly line: PromoterLine }) {
  const { t, tOr, format } = useTranslator();
  const about = [
    ...(number === null ? [] : [t('price.promoter.line.order', { number })]),
    ...(reference === null ? [] : [reference]),
    format.dateTime(at),
  ];
  return (
    <article className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4">
      <div className="min-w-0 grow basis-48">
        <p className="font-medium">{tOr(`price.promoter.line.${kind}`, kind)}</p>
        <p className="text-small text-ink-soft wrap-anywhere">
          <FactsInRow facts={about} />
        </p>
      </div>
      <p className={`figures font-semibold ${amount.amount < 0 ? 'text-ink-soft' : 'text-good'}`}>
        {format.money(amount)}
      </p>
    </article>
  );
}
