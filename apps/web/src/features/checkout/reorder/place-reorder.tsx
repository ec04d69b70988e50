import { useAddress } from '@cpc/appkit';
import type { OrderView } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { go } from '../../../core/go.ts';
import { PATHS } from '../../../core/paths.ts';
import type { DrawingCost } from '../../../parts/drawing-cost.ts';
import { BuyButton } from '../buy-button.tsx';
import { useCoupon } from '../coupon/use-coupon.ts';
import { useSending } from '../delivery/use-sending.ts';
import { formatReplacements, priceForAddress } from '../in-address.ts';
import { type OfferedItem, insteadOf, priceOf } from './offers.ts';

interface PlaceReorderProps {
  readonly order: OrderView;
  readonly things: readonly OfferedItem[];
  readonly drawings: DrawingCost;
  readonly closed: boolean;
}

/** The button that places the order again, at today's price. */
export function PlaceReorder({ order, things, drawings, closed }: PlaceReorderProps) {
  const t = useT();
  const { at, way } = useAddress().query;
  const { address, withFee } = useSending();
  const coupon = useCoupon(things.flatMap(({ offer }) => (offer ? [offer.choice] : [])));
  const price = priceOf(things);
  const total = price && !drawings.asking ? withFee(drawings.plus(coupon.off(price))) : undefined;
  const place = () => {
    const instead = formatReplacements(insteadOf(things));
    const terms = {
      at,
      way,
      address_id: address?.address_id,
      coupon: coupon.code,
      price: priceForAddress(total),
    };
    go(PATHS.placing, { again: order.order_id, instead, ...terms }, { replace: true });
  };
  return (
    <BuyButton
      label={t('order.confirm.place')}
      total={coupon.checking ? undefined : total}
      busy={coupon.checking}
      closed={closed}
      onBuy={place}
    />
  );
}
