import type { GoodsView } from '@cpc/contract';
import { Chip, List, Row, useFormat, useT } from '@cpc/ui';
import { memo } from 'react';
import { useGoodsName } from '../../parts/goods-name.ts';
import { ModelThumb } from './model-thumb.tsx';
import { type BrandGroup, bySeries, type Series } from './series.ts';

export interface ModelRowsProps {
  readonly goods: readonly GoodsView[];
  readonly chosen: string | undefined;
  readonly onChoose: (goodsId: string) => void;
}

type Choosing = Pick<ModelRowsProps, 'chosen' | 'onChoose'>;

/** The approximate height of a row in CSS pixels: rows out of sight are not laid out and take up this height. */
const ROW_HEIGHT = 89;
const HEADING_HEIGHT = 40;

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

function OneSeries({ series: { name, items }, titled, chosen, onChoose }: OneSeriesProps) {
  return (
    <div
      style={{
        contentVisibility: 'auto',
        containIntrinsicSize: `auto ${items.length * ROW_HEIGHT + (titled ? HEADING_HEIGHT : 0)}px`,
      }}
      className="flex flex-col gap-2"
    >
      {titled ? <h3 className="px-1 pt-2 text-small font-medium text-ink-soft">{name}</h3> : null}
      <ModelRows label={name} goods={items} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}

interface LabelledRowsProps extends ModelRowsProps {
  readonly label: string;
  /** Each row names its brand, if no heading does. */
  readonly named?: boolean;
}

export function ModelRows({ label, goods, chosen, onChoose, named = false }: LabelledRowsProps) {
  return (
    <List label={label}>
      {goods.map((one) => (
        <ModelRow key={one.goods_id} goods={one} named={named} chosen={one.goods_id === chosen} onChoose={onChoose} />
      ))}
    </List>
  );
}

interface ModelRowProps {
  readonly goods: GoodsView;
  readonly named: boolean;
  readonly chosen: boolean;
  readonly onChoose: (goodsId: string) => void;
}

const ModelRow = memo(function ModelRow({ goods, named, chosen, onChoose }: ModelRowProps) {
  const t = useT();
  const format = useFormat();
  const nameOf = useGoodsName();
  // A phone is known by its name; of other goods the size of the print says what they are.
  const phone = goods.category === 'phoneCase' || goods.brand !== '';
  const size = phone ? undefined : format.size(goods.surface.width, goods.surface.height);
  const note = named && goods.brand !== '' ? goods.brand : size;
  return (
    <Row
      lead={<ModelThumb surface={goods.surface} />}
      title={nameOf(goods)}
      {...(note === undefined ? {} : { note })}
      end={
        goods.stock === 0 ? (
          <Chip>{t('shop.details.soldOut')}</Chip>
        ) : (
          <span className="figures shrink-0 text-small text-ink-soft">{format.money(goods.price)}</span>
        )
      }
      onPress={() => onChoose(goods.goods_id)}
      {...(chosen ? { chosen } : {})}
    />
  );
});
