import type { ShopOrder } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';
import { Moment } from '../core/history.tsx';
import { FactsInRow } from '../core/facts-in-row.tsx';

interface TimelineProps {
  readonly history: ShopOrder['history'];
  /** The order has several items: each step says which one it is about. */
  readonly several: boolean;
}

/** All that happened to an order, the latest first: when, what, who and why (OR-09). */
export function Timeline({ history, several }: TimelineProps) {
  return (
    <ol className="border-line ms-1.5 flex flex-col gap-4 border-s">
      {history.toReversed().map((step, index) => (
        <Step key={`${history.length - index}`} step={step} several={several} />
      ))}
    </ol>
  );
}

function Step({ step, several }: { readonly step: ShopOrder['history'][number]; readonly several: boolean }) {
  const { t, tOr } = useTranslator();
  const { at, what, actor, by, note, line } = step;
  const facts = [
    ...(several && line !== null ? [t('shopOrders.line', { line })] : []),
    by ?? tOr(`partner.stock.by.${actor}`, actor),
  ];
  return (
    <li className="text-small relative flex flex-col gap-0.5 ps-5">
      <span aria-hidden className="bg-edge absolute -start-[0.3rem] top-1.5 size-2.5 rounded-full" />
      <span className="flex flex-col sm:flex-row sm:items-baseline sm:justify-between sm:gap-x-3">
        <span className="font-medium">{tOr(`order.event.${what}`, tOr(`shopOrders.event.${what}`, what))}</span>
        <Moment at={at} />
      </span>
      <span className="text-ink-soft">
        <FactsInRow facts={facts} />
      </span>
      {note !== null && (
        <span className="text-ink-soft wrap-anywhere">
          <bdi>{note}</bdi>
        </span>
      )}
    </li>
  );
}
