import type { Shop } from '@cpc/testkit';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Shot } from './all-pages.ts';
import { beGuest } from './buying.ts';
import { chooseModel, choosePhoto, enterAsGuest } from './customer.ts';
import { displayAddress, pairDisplay } from './display.ts';
import { makePlatformMatters, makeShopMatters } from './full-shop/matters.ts';
import { invite } from './full-shop/pair.ts';
import { type MadeOrders, makeOrders, type PlacedOrder } from './full-shop/orders.ts';
import type { Opener } from './open-dialog.ts';
import { CUSTOMER_SIZES, DISPLAY_SIZES, type Walk } from './page-texts.ts';
import { logInToPartner } from './partner.ts';
import { smallPhoto } from './pictures.ts';
import { ask } from './session.ts';

/** What is opened at an address: for each dialog, what is pressed for it; nothing, for the page itself. */
type Looks = Readonly<Record<string, readonly (readonly Opener[])[]>>;

const shotsOf = (looks: Looks): readonly Shot[] =>
  Object.entries(looks).flatMap(([address, all]) =>
    all.map((opens) => (opens.length > 0 ? { address, opens } : { address })),
  );

const PAGE: readonly Opener[] = [];
const CLIPBOARD = ['clipboard-read', 'clipboard-write'];
export const PHONE = { viewport: { width: 412, height: 915 }, hasTouch: true, reducedMotion: 'reduce' } as const;

type FullShop = Pick<Shop, 'origin' | 'partnerPassword' | 'stationId'>;

/** Something to decide for each of them, and the pages of a customer who has made it. */
interface Made {
  readonly orders: MadeOrders;
  readonly customer: Page;
  readonly person: string;
}

/** Designs, orders, reports and asks once. Its station then rests. @param shop with `FULL_SHOP_ENV` */
async function makeMatters(browser: Browser, shop: FullShop): Promise<Made> {
  const customer = await phone(browser);
  const orders = await makeOrders(customer, shop);
  const person = await makeShopMatters(shop);
  await makePlatformMatters(shop);
  return { customer, orders, person };
}

const phone = async (browser: Browser, permissions: string[] = []) =>
  (await browser.newContext({ ...PHONE, permissions })).newPage();

/** The dialogs of a customer, and of the station's display, with the pages that were empty before. */
export async function customerDialogs(browser: Browser, shop: FullShop): Promise<readonly Walk[]> {
  const { origin } = shop;
  const { customer, orders } = await makeMatters(browser, shop);
  const [stranger, pairing] = [await phone(browser), await phone(browser, CLIPBOARD)];
  const display = await (await browser.newContext({ isMobile: false, hasTouch: false })).newPage();
  const invitation = await invite(pairing, origin, 'Mia');
  await enterAsGuest(stranger, origin);
  await chooseModel(stranger, 'iPhone 16');
  await choosePhoto(stranger, await smallPhoto());
  await pairDisplay(display, shop);
  return [
    { page: customer, origin, shots: [...customerLooks(orders), ...studioLooks(orders)], sizes: CUSTOMER_SIZES },
    { page: pairing, origin, shots: pairLooks(orders), sizes: CUSTOMER_SIZES },
    { page: stranger, origin, shots: strangerLooks(orders, new URL(invitation).hash.slice(1)), sizes: CUSTOMER_SIZES },
    {
      page: display,
      origin,
      shots: shotsOf({ [displayAddress(shop)]: [PAGE, ['screen.pickup']] }),
      sizes: DISPLAY_SIZES,
    },
  ];
}

