import type { ActionInput, ActionOutput } from '@cpc/contract';
import { type AccountId, addMoney, money } from '@cpc/domain';
import { type Call, callerAs } from '../../base/http/call.ts';
import { list } from '../../base/http/handlers.ts';
import type { Module } from '../../base/http/module.ts';
import { chosenGoods } from '../../records/catalogue/goods.ts';
import type { With } from '../../base/services.ts';
import { countCouponTry, takeBackCouponTry } from '../../records/coupons/attempts.ts';
import { endCoupon, makeCoupon } from './manage.ts';
import { couponPage } from './views.ts';
import { placeOf } from '../orders/unpaid-pieces.ts';
import { discountsOf, findCoupon, refuseUsed, shopOf } from '../../records/coupons/discount.ts';
import { refuseGuestUses } from '../../records/coupons/guest-uses.ts';

export function couponsModule(services: With<'db' | 'clock' | 'random' | 'config'>): Module {
  const { db, clock } = services;
  const shopPerson = (call: Call) => {
    const reach = callerAs(call, 'partner');
    return { personId: reach.personId, reach };
  };
  return {
    handlers: {
      'Coupon.check': (input, call) =>
        checkCoupon(services, { accountId: callerAs(call, 'customer').accountId, ip: call.ip }, input),
      async 'Partner.coupons'(wanted, call) {
        const { coupons, total } = await couponPage(db.read, callerAs(call, 'partner'), wanted, call.page, clock.now());
        return list(coupons, total);
      },
      'Partner.addCoupon': (input, call) => makeCoupon(services, shopPerson(call), input),
      'Partner.endCoupon': ({ coupon_id }, call) => endCoupon(services, shopPerson(call), coupon_id),
    },
  };
}

/**
 * Computes what a coupon would take off now. Nothing is reserved: placing the order decides.
 * @throws CallError why it would take nothing off, what {@link chosenGoods} throws, or tooManyRequests
 */
async function checkCoupon(
  services: With<'db' | 'clock' | 'config'>,
  customer: { readonly accountId: AccountId; readonly ip: string },
  { coupon_code, machine_id, items }: ActionInput<'Coupon.check'>,
): Promise<ActionOutput<'Coupon.check'>> {
  const { db, clock } = services;
  const now = clock.now();
  await countCouponTry(services, customer);
  const coupon = await findCoupon(db.read, coupon_code);
  const priced = [];
  for (const item of items) {
    const { goods, price } = await chosenGoods(db.read, { ...item, machine_id }, now);
    priced.push({ category: goods.surface.category, price });
  }
  const order = { stationId: machine_id, partnerId: await shopOf(db.read, machine_id), items: priced };
  const off = discountsOf(coupon, order, now);
  await refuseUsed(db.read, coupon, customer.accountId);
  const user = { account_id: customer.accountId, placed_from: placeOf(customer.ip), items: items.length };
  await refuseGuestUses(db.read, services, coupon, user);
  await takeBackCouponTry(services, customer);
  const price = priced.map((item) => item.price).reduce(addMoney);
  const discount = off.reduce((sum, amount) => sum + amount, 0);
  return { discount: money(discount, price.currency), price: money(price.amount - discount, price.currency) };
}
