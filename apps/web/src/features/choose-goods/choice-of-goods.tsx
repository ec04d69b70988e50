import { goBack } from '@cpc/appkit';
import type { GoodsView, StationView } from '@cpc/contract';
import { Button, IconButton, Page, Skeleton, StateView, useFormat, useT, useWide } from '@cpc/ui';
import { lazy, Suspense, useState } from 'react';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { useGoodsList } from '../../data/goods.ts';
import { useHereStation } from '../../data/here-station.ts';
import { useMustScan } from '../../data/must-scan.ts';
import { useStationId } from '../../data/stations.ts';
import { QueryView } from '../../parts/query-view.tsx';
import { ShowOnMap } from '../../parts/show-on-map.tsx';
import { StationAddress } from '../../parts/station-address.tsx';
import { StationCard, StationCardSkeleton } from '../../parts/station-card.tsx';
import { StationNotices } from '../../parts/station-notices.tsx';
import { BeginWithPhoto } from './begin-with-photo.tsx';
import { byCategory, type CategoryOffer } from './categories.ts';
import { CategoryCard } from './category-card.tsx';
import ForMe from './for-me/for-me.tsx';
import { MoreWays } from './more-ways.tsx';

const PhoneInstead = lazy(() => import('./phone-instead.tsx'));

/** The choice of what to make, on a phone; on a wide window beside a QR code. */
export function ChoiceOfGoods() {
  const t = useT();
  const wide = useWide();
  const station = useHereStation();
  const goods = useGoodsList(useStationId());
  const offers = byCategory(goods.data ?? []);
  const [picked, setPicked] = useState<CategoryOffer['category']>();
  const chosen = offers.find((offer) => offer.category === picked) ?? offers[0];
  return (
    <Page
      title={t('shop.select.title')}
      width={wide ? 'wide' : 'reading'}
      onBack={() => goBack(PATHS.selectLogin)}
      end={wide ? undefined : <Orders />}
      action={chosen && !wide ? <ChooseButton offer={chosen} /> : undefined}
    >
      <div
        className={
          wide ? 'grid grow grid-cols-[minmax(20rem,26rem)_1fr] items-start gap-10 py-8' : 'flex flex-col gap-4 pt-2'
        }
      >
        {wide ? (
          <Suspense fallback={<Skeleton className="h-120 w-full rounded-huge" />}>
            {station.data ? <PhoneInstead station={station.data} /> : null}
          </Suspense>
        ) : null}
        <div className="flex flex-col gap-4">
          <ForMe />
          <Here station={station.data} />
          <QueryView query={goods} skeleton={<OffersSkeleton />}>
            {() => <Offers offers={offers} chosen={chosen} onChoose={setPicked} />}
          </QueryView>
          {chosen && wide ? <ChooseButton offer={chosen} /> : null}
          {/* How much the station offers is not known before: nothing may stand below it and be moved. */}
          {goods.isPending ? null : <MoreWays />}
        </div>
      </div>
    </Page>
  );
}

function Orders() {
  const t = useT();
  return <IconButton icon="bag" label={t('shop.select.orders')} onClick={() => go(PATHS.orderList)} />;
}

function Here({ station }: { readonly station: StationView | undefined }) {
  if (station === undefined) return <StationCardSkeleton />;
  return (
    <>
      {station.accepts_orders && (
        <>
          <StationCard station={station} address={<StationAddress address={station.address} />} />
          <ShowOnMap station={station} />
        </>
      )}
      <StationNotices station={station} />
    </>
  );
}

interface OffersProps {
  readonly offers: readonly CategoryOffer[];
  readonly chosen: CategoryOffer | undefined;
  readonly onChoose: (category: GoodsView['category']) => void;
}

function Offers({ offers, chosen, onChoose }: OffersProps) {
  const t = useT();
  if (offers.length === 0) {
    return (
      <StateView
        icon="box"
        title={t('shop.select.empty')}
        hint={t('shop.select.emptyWhy')}
        action={<Button onClick={() => go(PATHS.mall)}>{t('station.others')}</Button>}
      />
    );
  }
  return (
    <>
      <Cards offers={offers.slice(0, 1)} alone={offers.length === 1} chosen={chosen} onChoose={onChoose} />
      {offers.some(({ category, stock }) => category === 'phoneCase' && stock > 0) ? <BeginWithPhoto /> : null}
      <div className="grid gap-3 min-[16em]:grid-cols-2 min-[16em]:has-[>:last-child:nth-child(odd)]:*:last:col-span-2">
        <Cards offers={offers.slice(1)} small chosen={chosen} onChoose={onChoose} />
      </div>
    </>
  );
}

/** As high as the first card, and as the row of the photo. */
const OffersSkeleton = () => (
  <>
    <Skeleton className="h-[calc(clamp(12rem,32dvh,20rem)+5.5rem)] w-full rounded-huge" />
    <Skeleton className="h-20 w-full rounded-huge" />
  </>
);

interface CardsProps extends OffersProps {
  readonly alone?: boolean;
  readonly small?: boolean;
}

const Cards = ({ offers, alone = false, small = false, chosen, onChoose }: CardsProps) =>
  offers.map((offer) => (
    <CategoryCard
      key={offer.category}
      offer={offer}
      alone={alone}
      small={small}
      chosen={offer === chosen}
      onChoose={() => onChoose(offer.category)}
    />
  ));

function ChooseButton({ offer }: { readonly offer: CategoryOffer }) {
  const t = useT();
  const format = useFormat();
  if (useMustScan(offer.category)) {
    return (
      <Button kind="primary" size="large" wide disabled>
        {t('error.scanNeeded')}
      </Button>
    );
  }
  return (
    <Button
      kind="primary"
      size="large"
      wide
      price={t('shop.select.from', { price: format.money(offer.from) })}
      onClick={() =>
        go(PATHS.details, {
          category: offer.category === 'phoneCase' ? null : offer.category,
          // With one model only there is nothing to choose.
          goods_id: offer.models === 1 ? offer.sample.goods_id : null,
        })
      }
    >
      {t(offer.category === 'phoneCase' ? 'shop.select.choose' : 'shop.select.go')}
    </Button>
  );
}
