import { Link } from '@cpc/appkit';
import type { ActionInput, StockMovement } from '@cpc/contract';
import type { Formats } from '@cpc/i18n';
import { StateView, useT, useTranslator } from '@cpc/ui';
import { FactsInRow } from '../core/facts-in-row.tsx';
import { FetchedList } from '../core/fetched.tsx';
import { toOrder } from '../core/paths.ts';
import { useGoodsName, useKindName } from './names.ts';
import { useMovements } from './use-stock-page.ts';

/** What changed in stock, newest first: what, when, who, why, and of which order (SK-03). */
export function Movements({ wanted }: { readonly wanted: ActionInput<'Partner.stockMovements'> }) {
  const t = useT();
  const moves = useMovements(wanted);
  return (
    <FetchedList
      of={moves}
      label={t('partner.stock.view.movements')}
      room="h-96"
      empty={<StateView icon="clock" title={t('partner.stock.moves.none')} hint={t('partner.stock.moves.none.hint')} />}
    >
      {(row) => <Movement key={row.movement_id} row={row} />}
    </FetchedList>
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
