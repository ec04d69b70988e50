import { useAddress } from '@cpc/appkit';
import type { OrderView } from '@cpc/contract';
import { Button, useFormat, useT } from '@cpc/ui';
import { useState } from 'react';
import { go } from '../../../core/go.ts';
import { PATHS } from '../../../core/paths.ts';
import { useAgreed } from '../../../data/agreed.ts';
import type { DrawingCost } from '../../../parts/drawing-cost.ts';
import { useCoupon } from '../coupon/use-coupon.ts';
import { useSending } from '../delivery/use-sending.ts';
import { formatReplacements, priceForAddress } from '../in-address.ts';
import { TermsCheckbox } from '../terms-checkbox.tsx';
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
  const format = useFormat();
  const { at } = useAddress().query;
  const [asked, setAsked] = useState(false);
  const { agreed } = useAgreed();
  const { sent, address, withFee } = useSending();
  const coupon = useCoupon(things.flatMap(({ offer }) => (offer ? [offer.choice] : [])));
  const price = priceOf(things);
  const total = price && !drawings.asking ? withFee(drawings.plus(coupon.off(price))) : undefined;
  const place = () => {
    if (!agreed) return setAsked(true);
    const instead = formatReplacements(insteadOf(things));
    const terms = {
      at,
      address_id: address?.address_id,
      coupon: coupon.code,
      price: priceForAddress(total),
    };
    return go(PATHS.placing, { again: order.order_id, instead, ...terms }, { replace: true });
  };
  return (
    <>
      <TermsCheckbox asked={asked} />
      <Button
        kind="primary"
        size="large"
        wide
        busy={coupon.checking}
        disabled={closed || total === undefined || (sent && address === undefined)}
        price={total && !coupon.checking ? format.money(total) : undefined}
        onClick={place}
      >
        {t('order.confirm.place')}
      </Button>
    </>
  );
}
