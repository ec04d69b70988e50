import { Link } from '@cpc/appkit';
import type { ActionInput, StockMovement } from '@cpc/contract';
import type { Formats } from '@cpc/i18n';
import { ErrorState, List, Skeleton, StateView, useT, useTranslator } from '@cpc/ui';
import { FactsInRow } from './facts.tsx';
import { useKindName } from './kind-name.ts';
import { MoreButton } from '../core/more-button.tsx';
import { toOrder } from '../core/paths.ts';
import { useMovements } from './use-stock-page.ts';
import { useGoodsName } from './goods-name.ts';

/** What changed in stock, newest first: what, when, who, why, and of which order (SK-03). */
export function Movements({ wanted }: { readonly wanted: ActionInput<'Partner.stockMovements'> }) {
  const t = useT();
  const moves = useMovements(wanted);
  if (!moves.data)
    return moves.isError ? (
      <ErrorState onRetry={() => void moves.refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-large" />
    );
  const rows = moves.data.pages.flat();
  if (rows.length === 0)
    return <StateView icon="clock" title={t('partner.stock.moves.none')} hint={t('partner.stock.moves.none.hint')} />;
  return (
    <>
      <List label={t('partner.stock.view.movements')}>
        {rows.map((row) => (
          <Movement key={row.movement_id} row={row} />
        ))}
      </List>
      {moves.hasNextPage && <MoreButton busy={moves.isFetchingNextPage} onMore={() => void moves.fetchNextPage()} />}
    </>
  );
}

const signed = (pieces: number, { number }: Formats): string => (pieces > 0 ? `+${number(pieces)}` : number(pieces));

function Movement({ row }: { readonly row: StockMovement }) {
  const { t, tOr, format } = useTranslator();
  const goodsName = useGoodsName();
  const kindName = useKindName();
  const { kind, reason, order_number: number, actor, by } = row;
  const facts = [
    row.machine_name,
    by ?? tOr(`partner.stock.by.${actor}`, actor),
    ...(reason === null ? [] : [tOr(`partner.stock.reason.${reason}`, reason)]),
  ];
  return (
    <article className="flex flex-wrap items-baseline gap-x-4 gap-y-1 p-4">
      <p className="figures w-14 font-semibold" dir="ltr">
        {signed(row.on_hand === 0 ? row.available : row.on_hand, format)}
      </p>
      <div className="min-w-0 grow basis-60">
        <p className="font-medium wrap-anywhere">
          <FactsInRow facts={[t(`partner.stock.move.${kind}`), goodsName({ model: row.model }), kindName(row)]} />
        </p>
        <p className="text-small text-ink-soft wrap-anywhere">
          <FactsInRow facts={facts} />
          {number !== null && (
            <>
              <span aria-hidden>{' · '}</span>
              <Link to={toOrder(number)} className="underline underline-offset-2">
                <bdi>{t('partner.stock.moves.order', { number })}</bdi>
              </Link>
            </>
          )}
        </p>
      </div>
      <p className="figures text-small text-ink-faint">{format.dateTime(row.at)}</p>
    </article>
  );
}
