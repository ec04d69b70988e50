import type { ShopOrder, ShopOrderItem } from '@cpc/contract';
import { money } from '@cpc/domain';
import { Button, Icon, useT, useTranslator } from '@cpc/ui';
import { FactsInRow } from '../core/facts-in-row.tsx';
import { Thumbnail } from '../core/thumbnail.tsx';
import { useGoodsName, useKindName } from '../stock/names.ts';
import { LabelChip } from './label-chip.tsx';

/** What can be done with one item. */
export type ItemAct = 'refund' | 'reprint' | 'callOff' | 'handOver';

interface ItemCardProps {
  readonly order: ShopOrder;
  readonly item: ShopOrderItem;
  /** Asks about an act; a person without the duty has none. */
  readonly onAct?: (act: ItemAct) => void;
}

/** One item: picture, goods, print, blank and price, and what can be done with it. */
export function ItemCard({ order, item, onAct }: ItemCardProps) {
  const { t, format } = useTranslator();
  const goodsName = useGoodsName();
  const model = goodsName({ model: item.model });
  const kindName = useKindName();
  // The drawings of the order have a line of their own.
  const price = money(item.price.amount - item.drawings_price.amount, item.price.currency);
  const facts = [
    ...(item.print_number === null ? [] : [item.print_number]),
    ...(item.bay === null ? [] : [t('shopOrders.bay', { bay: item.bay })]),
    ...(item.piece === null ? [] : [t(`shopOrders.piece.${item.piece}`)]),
  ];
  return (
    <article
      aria-label={model}
      className="grid grid-cols-[auto_minmax(0,1fr)] large:grid-cols-1 items-start gap-x-4 gap-y-3"
    >
      <Thumbnail asset={item.thumbnail} label={model} size="large" />
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-semibold wrap-anywhere">
            <bdi>{goodsName(item)}</bdi>
          </h3>
          <p className="figures font-semibold whitespace-nowrap">{format.money(price)}</p>
        </div>
        <p className="text-small text-ink-soft wrap-anywhere">
          <FactsInRow facts={[kindName(item)]} />
        </p>
        <p className="figures text-small text-ink-soft wrap-anywhere">
          <FactsInRow facts={facts} />
        </p>
        <div>
          <LabelChip label={item.label} percent={item.percent} />
        </div>
        <ItemFindings findings={item.findings} />
        {item.model_made && <p className="text-small text-ink-soft">{t('shopOrders.modelMade')}</p>}
      </div>
      {onAct && (
        // On a phone they have the whole width: beside the picture the longest names have no room.
        <div className="col-span-full flex flex-col gap-2 sm:col-start-2">
          <div className="flex flex-wrap gap-2">
            {item.in_bay && (
              <Button kind="primary" icon="bag" onClick={() => onAct('handOver')}>
                {t('shopOrders.handOver')}
              </Button>
            )}
            {item.left.amount > 0 && (
              <Button kind="outline" icon="undo" onClick={() => onAct('refund')}>
                {t('shopOrders.refund')}
              </Button>
            )}
            {item.reprint_waits && (
              <Button kind="outline" icon="close" onClick={() => onAct('callOff')}>
                {t('shopOrders.callOff')}
              </Button>
            )}
            {item.reprintable && (
              <Button kind="outline" icon="refresh" onClick={() => onAct('reprint')}>
                {t('shopOrders.reprint')}
              </Button>
            )}
          </div>
          {item.left.amount === 0 && order.no_refund === null && (
            <p className="text-small text-ink-faint">{t('shopOrders.refund.none')}</p>
          )}
        </div>
      )}
    </article>
  );
}

/** The preflight findings that the customer accepted when ordering (PF-03): they help the shop in a dispute. */
function ItemFindings({ findings }: Pick<ShopOrderItem, 'findings'>) {
  const t = useT();
  if (findings.length === 0) return null;
  const kinds = [...new Map(findings.map((finding) => [finding.kind, finding])).values()];
  const named = kinds.map(({ kind, values }) => t(`preflight.kind.${kind}`, values));
  return (
    <p className="text-small text-ink-soft flex items-start gap-1.5">
      <Icon name="warning" size={16} className="text-warn mt-0.5 shrink-0" />
      <span>{t('shopOrders.findings', { findings: named.join(' · ') })}</span>
    </p>
  );
}
