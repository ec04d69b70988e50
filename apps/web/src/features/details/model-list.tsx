import type { GoodsView } from '@cpc/contract';
import { createPhoneSearch } from '@cpc/search';
import { Chip, ChoiceChip, List, Row, SearchField, Skeleton, useFormat, useT } from '@cpc/ui';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useGoodsName } from '../../data/goods-name.ts';
import { CustomSizeRow } from './custom-size-row.tsx';
import { ModelThumb } from './model-thumb.tsx';
import { NoModel } from './no-model.tsx';

interface ModelListProps {
  readonly goods: readonly GoodsView[];
  readonly chosen: string | undefined;
  readonly onChoose: (goodsId: string) => void;
}

/** With this many models or more there is a search field. */
const SEARCH_FROM = 8;

/** All models by brand, found by a few letters in any order and spelling (CT-06). */
export function ModelList({ goods, chosen, onChoose }: ModelListProps) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const [brand, setBrand] = useState<string>();
  const search = useMemo(() => createPhoneSearch(goods), [goods]);
  const asked = useDeferredValue(keyword);
  const answer = useMemo(() => search(asked), [search, asked]);
  const found = useMemo(() => ofBrand(answer.items, brand), [answer, brand]);
  const phone = goods[0]?.surface.category === 'phoneCase';
  return (
    <section aria-label={t(phone ? 'shop.details.model' : 'shop.goods.kind')} className="flex min-w-0 flex-col gap-3">
      {goods.length >= SEARCH_FROM ? (
        <SearchField label={t('shop.details.search')} value={keyword} onChange={setKeyword} />
      ) : null}
      <Brands goods={goods} chosen={brand} onChoose={setBrand} />
      <p role="status" className="sr-only">
        {asked === '' ? '' : resultText(t, answer.missing, found.length)}
      </p>
      {found.length === 0 ? (
        <NoModel asked={asked} found={answer} instead={phone ? <CustomSizeRow /> : null}>
          {(others, label) => <Models label={label} goods={others} chosen={chosen} onChoose={onChoose} />}
        </NoModel>
      ) : asked === '' ? (
        groupsOf(found).map(([name, models]) => (
          <Group key={name} name={name} goods={models} chosen={chosen} onChoose={onChoose} />
        ))
      ) : (
        <Models label={t('shop.details.model')} goods={found} chosen={chosen} onChoose={onChoose} named />
      )}
      {phone && found.length > 0 ? <CustomSizeRow /> : null}
    </section>
  );
}

/** The text for screen readers. */
const resultText = (t: ReturnType<typeof useT>, missing: string | undefined, count: number): string =>
  missing === undefined ? t('shop.details.results', { count }) : t('shop.details.missing', { phone: missing });

/**
 * The models of the brand; all models if the brand has none, since the typed text counts more than the brand chosen
 * before.
 */
function ofBrand(goods: readonly GoodsView[], brand: string | undefined): readonly GoodsView[] {
  const same = goods.filter((one) => brand === undefined || one.brand === brand);
  return same.length > 0 ? same : goods;
}

interface BrandsProps {
  readonly goods: readonly GoodsView[];
  readonly chosen: string | undefined;
  readonly onChoose: (brand: string | undefined) => void;
}

function Brands({ goods, chosen, onChoose }: BrandsProps) {
  const t = useT();
  const brands = useMemo(() => [...new Set(goods.map((one) => one.brand))], [goods]);
  if (brands.length < 2) return null;
  return (
    <div
      role="group"
      aria-label={t('shop.details.brand')}
      className="hide-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1"
    >
      <ChoiceChip chosen={chosen === undefined} onClick={() => onChoose(undefined)}>
        {t('shop.details.allBrands')}
      </ChoiceChip>
      {brands.map((name) => (
        <ChoiceChip key={name} chosen={chosen === name} onClick={() => onChoose(name)}>
          {name}
        </ChoiceChip>
      ))}
    </div>
  );
}

function groupsOf(goods: readonly GoodsView[]): readonly (readonly [brand: string, goods: readonly GoodsView[]])[] {
  const groups = new Map<string, GoodsView[]>();
  for (const one of goods) groups.set(one.brand, [...(groups.get(one.brand) ?? []), one]);
  return [...groups];
}

interface GroupProps extends ModelListProps {
  readonly name: string;
}

/** The approximate height of a row in CSS pixels: rows out of sight are not laid out and take up this height. */
const ROW_HEIGHT = 89;

const Group = memo(function Group({ name, goods, chosen, onChoose }: GroupProps) {
  return (
    <div
      style={{ contentVisibility: 'auto', containIntrinsicSize: `auto ${goods.length * ROW_HEIGHT + 40}px` }}
      className="flex flex-col gap-2"
    >
      {name === '' ? null : <h2 className="px-1 pt-2 text-small font-medium text-ink-soft">{name}</h2>}
      <Models label={name} goods={goods} chosen={chosen} onChoose={onChoose} />
    </div>
  );
});

interface ModelsProps extends ModelListProps {
  readonly label: string;
  /** Each row names its brand, if no heading does. */
  readonly named?: boolean;
}

function Models({ label, goods, chosen, onChoose, named = false }: ModelsProps) {
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
  const size = format.size(goods.surface.width, goods.surface.height);
  return (
    <Row
      lead={<ModelThumb surface={goods.surface} />}
      title={nameOf(goods)}
      note={named && goods.brand !== '' ? goods.brand : size}
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

export const ModelListSkeleton = () => (
  <div className="flex flex-col gap-3">
    <Skeleton className="h-12 w-full rounded-full" />
    <Skeleton className="h-11 w-2/3 rounded-full" />
    <Skeleton className="h-96 w-full rounded-large" />
  </div>
);
