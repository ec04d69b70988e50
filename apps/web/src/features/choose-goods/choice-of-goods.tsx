import { goBack } from '@cpc/appkit';
import type { StationView } from '@cpc/contract';
import { Button, IconButton, Page, Skeleton, StateView, useT, useWide } from '@cpc/ui';
import { lazy, Suspense } from 'react';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { useGoodsList } from '../../data/goods.ts';
import { useHereStation } from '../../data/here-station.ts';
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
  return (
    <Page
      title={t('shop.select.title')}
      width={wide ? 'wide' : 'reading'}
      onBack={() => goBack(PATHS.selectLogin)}
      end={wide ? undefined : <Orders />}
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
            {(list) => <Offers offers={byCategory(list)} />}
          </QueryView>
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
}

function Offers({ offers }: OffersProps) {
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
      <Cards offers={offers.slice(0, 1)} />
      {offers.some(({ category, stock }) => category === 'phoneCase' && stock > 0) ? <BeginWithPhoto /> : null}
      <div className="grid gap-3 min-[16em]:grid-cols-2 min-[16em]:has-[>:last-child:nth-child(odd)]:*:last:col-span-2">
        <Cards offers={offers.slice(1)} small />
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
  readonly small?: boolean;
}

const Cards = ({ offers, small = false }: CardsProps) =>
  offers.map((offer) => (
    <CategoryCard key={offer.category} offer={offer} small={small} onChoose={() => choose(offer)} />
  ));

const choose = ({ category, models, sample }: CategoryOffer): void =>
  go(PATHS.details, {
    category: category === 'phoneCase' ? null : category,
    // With one model only there is nothing to choose.
    goods_id: models === 1 ? sample.goods_id : null,
  });
