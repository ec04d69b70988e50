import type { PromoterLine } from '@cpc/contract';
import { StateView, useT, useTranslator } from '@cpc/ui';
import { FetchedList } from '../core/fetched.tsx';
import { FactsInRow } from '../core/facts-in-row.tsx';
import { usePromoterLines } from './use-promoters.ts';

/** The lines of a promoter's account, newest first. */
export function Earnings({ promoterId }: { readonly promoterId: string }) {
  const t = useT();
  const lines = usePromoterLines(promoterId);
  return (
    <section aria-label={t('price.promoter.lines')} className="flex flex-col gap-3">
      <h2 className="text-lead font-semibold">{t('price.promoter.lines')}</h2>
      <FetchedList
        of={lines}
        label={t('price.promoter.lines')}
        room="h-60"
        empty={
          <StateView icon="coins" title={t('price.promoter.lines.none')} hint={t('price.promoter.lines.none.hint')} />
        }
      >
        {(line) => <Line key={line.line_id} line={line} />}
      </FetchedList>
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
