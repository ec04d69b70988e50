import { addressOf, currentAddress, formatAddress, navigate, useAddress } from '@cpc/appkit';
import type { ActionInput, ActionOutput } from '@cpc/contract';
import { type Money, money } from '@cpc/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { client } from '../../../core/client.ts';
import { go } from '../../../core/go.ts';
import { PATHS } from '../../../core/paths.ts';
import { sharedStore } from '../../../core/stores.ts';
import { useStationId } from '../../../data/stations.ts';

export type CouponItems = ActionInput<'Coupon.check'>['items'];

export interface Coupon {
  /** The code from the page's address, so that it survives a reload (RT-16). */
  readonly code: string | undefined;
  readonly setCode: (code: string | undefined) => void;
  readonly checking: boolean;
  /** The code was valid for these items, or for those before them while these are checked. */
  readonly accepted: boolean;
  /** The discount; undefined while it is not known, or if there is none. */
  readonly takesOff: Money | undefined;
  /** Why there is no discount, in the customer's language. */
  readonly problem: string | undefined;
  /** Whether a login with a phone number would make the coupon valid. */
  readonly needsAccount: boolean;
  /** A price minus the discount. */
  readonly off: (price: Money) => Money;
}

/** The coupon for what is about to be ordered (PY-07). Asking reserves nothing: placing the order decides. */
export function useCoupon(items: CouponItems): Coupon {
  const stationId = useStationId();
  const code = useAddress().query['coupon'];
  const asked = code !== undefined && stationId !== null && items.length > 0;
  const check = useQuery<ActionOutput<'Coupon.check'>>({
    queryKey: ['coupon', code, stationId, items],
    queryFn:
      stationId === null
        ? skipToken
        : ({ signal }) =>
            client.call('Coupon.check', { coupon_code: code ?? '', machine_id: stationId, items }, { signal }),
    enabled: asked,
    retry: false,
    // The code stays accepted while it is checked for other items; what it takes off those is not known yet.
    placeholderData: (before, query) => (query?.queryKey[1] === code ? before : undefined),
  });
  const accepted = asked && !check.isError && check.data !== undefined;
  const takesOff = accepted && !check.isPlaceholderData ? check.data.discount : undefined;
  return {
    code,
    setCode,
    checking: asked && check.isFetching,
    accepted,
    takesOff,
    problem: asked && check.isError ? check.error.message : undefined,
    needsAccount: asked && check.isError && check.error.name === 'couponNeedsAccount',
    off: (price) => (takesOff ? money(price.amount - takesOff.amount, price.currency) : price),
  };
}

/** Leads to the login, and from there back to this page with its coupon. */
export function logInForCoupon(): void {
  sharedStore.getState().set({ jumpUrl: formatAddress(currentAddress()) });
  go(PATHS.login);
}

function setCode(coupon: string | undefined): void {
  const { path, query } = currentAddress();
  const { coupon: _, ...rest } = query;
  navigate(formatAddress(addressOf(path, { ...rest, coupon })), { replace: true });
}
