import type { GoodsView } from '@cpc/contract';
import { Chip, ChoiceChip, List, Row, SearchField, Skeleton, StateView, useFormat, useT } from '@cpc/ui';
import { useState } from 'react';
import { matches } from '../../core/search.ts';
import { CaseView } from '../../layout/case-view.tsx';

interface ModelListProps {
  readonly goods: readonly GoodsView[];
  readonly chosen: string | undefined;
  readonly onChoose: (goodsId: string) => void;
}

/** Every model, found by brand or by a few letters; each drawn to the same scale as the others. */
export function ModelList({ goods, chosen, onChoose }: ModelListProps) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const [brand, setBrand] = useState<string>();
  const brands = [...new Set(goods.map((one) => one.brand))];
  const found = goods.filter(
    (one) => (brand === undefined || one.brand === brand) && matches(`${one.brand} ${one.model}`, keyword),
  );
  return (
    <section aria-label={t('shop.details.model')} className="flex min-w-0 flex-col gap-3">
      <SearchField label={t('shop.details.search')} value={keyword} onChange={setKeyword} />
      {brands.length > 1 ? (
        <div
          role="group"
          aria-label={t('shop.details.brand')}
          className="hide-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1"
        >
          <ChoiceChip chosen={brand === undefined} onClick={() => setBrand(undefined)}>
            {t('shop.details.allBrands')}
          </ChoiceChip>
          {brands.map((name) => (
            <ChoiceChip key={name} chosen={brand === name} onClick={() => setBrand(name)}>
              {name}
            </ChoiceChip>
          ))}
        </div>
      ) : null}
      {found.length === 0 ? (
        <StateView icon="search" title={t('shop.details.none', { text: keyword })} hint={t('shop.details.noneWhy')} />
      ) : (
        <List label={t('shop.details.model')}>
          {found.map((one) => (
            <ModelRow
              key={one.goods_id}
              goods={one}
              chosen={one.goods_id === chosen}
              onChoose={() => onChoose(one.goods_id)}
            />
          ))}
        </List>
      )}
    </section>
  );
}

interface ModelRowProps {
  readonly goods: GoodsView;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** CSS pixels for a millimetre, so that a small phone looks small beside a big one. */
const SCALE = 0.42;

function ModelRow({ goods, chosen, onChoose }: ModelRowProps) {
  const t = useT();
  const format = useFormat();
  return (
    <Row
      lead={
        <span className="flex h-18 w-10 shrink-0 items-center justify-center">
          <span className="flex" style={{ height: goods.surface.height * SCALE }}>
            <CaseView surface={goods.surface} className="h-full" />
          </span>
        </span>
      }
      title={goods.model}
      note={format.size(goods.surface.width, goods.surface.height)}
      end={
        goods.stock === 0 ? (
          <Chip>{t('shop.details.soldOut')}</Chip>
        ) : (
          <span className="figures shrink-0 text-small text-ink-soft">{format.money(goods.price)}</span>
        )
      }
      onPress={onChoose}
      {...(chosen ? { chosen } : {})}
    />
  );
}

export const ModelListSkeleton = () => (
  <div className="flex flex-col gap-3">
    <Skeleton className="h-12 w-full rounded-full" />
    <Skeleton className="h-11 w-2/3 rounded-full" />
    <Skeleton className="h-96 w-full rounded-large" />
  </div>
);
