import { currentAddress, goBack, useAddress } from '@cpc/appkit';
import { drawnPictures } from '@cpc/design';
import { money, type ShoppingEntryId } from '@cpc/domain';
import type { Draft } from '@cpc/editor';
import { Button, useT, useWide } from '@cpc/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { go, to } from '../../../core/go.ts';
import { PATHS } from '../../../core/paths.ts';
import type { GoodsDetail } from '../../../data/goods.ts';
import { useHereStation } from '../../../data/here-station.ts';
import type { Offer } from '../../../data/draft/offer.ts';
import { useStationId } from '../../../data/stations.ts';
import { CaseView, lookOf } from '../../../parts/case-view.tsx';
import { type DrawingCost, useDrawingCost } from '../../../parts/drawing-cost.ts';
import { useGoodsName } from '../../../parts/goods-name.ts';
import { HeroPage } from '../../../parts/hero-page.tsx';
import { SizeChoice } from '../../../parts/size-choice.tsx';
import { StationNotices } from '../../../parts/station-notices.tsx';
import { DesignCanvas } from '../../design/design-canvas.tsx';
import { BuyButton } from '../buy-button.tsx';
import { ChoiceFacts, Differences } from '../choice-facts.tsx';
import { TotalCard } from '../coupon/total-card.tsx';
import { useCoupon } from '../coupon/use-coupon.ts';
import { DeliveryChoice } from '../delivery/delivery-choice.tsx';
import { useSending } from '../delivery/use-sending.ts';
import { countIn, mostOf, priceForAddress } from '../in-address.ts';
import { WayChoice } from '../way-choice.tsx';
import { AddButton } from './add-button.tsx';
import { ArrivalNote } from './arrival-note.tsx';
import { CountChoice } from './count-choice.tsx';
import { OrderBoth } from './order-both.tsx';
import { type Arrival, useArrival } from './use-arrival.ts';

interface ConfirmationProps {
  /** What the station makes it on: the choice, or the nearest alternative. */
  readonly offer: Offer;
  readonly draft: Draft;
  readonly goods: GoodsDetail['goods'];
  /** The entry of the shopping list that is being changed. */
  readonly entryId: ShoppingEntryId | undefined;
}

/** The case, its facts, and the button that orders it. */
export function Confirmation({ offer, draft, goods, entryId }: ConfirmationProps) {
  const t = useT();
  const { choice, shell, colour, missing } = offer;
  const station = useHereStation();
  const name = useGoodsName()(goods, choice.surface_name);
  const wide = useWide();
  const arrival = useArrival(goods.goods_id, draft);
  const most = mostOf(shell, colour);
  const inAddress = Math.min(most, countIn(useAddress().query));
  // An entry of the shopping list is one thing.
  const count = entryId === undefined ? inAddress : 1;
  const asked = Array.from({ length: count }, () => choice);
  const drawings = useDrawingCost(count * drawnPictures(draft.history.document, goods.surface).size);
  return (
    <HeroPage
      title={t('order.confirm.title')}
      onBack={() => goBack(to(PATHS.editor, { ...choice }))}
      hero={
        <CaseView
          surface={goods.surface}
          shell={lookOf(shell, colour)}
          className="h-full"
          label={t('order.confirm.preview', { model: name })}
        >
          <DesignCanvas draft={draft} surface={goods.surface} />
        </CaseView>
      }
      action={
        <PlaceButton
          offer={offer}
          count={count}
          arrival={arrival}
          drawings={drawings}
          closed={station.data?.accepts_orders === false}
        >
          {wide ? <AddToList offer={offer} draft={draft} entryId={entryId} count={count} /> : null}
        </PlaceButton>
      }
      words="many"
    >
      <h2 className="text-center text-headline font-bold">{t('order.confirm.headline')}</h2>
      <Differences lines={missing === undefined ? [] : [t('works.kept.instead', { what: missing })]} />
      {station.data ? <StationNotices station={station.data} /> : null}
      <SizeChoice
        shell={shell}
        shown={colour}
        chosen={colour.colour_id}
        onChoose={(colour_id) => go(PATHS.confirm, { ...currentAddress().query, colour_id }, { replace: true })}
      />
      {entryId === undefined ? <CountChoice count={count} most={most} /> : null}
      <TotalCard items={asked} prices={asked.map(() => shell.price)} drawings={drawings} />
      {station.data ? <DeliveryChoice station={station.data} /> : null}
      {station.data ? <WayChoice station={station.data} count={count} /> : null}
      <ChoiceFacts offer={offer} goods={goods} />
      {entryId === undefined ? <OrderBoth offer={offer} draft={draft} /> : null}
      {/* On a phone the bar at the bottom must leave the facts visible, so it holds the next step only. */}
      {wide ? null : <AddToList offer={offer} draft={draft} entryId={entryId} count={count} />}
    </HeroPage>
  );
}

interface AddToListProps extends Omit<ConfirmationProps, 'goods'> {
  readonly count: number;
}

/** Adds the design to the shopping list. Not shown while pictures are uploading, or if the colour is sold out. */
function AddToList({ offer: { choice, colour }, draft, entryId, count }: AddToListProps) {
  const stationId = useStationId();
  if (stationId === null || draft.pending.length > 0 || colour.stock === 0) return null;
  return <AddButton {...{ choice, stationId, entryId, count }} document={draft.history.document} />;
}

interface PlaceButtonProps extends Pick<ConfirmationProps, 'offer'> {
  readonly count: number;
  readonly arrival: Arrival;
  readonly drawings: DrawingCost;
  readonly closed: boolean;
  /** Other things that the customer can do instead. */
  readonly children: ReactNode;
}

function PlaceButton({
  offer: { choice, shell, colour },
  count,
  arrival,
  drawings,
  closed,
  children,
}: PlaceButtonProps) {
  const t = useT();
  /** The button was pressed before the last picture arrived. */
  const [placing, setPlacing] = useState(false);
  const { way } = useAddress().query;
  const { address, withFee } = useSending();
  const coupon = useCoupon(Array.from({ length: count }, () => choice));
  const isReady = placing && arrival.state === 'arrived' && !coupon.checking;
  const things = money(count * shell.price.amount, shell.price.currency);
  const total = withFee(drawings.plus(coupon.off(things)));
  const address_id = address?.address_id;
  const price = priceForAddress(total);
  useEffect(() => {
    const terms = { address_id, coupon: coupon.code, price, way, count: count > 1 ? String(count) : undefined };
    if (isReady) go(PATHS.placing, { ...choice, ...terms }, { replace: true });
  }, [isReady, choice, address_id, coupon.code, price, way, count]);
  if (arrival.state === 'failed') return <ArrivalNote arrival={arrival} choice={choice} />;
  if (colour.stock === 0) {
    return (
      <Button kind="primary" size="large" wide onClick={() => go(PATHS.details, { goods_id: choice.goods_id })}>
        {t('shop.details.change')}
      </Button>
    );
  }
  return (
    <>
      <ArrivalNote arrival={arrival} choice={choice} />
      <BuyButton
        label={t('order.confirm.place')}
        total={drawings.asking || coupon.checking ? undefined : total}
        busy={placing || coupon.checking}
        closed={closed}
        onBuy={() => setPlacing(true)}
      />
      {children}
    </>
  );
}