/** The dialogs of a shop, with the pages that were empty before. */
export async function shopDialogs(browser: Browser, shop: FullShop): Promise<readonly Walk[]> {
  const { orders, person } = await makeMatters(browser, shop);
  const partner = await phone(browser);
  await logInToPartner(partner, shop);
  await expect(partner.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  return [{ page: partner, origin: `${shop.origin}/partner`, shots: partnerLooks(orders, person) }];
}

/** The dialogs of the platform, with the pages that were empty before. */
export async function platformDialogs(browser: Browser, shop: FullShop): Promise<readonly Walk[]> {
  const { orders } = await makeMatters(browser, shop);
  const [stranger, operator] = [await phone(browser), await phone(browser)];
  await beGuest(stranger, shop.origin);
  await ask(stranger, 'Share.report', { share_id: orders.share, reason: 'This is my picture.' });
  await logInToPartner(operator, shop, '', 'operator');
  const link = operator.getByRole('link', { name: /Demo shop/ });
  const shopAddress = new URL((await link.getAttribute('href')) ?? '', operator.url()).hash.slice(1);
  return [{ page: operator, origin: `${shop.origin}/partner`, shots: platformLooks(shopAddress) }];
}

const detailOf = ({ order_id }: PlacedOrder) => `/pages/mine/orderDetail?order_id=${order_id}`;

const customerLooks = ({ choice, share, answered, reprinted, sent, fresh, unpaid }: MadeOrders): readonly Shot[] =>
  shotsOf({
    '/pages/login/select_login?machine_id=demo': [['common.language.choose']],
    '/pages/mine/works?machine_id=demo': [
      ['works.actions'],
      ['works.actions', 'works.share'],
      ['works.actions', 'works.rename'],
      ['works.actions', 'works.show'],
      ['works.actions', 'works.show', ['keepsake.picture', 'keepsake.picture.why']],
      ['works.data.erase'],
    ],
    [detailOf(answered)]: [PAGE, ['problem.again'], ['order.show']],
    [detailOf(reprinted)]: [PAGE],
    [detailOf(sent)]: [PAGE],
    [detailOf(fresh)]: [PAGE, ['problem.report'], ['order.items.cancel'], ['order.detail.cancel']],
    [detailOf(unpaid)]: [['order.detail.cancel']],
    '/pages/mine/orderList?machine_id=demo': [PAGE],
    '/pages/mine/shopping_list?machine_id=demo': [PAGE],
    '/pages/mall/lineUp?machine_id=demo': [PAGE],
    '/pages/mine/addAddress?machine_id=demo': [PAGE],
    [`/pages/mine/share?share=${share}`]: [['works.share.make']],
    [`/pages/index/detailsphone${choice}`]: [PAGE, ['common.language.choose']],
    '/pages/index/detailsphone?goods_id=tshirt-large&machine_id=demo': [['about.size.which']],
  });

const studioLooks = ({ choice }: MadeOrders): readonly Shot[] =>
  shotsOf({ [`/pages/index/index_phone${choice}`]: [['ideas.ten'], ['common.language.choose']] });

/** The studio of somebody who waits for another person. */
const pairLooks = ({ choice }: MadeOrders): readonly Shot[] =>
  shotsOf({ [`/pages/index/index_phone${choice}`]: [PAGE, ['pair.room.invite']] });

/** Somebody whose photo is too coarse to print. */
const strangerLooks = ({ choice, share }: MadeOrders, invitation: string): readonly Shot[] =>
  shotsOf({
    [`/pages/index/index_phone${choice}`]: [['studio.next.price']],
    [invitation]: [PAGE, ['works.room.choose']],
    [`/pages/mine/share?share=${share}&machine_id=demo`]: [['works.share.report'], ['works.share.make']],
  });

const partnerLooks = ({ answered, reprinted, fresh }: MadeOrders, person: string): readonly Shot[] =>
  shotsOf({
    '/today': [PAGE, ['common.language.choose']],
    '/attention': [PAGE, ['incidents.snooze.of']],
    '/orders': [PAGE],
    [`/orders/${answered.order_number}`]: [
      PAGE,
      ['shopOrders.handOver'],
      ['shopOrders.refund'],
      ['shopOrders.reprint'],
    ],
    [`/orders/${reprinted.order_number}`]: [PAGE, ['shopOrders.callOff']],
    [`/orders/${fresh.order_number}`]: [PAGE, ['shopOrders.refund.order'], ['shopOrders.move'], ['order.bills.title']],
    '/counter': [PAGE, ['partner.counter.confirm']],
    '/till': [PAGE, ['till.open']],
    '/designs': [PAGE, ['review.refuse'], ['review.large']],
    '/problems': [
      PAGE,
      ['partnerProblem.answer'],
      ['partnerProblem.decline'],
      ['partnerProblem.refund'],
      ['partnerProblem.reprint'],
    ],
    '/shipping': [PAGE, ['delivery.desk.all', 'delivery.return']],
    '/stock': [['partner.stock.import'], ['partner.stock.buy'], ['partner.stock.count'], ['scan.minimum']],
    '/stock/scan': [['scan.kind.add']],
    '/money': [PAGE, ['payout.bank.change'], ['payout.withdraw'], ['payout.takeBack']],
    '/prices': [PAGE, ['price.import'], ['price.why.of'], ['price.change.of'], ['price.view.current', 'price.end']],
    '/coupons': [PAGE, ['price.coupon.add'], ['price.end']],
    '/reports': [PAGE, ['report.calendar.open']],
    '/people': [PAGE, ['partner.people.add']],
    [`/people/${person}`]: [PAGE, ['partner.people.invite'], ['partner.people.block']],
    '/stations': [PAGE],
    '/stations/demo': [
      PAGE,
      ['fleet.window.plan'],
      ['fleet.window.cancel'],
      ['bays.change'],
      ['partner.care.keys.revoke'],
    ],
    '/stations/demo/details': [PAGE, ['profile.holidays.add'], ['maps.station.pick']],
  });

const platformLooks = (shopAddress: string): readonly Shot[] =>
  shotsOf({
    '/shops': [['partner.shops.open']],
    [shopAddress]: [
      PAGE,
      ['partner.shops.addStation'],
      ['profile.move'],
      ['partner.shops.to.suspended'],
      ['partner.shops.to.closed'],
    ],
    '/fleet/demo': [
      PAGE,
      ['fleet.care.ask'],
      ['fleet.log.ask'],
      ['fleet.log.open'],
      ['fleet.window.plan'],
      ['fleet.window.cancel'],
    ],
    '/fleet?view=releases': [
      PAGE,
      ['fleet.release.add'],
      ['fleet.release.roll'],
      ['fleet.release.to.paused'],
      ['fleet.release.to.withdrawn'],
    ],
    '/claims': [PAGE, ['shopOrders.claim.decide']],
    '/payouts': [
      PAGE,
      ['payout.approve'],
      ['payout.refuse'],
      ['payout.make'],
      ['payout.paid'],
      ['payout.withdrawals.show', 'payout.failing'],
    ],
    '/operators': [PAGE, ['platform.operators.invite'], ['platform.operators.confirm'], ['platform.operators.block']],
    '/bills': [PAGE],
    '/share-reports': [PAGE, ['partnerProblem.reports.withdraw'], ['partnerProblem.reports.dismiss']],
    '/platform-coupons': [['price.coupon.add']],
    '/promoters': [['price.promoters.add']],
  });
