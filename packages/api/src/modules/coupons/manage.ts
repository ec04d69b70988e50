import { type ActionInput, CallError, type CouponView } from '@cpc/contract';
import { type CouponId, type Discount, money, type PartnerId, type PersonId } from '@cpc/domain';
import type { Reader, Tx } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { normalCode, shopOf } from '../../records/coupons/discount.ts';
import { insertCoupon, type NewCoupon } from '../../records/coupons/insert.ts';
import { type Reach, within } from '../../records/partners/reach.ts';
import { couponsIn, couponViews } from './views.ts';

type Asked = ActionInput<'Operator.addCoupon'>;
type Ports = With<'db' | 'clock' | 'random'>;

/** Who manages coupons: a person of a shop with a reach, or an operator without one. */
export interface CouponManager {
  readonly personId: PersonId;
  readonly reach: Reach | undefined;
}

const CODE = /^[\p{L}\p{N}]{3,20}$/u;

/**
 * Makes a coupon (PY-07). The same coupon of the same person again is the one that exists.
 * @throws CallError fieldIncorrect, fieldEmpty, deviceMissing, notFound, priceCurrency, amountDivided, validityOver or
 * couponCodeTaken
 */
export async function makeCoupon(services: Ports, by: CouponManager, asked: Asked): Promise<CouponView> {
  const { db, clock } = services;
  const now = clock.now();
  const code = normalCode(asked.code);
  if (!CODE.test(code)) throw new CallError('fieldIncorrect', { field: 'code' });
  const { from = 0, until } = asked;
  if (until !== undefined && until <= Math.max(now, from)) throw new CallError('validityOver', { field: 'until' });
  const discount = discountOf(asked);
  await db.transact(async (tx) => {
    const place = await placeOf(tx, by, asked, discount);
    const coupon = newCoupon(asked, by, discount);
    await insertCoupon(tx, services, { ...coupon, code, partnerId: place });
    await refuseTaken(tx, code, { ...coupon, partnerId: place });
  });
  return oneCoupon(db.read, couponsIn(db.read, by.reach).where('coupons.code', '=', code), now);
}

const newCoupon = (asked: Asked, by: CouponManager, discount: Discount): Omit<NewCoupon, 'code' | 'partnerId'> => ({
  discount,
  stationId: asked.machine_id,
  category: asked.category,
  startsAt: asked.from,
  endsAt: asked.until,
  mostUses: asked.most_uses,
  mostPerAccount: asked.most_per_account,
  personId: by.personId,
  issuer: by.reach ? 'shop' : 'platform',
});

function discountOf({ kind, permille, amount }: Asked): Discount {
  if (kind === 'free') return { kind };
  if (kind === 'percent') {
    if (permille === undefined) throw new CallError('fieldEmpty', { field: 'permille' });
    return { kind, permille };
  }
  if (amount === undefined) throw new CallError('fieldEmpty', { field: 'amount' });
  return { kind, amount: money(amount.amount, amount.currency) };
}

/** The shop that a coupon is for. An amount must be in a currency that is sold in there. */
async function placeOf(
  tx: Tx,
  { reach }: CouponManager,
  { machine_id, partner_id: wanted }: Asked,
  discount: Discount,
): Promise<PartnerId | undefined> {
  // Who is limited to some stations makes no coupon for the others.
  if (reach && reach.stations !== null && machine_id === undefined) throw new CallError('deviceMissing');
  const shop = reach?.partnerId ?? wanted ?? (machine_id && (await shopOf(tx, machine_id)));
  const stations = await tx
    .selectFrom('machines')
    .select('currency')
    .$call((query) => (reach ? query.where(within(reach)) : query))
    .$call((query) => (shop === undefined ? query : query.where('partner_id', '=', shop)))
    .$call((query) => (machine_id === undefined ? query : query.where('id', '=', machine_id)))
    .execute();
  const [first] = stations;
  if (!first) throw new CallError(machine_id === undefined && !reach ? 'notFound' : 'deviceMissing');
  if (discount.kind === 'amount' && !stations.some(({ currency }) => currency === discount.amount.currency))
    throw new CallError('priceCurrency', { field: 'amount', currency: first.currency });
  return shop;
}

/** @throws CallError couponCodeTaken unless the coupon with this code is the wanted one */
async function refuseTaken(tx: Tx, code: string, wanted: Omit<NewCoupon, 'code'>): Promise<void> {
  const there = await tx.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
  const { discount } = wanted;
  const same =
    there.ended_at === null &&
    there.person_id === wanted.personId &&
    there.kind === discount.kind &&
    there.permille === (discount.kind === 'percent' ? discount.permille : null) &&
    there.amount === (discount.kind === 'amount' ? discount.amount.amount : null) &&
    there.partner_id === (wanted.partnerId ?? null) &&
    there.machine_id === (wanted.stationId ?? null) &&
    there.category === (wanted.category ?? null) &&
    there.starts_at === (wanted.startsAt ?? null) &&
    there.ends_at === (wanted.endsAt ?? null) &&
    there.most_uses === (wanted.mostUses ?? null) &&
    there.most_per_account === (wanted.mostPerAccount ?? null);
  if (!same) throw new CallError('couponCodeTaken', { field: 'code' });
}

/**
 * Ends a coupon now; one that is over stays as it is (PY-07). A shop cannot end what the platform gave it.
 * @throws CallError notFound or forbidden
 */
export async function endCoupon(
  { db, clock }: With<'db' | 'clock'>,
  by: CouponManager,
  couponId: CouponId,
): Promise<CouponView> {
  const now = clock.now();
  const found = (reader: Reader) => couponsIn(reader, by.reach).where('coupons.id', '=', couponId);
  await db.transact(async (tx) => {
    const coupon = await oneCoupon(tx, found(tx), now);
    if (by.reach && coupon.of_platform) throw new CallError('forbidden');
    await tx
      .updateTable('coupons')
      .set({ ends_at: now, ended_at: now, ended_by: by.personId })
      .where('id', '=', couponId)
      .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
      .execute();
  });
  return oneCoupon(db.read, found(db.read), now);
}

async function oneCoupon(reader: Reader, found: ReturnType<typeof couponsIn>, now: number): Promise<CouponView> {
  const [view] = await couponViews(reader, found, now);
  if (!view) throw new CallError('notFound');
  return view;
}
