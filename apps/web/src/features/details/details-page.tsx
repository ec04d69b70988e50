import { currentAddress, goBack, useAddress } from '@cpc/appkit';
import type { GoodsView } from '@cpc/contract';
import { ClientError } from '@cpc/client';
import { Page, Skeleton, useT, useWide, IconButton } from '@cpc/ui';
import { useCallback, useEffect, useMemo } from 'react';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { useGoods, useGoodsList } from '../../data/goods.ts';
import { useHereStation } from '../../data/here-station.ts';
import { useStationId } from '../../data/stations.ts';
import { CaseView } from '../../parts/case-view.tsx';
import { HeroCase } from '../../parts/hero-case.tsx';
import { ART } from '../../parts/hero-surface.ts';
import { QueryView } from '../../parts/query-view.tsx';
import { StationNotices } from '../../parts/station-notices.tsx';
import { Configurator } from './configurator.tsx';
import { DesignButton } from './design-button.tsx';
import { ModelList, ModelListSkeleton } from './model-list.tsx';
import type { Suggested } from './own-phone/suggested.ts';
import { useSuggested } from './own-phone/use-suggested.ts';
import { useLook } from './use-look.ts';
import { customSizeOf } from '@cpc/design';
import { brand, type GoodsId } from '@cpc/domain';
import { useFavourite, useLikedGoods } from '../../data/collection.ts';

/** The choice of model, then shell and colour; the case, the price and the stock stay visible (RT-06, CT-04). */
export default function DetailsPage() {
  const t = useT();
  const wide = useWide();
  const { goods_id, category: asked } = useAddress().query;
  // A link to goods, as from a wish, an order or the studio, does not tell of what kind they are.
  const known = useGoods(goods_id, useStationId()).data?.goods.category;
  const category = asked ?? known ?? 'phoneCase';
  const phone = category === 'phoneCase';
  const back = () => (goods_id !== undefined && !wide ? chooseModel(undefined, category) : goBack(PATHS.allSelect));
  return (
    <Page
      title={t(
        goods_id === undefined
          ? phone
            ? 'shop.select.choose'
            : 'shop.select.go'
          : phone
            ? 'shop.details.title'
            : 'shop.goods.title',
      )}
      width={wide ? 'wide' : 'reading'}
      onBack={back}
      end={phone && goods_id !== undefined ? <LikeButton goodsId={goods_id} /> : undefined}
      action={wide ? undefined : <DesignButton />}
    >
      <ClosedNotice />
      <div className={wide ? 'grid grow grid-cols-[minmax(20rem,26rem)_1fr] gap-10 pt-2' : 'flex grow flex-col pt-2'}>
        {goods_id === undefined || wide ? <Models key={category} chosen={goods_id} category={category} /> : null}
        {goods_id !== undefined ? (
          <div className="flex min-w-0 grow flex-col gap-6 lg:sticky lg:top-16 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto lg:pb-4">
            <Chosen goodsId={goods_id} category={category} />
            {/* In sight, however long the facts are: the list beside them is longer. */}
            {wide ? (
              <div className="sticky bottom-0 flex flex-col gap-2">
                <DesignButton />
              </div>
            ) : null}
          </div>
        ) : wide ? (
          <PickFirst category={category} />
        ) : null}
      </div>
    </Page>
  );
}

/** Choosing replaces the address: "back" leaves this page and does not step through every model looked at. */
function chooseModel(goodsId: string | undefined, category: string): void {
  // What is to be put on the design (`thing`) is kept while the customer looks for the model.
  const { thing } = currentAddress().query;
  go(
    PATHS.details,
    { goods_id: goodsId, category: category === 'phoneCase' ? null : category, thing },
    { replace: true },
  );
}

interface InCategory {
  readonly category: string;
}

function Models({ chosen, category }: InCategory & { readonly chosen: string | undefined }) {
  const choose = useCallback((goodsId: string) => chooseModel(goodsId, category), [category]);
  const goods = useGoodsList(useStationId());
  const suggest = useSuggested(category, goods.data !== undefined);
  return (
    <QueryView query={goods} skeleton={<ModelListSkeleton />}>
      {(list) => (
        <CategoryDetails goods={list} category={category} suggest={suggest} chosen={chosen} onChoose={choose} />
      )}
    </QueryView>
  );
}

interface CategoryDetailsProps extends InCategory {
  readonly goods: readonly GoodsView[];
  readonly chosen: string | undefined;
  readonly suggest: (goods: readonly GoodsView[]) => Suggested;
  readonly onChoose: (goodsId: string) => void;
}

function CategoryDetails({ goods, category, suggest, ...rest }: CategoryDetailsProps) {
  const own = useMemo(() => goods.filter((one) => one.category === category), [goods, category]);
  const suggested = useMemo(() => suggest(own), [suggest, own]);
  return <ModelList goods={own} suggested={suggested} {...rest} />;
}

function Chosen({ goodsId, category }: InCategory & { readonly goodsId: string }) {
  const query = useGoods(goodsId, useStationId());
  const look = useLook(query.data);
  const gone = query.error instanceof ClientError && query.error.name === 'notFound';
  // An old link to a model that is no longer sold leads to the models that are sold.
  useEffect(() => {
    if (gone) chooseModel(undefined, category);
  }, [gone, category]);
  return (
    <QueryView query={query} skeleton={<Skeleton className="mt-4 h-96 w-full rounded-huge" />}>
      {(detail) => <Configurator detail={detail} look={look} />}
    </QueryView>
  );
}

function ClosedNotice() {
  const station = useHereStation();
  return station.data ? <StationNotices station={station.data} /> : null;
}

/** Shown while nothing is chosen: a large sample of the category. */
function PickFirst({ category }: InCategory) {
  const t = useT();
  const goods = useGoodsList(useStationId());
  const sample = goods.data?.find((one) => one.category === category);
  return (
    <div className="grid h-[70dvh] lg:sticky lg:top-20">
      {category === 'phoneCase' ? (
        <HeroCase label={t('launch.entry.art')} />
      ) : sample ? (
        <span className="relative flex min-h-0 justify-center p-8">
          <span className="studio-light pointer-events-none absolute inset-0" aria-hidden="true" />
          <CaseView surface={sample.surface} shell={PLAIN} artwork={ART[0]} className="h-full" />
        </span>
      ) : null}
    </div>
  );
}

/** The material of a sample. */
const PLAIN = { colour: '#f4f1ea', opacity: 1 } as const;

/** The heart for the model on this page; a custom size has none. */
function LikeButton({ goodsId }: { readonly goodsId: string }) {
  const t = useT();
  const liked = useLikedGoods();
  const favourite = useFavourite();
  if (liked.data === undefined || customSizeOf(goodsId) !== undefined) return null;
  const item = brand<GoodsId>(goodsId);
  const on = liked.data.includes(item);
  return (
    <IconButton
      icon="heart"
      label={t(on ? 'works.favourite.remove' : 'works.favourite.add')}
      pressed={on}
      className={on ? 'text-warm [&_path]:fill-current' : ''}
      disabled={favourite.isPending}
      onClick={() => favourite.mutate({ kind: 'goods', item, on: !on })}
    />
  );
}
