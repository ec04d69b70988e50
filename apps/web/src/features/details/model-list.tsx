import type { GoodsView } from '@cpc/contract';
import { createPhoneSearch } from '@cpc/search';
import { ChoiceChip, SearchField, Skeleton, useT, useTranslator } from '@cpc/ui';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { sharedStore, useShared } from '../../core/stores.ts';
import { CustomSizeRow } from './custom-size-row.tsx';
import { ModelGroups, ModelRows, type ModelRowsProps } from './model-rows.tsx';
import { NoModel } from './no-model.tsx';
import type { Suggested } from './own-phone/suggested.ts';
import { Suggestions } from './suggestions.tsx';
import { useFirstPhoto } from './use-first-photo.ts';

interface ModelListProps extends Omit<ModelRowsProps, 'usualPrice'> {
  readonly suggested: Suggested;
}

/** With this many models or more there is a search field. */
const SEARCH_FROM = 8;

/** More than a screen shows: these are there at once, and the other hundreds a moment later. */
const FIRST_ROWS = 16;

/** The likely models, then all by brand and generation, found by a few letters in any order and spelling (CT-06). */
export function ModelList({ goods, suggested, chosen, onChoose: choose }: ModelListProps) {
  const { t, format } = useTranslator();
  const [keyword, setKeyword] = useState('');
  const [brand, setBrand] = useState<string>();
  const search = useMemo(() => createPhoneSearch(goods), [goods]);
  const asked = useDeferredValue(keyword);
  const answer = useMemo(() => search(asked), [search, asked]);
  const found = useMemo(() => ofBrand(answer.items, brand), [answer, brand]);
  const shown = useDeferredValue(found, found.slice(0, FIRST_ROWS));
  const phone = goods[0]?.surface.category === 'phoneCase';
  const usual = useMemo(() => usualPrice(goods), [goods]);
  // The same for as long as nothing is typed: the long list is not drawn again.
  const onChoose = useCallback(
    (goodsId: string) => {
      sharedStore.getState().noteSearch(asked);
      choose(goodsId);
    },
    [asked, choose],
  );
  const rest = { usualPrice: usual?.amount, chosen, onChoose };
  return (
    <section aria-label={t(phone ? 'shop.details.model' : 'shop.goods.kind')} className="flex min-w-0 flex-col gap-3">
      {phone ? <PhotoWaits /> : null}
      {goods.length >= SEARCH_FROM ? (
        <SearchField label={t('shop.details.search')} value={keyword} onChange={setKeyword} />
      ) : null}
      {asked === '' && brand === undefined ? (
        <>
          {goods.length >= SEARCH_FROM ? <Recent finds={search} onSearch={setKeyword} /> : null}
          <Suggestions {...suggested} onChoose={onChoose} />
        </>
      ) : null}
      <Brands goods={goods} chosen={brand} onChoose={setBrand} />
      {usual === undefined ? null : (
        <p className="figures px-1 text-small text-ink-soft">
          {t('shop.details.each', { price: format.money(usual) })}
        </p>
      )}
      <p role="status" className="sr-only">
        {asked === '' ? '' : resultText(t, answer.missing, found.length)}
      </p>
      {found.length === 0 ? (
        <NoModel asked={asked} found={answer} instead={phone ? <CustomSizeRow /> : null}>
          {(others, label) => <ModelRows label={label} goods={others} {...rest} />}
        </NoModel>
      ) : asked === '' ? (
        <ModelGroups goods={shown} {...rest} />
      ) : (
        <ModelRows label={t('shop.details.model')} goods={found} {...rest} named />
      )}
      {phone && found.length > 0 ? <CustomSizeRow /> : null}
    </section>
  );
}

interface RecentProps {
  readonly finds: ReturnType<typeof createPhoneSearch<GoodsView>>;
  readonly onSearch: (keyword: string) => void;
}

/** What led to a choice before, as far as it finds something here. */
function Recent({ finds, onSearch }: RecentProps) {
  const t = useT();
  const kept = useShared((state) => state.search);
  const found = useMemo(() => kept.filter((keyword) => finds(keyword).items.length > 0), [kept, finds]);
  if (found.length === 0) return null;
  return (
    <section aria-label={t('shop.details.recent')} className="flex flex-col gap-2">
      <h2 className="px-1 pt-1 text-small font-medium text-ink-soft">{t('shop.details.recent')}</h2>
      <div className="flex flex-wrap gap-2">
        {found.map((keyword) => (
          <ChoiceChip key={keyword} chosen={false} onClick={() => onSearch(keyword)}>
            <bdi>{keyword}</bdi>
          </ChoiceChip>
        ))}
      </div>
    </section>
  );
}

/** What more than half of the goods cost; undefined where prices differ. */
function usualPrice(goods: readonly GoodsView[]): GoodsView['price'] | undefined {
  const middle = goods.map(({ price }) => price).toSorted((a, b) => a.amount - b.amount)[Math.floor(goods.length / 2)];
  const same = goods.filter(({ price }) => price.amount === middle?.amount);
  return same.length * 2 > goods.length ? middle : undefined;
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

export const ModelListSkeleton = () => (
  <div className="flex flex-col gap-3">
    <Skeleton className="h-12 w-full rounded-full" />
    <Skeleton className="h-11 w-2/3 rounded-full" />
    <Skeleton className="h-96 w-full rounded-large" />
  </div>
);

/** The photo that was chosen first, while its phone is chosen; nothing without one. */
function PhotoWaits() {
  const t = useT();
  const photo = useFirstPhoto();
  if (photo === undefined) return null;
  return (
    <p className="flex animate-rise items-center gap-4 rounded-large bg-raised p-3 font-medium">
      <img src={photo} alt="" className="h-20 w-16 shrink-0 rounded-medium object-cover" />
      {t('shop.select.photoReady')}
    </p>
  );
}
