import type { GoodsView } from '@cpc/contract';
import { Chip, List, Row, useFormat, useT } from '@cpc/ui';
import { memo, type ReactNode } from 'react';
import { useGoodsName } from '../../parts/goods-name.ts';
import { ModelThumb } from './model-thumb.tsx';
import { type BrandGroup, bySeries, type Series } from './series.ts';

export interface ModelRowsProps {
  readonly goods: readonly GoodsView[];
  /** What nearly all cost, in minor units: it is said once, above them. */
  readonly usualPrice: number | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (goodsId: string) => void;
}

type Choosing = Omit<ModelRowsProps, 'goods'>;

/** The approximate height of a row of tiles in CSS pixels: rows out of sight are not laid out and take up this height. */
const ROW_HEIGHT = 176;
const HEADING_HEIGHT = 40;
/** As many tiles stand side by side on nearly all phones. */
const TILES = 3;

/** All models under their brands and generations; goods of no brand stand in one list. */
export function ModelGroups({ goods, ...rest }: ModelRowsProps) {
  return bySeries(goods).map((group) => <Brand key={group.brand} group={group} {...rest} />);
}

interface BrandProps extends Choosing {
  readonly group: BrandGroup<GoodsView>;
}

const Brand = memo(function Brand({ group: { brand, series }, ...rest }: BrandProps) {
  return (
    <div className="flex flex-col gap-2">
      {brand === '' ? null : <h2 className="px-1 pt-3 text-lead font-semibold">{brand}</h2>}
      {series.map((one) => (
        <OneSeries key={one.name} series={one} titled={one.name !== brand && one.name !== ''} {...rest} />
      ))}
    </div>
  );
});

interface OneSeriesProps extends Choosing {
  readonly series: Series<GoodsView>;
  readonly titled: boolean;
}

function OneSeries({ series: { name, items }, titled, ...rest }: OneSeriesProps) {
  return (
    <div
      style={{
        contentVisibility: 'auto',
        containIntrinsicSize: `auto ${Math.ceil(items.length / TILES) * ROW_HEIGHT + (titled ? HEADING_HEIGHT : 0)}px`,
      }}
      className="flex flex-col gap-2"
    >
      {titled ? <h3 className="px-1 pt-2 text-small font-medium text-ink-soft">{name}</h3> : null}
      <ModelRows label={name} goods={items} {...rest} />
    </div>
  );
}

interface LabelledRowsProps extends ModelRowsProps {
  readonly label: string;
  /** Each row names its brand, if no heading does. */
  readonly named?: boolean;
}

/** Phones as tiles: one knows one's own by its back. Other goods as rows: their size says what they are. */
export function ModelRows({ label, goods, chosen, named = false, ...rest }: LabelledRowsProps) {
  const rows = goods.map((one) => {
    const Item = one.surface.form.kind === 'shell' ? ModelTile : ModelRow;
    return <Item key={one.goods_id} goods={one} named={named} chosen={one.goods_id === chosen} {...rest} />;
  });
  if (goods[0]?.surface.form.kind !== 'shell') return <List label={label}>{rows}</List>;
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(min(6.5rem,100%),1fr))] gap-2">
      {rows.map((row) => (
        <li key={row.key} className="grid">
          {row}
        </li>
      ))}
    </ul>
  );
}

interface ModelProps extends Pick<ModelRowsProps, 'usualPrice' | 'onChoose'> {
  readonly goods: GoodsView;
  readonly named: boolean;
  readonly chosen: boolean;
}

const ModelTile = memo(function ModelTile({ goods, named, chosen, onChoose, usualPrice }: ModelProps) {
  const nameOf = useGoodsName();
  return (
    <button
      type="button"
      onClick={() => onChoose(goods.goods_id)}
      aria-pressed={chosen || undefined}
      className="press bg-raised hover:bg-lifted rounded-large aria-pressed:ring-warm flex min-w-0 flex-col items-center gap-3 px-2 pt-4 pb-3 aria-pressed:ring-2"
    >
      <ModelThumb surface={goods.surface} />
      <span className="flex min-w-0 flex-col items-center gap-0.5 text-center">
        <span className="text-small leading-tight font-medium wrap-anywhere text-balance">{nameOf(goods)}</span>
        {named && goods.brand !== '' ? <span className="text-small text-ink-soft">{goods.brand}</span> : null}
        <Offer goods={goods} usualPrice={usualPrice} />
      </span>
    </button>
  );
});

const ModelRow = memo(function ModelRow({ goods, named, chosen, onChoose, usualPrice }: ModelProps) {
  const format = useFormat();
  const nameOf = useGoodsName();
  // Goods of a brand are known by their name; of others the size of the print says what they are.
  const size = goods.brand === '' ? format.size(goods.surface.width, goods.surface.height) : undefined;
  const note = named && goods.brand !== '' ? goods.brand : size;
  return (
    <Row
      lead={<ModelThumb surface={goods.surface} />}
      title={nameOf(goods)}
      {...(note === undefined ? {} : { note })}
      end={<Offer goods={goods} usualPrice={usualPrice} />}
      onPress={() => onChoose(goods.goods_id)}
      {...(chosen ? { chosen } : {})}
    />
  );
});

/** That it is gone, or a price that is not the usual one. */
function Offer({ goods: { stock, price }, usualPrice }: Pick<ModelProps, 'goods' | 'usualPrice'>): ReactNode {
  const t = useT();
  const format = useFormat();
  if (stock === 0) return <Chip>{t('shop.details.soldOut')}</Chip>;
  if (price.amount === usualPrice) return null;
  return <span className="figures shrink-0 text-small text-ink-soft">{format.money(price)}</span>;
}
