import { addressOf, formatAddress, Link } from '@cpc/appkit';
import type { StockLine } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { colourText } from '@cpc/i18n';
import { Chip, useTranslator } from '@cpc/ui';
import { Pending } from '../core/fetched.tsx';
import { useGoodsName } from '../stock/names.ts';
import { useCall } from '../core/calls.ts';
import { useDuty } from '../core/session-store.ts';

/** The most urgent; the others are on the page of the stock. */
const MAX_SHOWN = 8;

const TONES = { empty: 'bad', low: 'warn', fine: 'neutral' } as const;

/** What the station runs out of, and what is used fastest, so that the next visitor brings the right pieces (SK-04). */
export function Stock({ id }: { readonly id: StationId }) {
  const { t } = useTranslator();
  const stock = useStock(id);
  if (!stock.data) return <Pending of={stock} room="h-24" />;
  if (stock.data.length === 0) return <p className="text-small text-ink-soft">{t('partner.stock.none')}</p>;
  return (
    <>
      <ul className="divide-line -my-3 divide-y">
        {stock.data.slice(0, MAX_SHOWN).map((line) => (
          <StockRow key={`${line.goods_id} ${line.shell_id} ${line.colour_id}`} line={line} />
        ))}
      </ul>
      <Link
        to={formatAddress(addressOf('/stock', { station: id }))}
        className="text-small flex min-h-11 items-center self-start underline underline-offset-2"
      >
        {t('incidents.stock.all')}
      </Link>
    </>
  );
}

/** One kind of piece: how fast it is used, how long it lasts and how many are left. */
export function StockRow({ line }: { readonly line: StockLine }) {
  const { t, tOr } = useTranslator();
  const goodsName = useGoodsName();
  const { available, days_left, used, used_days, level } = line;
  const parts = [
    tOr(`shell.${line.shell_name}`, line.shell_name),
    colourText({ tOr }, line.colour_name),
    ...(used > 0 ? [t('partner.stock.used', { count: used, days: used_days })] : []),
    ...(available > 0 && days_left !== null ? [t('partner.stock.days', { days: days_left })] : []),
  ];
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <bdi>{goodsName({ model: line.model })}</bdi>
        </p>
        <p className="text-small text-ink-soft">{parts.join('\u00a0· ')}</p>
      </div>
      <Chip tone={TONES[level]}>
        {level === 'empty' ? t('partner.stock.empty') : t('partner.stock.left', { count: available })}
      </Chip>
    </li>
  );
}

/** It changes only with a print: it is fetched every minute. */
const useStock = (stationId: StationId) =>
  useCall(
    ['stock', stationId],
    'Partner.stock',
    { machine_id: stationId },
    { enabled: useDuty('stock'), everyMs: 60_000 },
  );
