import { type Browser, expect, type Page } from '@playwright/test';
import type { Shop } from '@cpc/testkit';
import type { Shot } from './all-pages.ts';
import { asOperator, asPartner, dataOf } from './as-partner.ts';
import {
  button,
  chooseModel,
  choosePhoto,
  decide,
  enterAsGuest,
  goToProvider,
  order,
  orderIdOf,
  pay,
  PHOTO,
} from './customer.ts';
import type { Opener } from './open-dialog.ts';
import { DISPLAY_SIZES, type Walk } from './page-texts.ts';
import { logInToPartner } from './partner.ts';
import { ask } from './session.ts';

/** A shop whose money is paid out, and whose platform has versions of the agent: both have dialogs. */
export const DIALOG_ENV = {
  PAYOUT_NAME: 'Platform GmbH',
  PAYOUT_IBAN: 'DE89370400440532013000',
  RELEASE_KEYS: 'MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo',
} as const;

/** What is opened at an address: for each dialog, what is pressed for it. */
type Dialogs = Readonly<Record<string, readonly (readonly Opener[])[]>>;

const shotsOf = (dialogs: Dialogs): readonly Shot[] =>
  Object.entries(dialogs).flatMap(([address, all]) => all.map((opens) => ({ address, opens })));

const PHONE = { viewport: { width: 412, height: 915 }, hasTouch: true, reducedMotion: 'reduce' } as const;

/** Designs, orders, reports and asks once, so that there is something to decide. @returns the dialogs of all apps */
export async function allDialogs(
  browser: Browser,
  shop: Pick<Shop, 'origin' | 'partnerPassword' | 'screenKey' | 'stationId'>,
): Promise<readonly Walk[]> {
  const { origin, stationId } = shop;
  const newPage = async () => (await browser.newContext(PHONE)).newPage();
  const [customer, stranger, partner, operator] = [await newPage(), await newPage(), await newPage(), await newPage()];
  const display = await (await browser.newContext({ isMobile: false, hasTouch: false })).newPage();
  const made = await makeOrders(customer, shop);
  await logInToPartner(partner, shop);
  await expect(partner.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  const person = await makeShopMatters(shop);
  const shopAddress = await makePlatformMatters(operator, shop);
  await enterAsGuest(stranger, origin);
  await ask(stranger, 'Share.report', { share_id: made.share, reason: 'This is my picture.' });
  const screen = `/pages/index/allSelect?id=${stationId}&screen_key=${shop.screenKey()}`;
  return [
    { page: customer, origin, shots: [...customerDialogs(made), ...studioDialogs(made)] },
    { page: stranger, origin, shots: strangerDialogs(made) },
    { page: partner, origin: `${origin}/partner`, shots: partnerDialogs(made.number, person) },
    { page: operator, origin: `${origin}/partner`, shots: platformDialogs(shopAddress) },
    { page: display, origin, shots: [{ address: screen, opens: ['screen.pickup'] }], sizes: DISPLAY_SIZES },
  ];
}

interface Made {
  /** What follows the path of the studio: the station, the model and the shell. */
  readonly choice: string;
  readonly share: string;
  /** The number of the order that lies in a bay. */
  readonly number: string;
  /** Its problem is answered. */
  readonly answered: string;
  /** The shop has not looked at it yet. */
  readonly fresh: string;
  readonly unpaid: string;
}

async function makeOrders(page: Page, shop: Pick<Shop, 'origin' | 'partnerPassword'>): Promise<Made> {
  const { origin } = shop;
  await enterAsGuest(page, origin);
  await chooseModel(page, 'iPhone 16');
  const choice = new URL(page.url()).hash.replace(/^[^?]*/, '');
  const again = async () => {
    await page.goto(`${origin}/#/pages/index/index_phone${choice}`);
    await order(page);
  };
  await choosePhoto(page, PHOTO);
  await order(page);
  await pay(page);
  const answered = orderIdOf(page);
  await again();
  await pay(page);
  const reported = orderIdOf(page);
  const [work] = await ask<readonly { work_id: string }[]>(page, 'Work.list');
  const { share_id } = await ask<{ share_id: string }>(page, 'Work.share', { work_id: work?.work_id ?? '' });
  await expect.poll(async () => (await orderOf(page, reported)).items[0]?.bay ?? '', { timeout: 120_000 }).not.toBe('');
  await makeProblems(page, shop, [answered, reported]);
  const partner = await asPartner(shop);
  await dataOf(partner('Partner.setShopDetails', { design_review: 'on' }));
  await again();
  await goToProvider(page);
  await decide(page, 'pays');
  await expect(page.getByText('Paid. The shop looks at your design now.')).toBeVisible();
  const fresh = orderIdOf(page);
  await again();
  await button(page, 'Or pay at the counter').click();
  await expect(page).toHaveTitle('Pay at the counter');
  const unpaid = orderIdOf(page);
  const { order_number: number } = await orderOf(page, answered);
  return { choice, share: share_id, number, answered, fresh, unpaid };
}

interface PlacedOrder {
  readonly order_number: string;
  readonly items: readonly { readonly item_id: string; readonly bay?: string | null }[];
}

const orderOf = (page: Page, order_id: string) => ask<PlacedOrder>(page, 'Order.get', { order_id });

/** The customer reports problems; the shop answers the first one. */
async function makeProblems(page: Page, shop: Pick<Shop, 'origin' | 'partnerPassword'>, orders: readonly string[]) {
  const problems: string[] = [];
  for (const order_id of orders) {
    const { items } = await orderOf(page, order_id);
    const about = { order_id, item_id: items[0]?.item_id ?? '', client_key: order_id, kind: 'colour' };
    const fields = { ...about, words: 'The sky is green.', photos: '[]' };
    problems.push((await ask<{ problem_id: string }>(page, 'Problem.report', fields)).problem_id);
  }
  const partner = await asPartner(shop);
  const answer = { problem_id: problems[0] ?? '', decision: 'answered', words: 'We look at it.', seen: '1' };
  await dataOf(partner('Partner.decideProblem', answer));
}

/** A person, a coupon, a price, a window and two withdrawals. @returns the id of the person */
async function makeShopMatters(shop: Pick<Shop, 'origin' | 'partnerPassword'>): Promise<string> {
  const partner = await asPartner(shop);
  const make = <Data>(name: string, fields: Readonly<Record<string, string>>) => dataOf<Data>(partner(name, fields));
  const { person_id } = await make<{ person_id: string }>('Partner.addPerson', {
    name: 'Mia Counter',
    username: 'mia',
    role: 'counter',
  });
  await make('Partner.addCoupon', { code: 'SHOP20', kind: 'percent', permille: '200' });
  await make('Partner.setPrice', { client_key: 'one', price: JSON.stringify(eur(2_190)) });
  const from = Date.now() + DAY_MS;
  const window = { stations: '["demo"]', from: String(from), until: String(from + DAY_MS), reason: 'A new printer' };
  await make('Partner.planWindow', window);
  await make('Partner.setBankAccount', {
    holder: 'Demo Shop GmbH',
    account: 'FR14 2004 1010 0505 0001 3M02 606',
    street: 'Rue de l’Église 3',
    postal_code: '75001',
    city: 'Paris',
    country: 'FR',
  });
  const withdrawal = () => ({ amount: JSON.stringify(eur(1_000)), client_key: crypto.randomUUID() });
  const first = await make<{ withdrawal_id: string }>('Partner.askWithdrawal', withdrawal());
  await make('Partner.askWithdrawal', withdrawal());
  const operator = await asOperator(shop);
  await dataOf(operator('Operator.decideWithdrawal', { withdrawal_id: first.withdrawal_id, approve: 'true' }));
  return person_id;
}

const DAY_MS = 86_400_000;
const eur = (amount: number) => ({ amount, currency: 'EUR' });

/** A second operator. @returns the address of the shop for operators */
async function makePlatformMatters(page: Page, shop: Pick<Shop, 'origin' | 'partnerPassword'>): Promise<string> {
  const operator = await asOperator(shop);
  await dataOf(operator('Operator.inviteOperator', { name: 'Ben Night', username: 'ben' }));
  await logInToPartner(page, shop, '', 'operator');
  const link = page.getByRole('link', { name: /Demo shop/ });
  return new URL((await link.getAttribute('href')) ?? '', page.url()).hash.slice(1);
}

const customerDialogs = ({ choice, share, answered, fresh, unpaid }: Made): readonly Shot[] =>
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
    [`/pages/mine/orderDetail?order_id=${answered}`]: [['problem.again'], ['order.show']],
    [`/pages/mine/orderDetail?order_id=${fresh}`]: [['problem.report'], ['order.detail.cancel']],
    [`/pages/mine/orderDetail?order_id=${unpaid}`]: [['order.detail.cancel']],
    [`/pages/mine/share?share=${share}`]: [['works.share.make']],
    [`/pages/index/detailsphone${choice}`]: [['common.language.choose']],
    '/pages/index/detailsphone?goods_id=tshirt-large&machine_id=demo': [['about.size.which']],
  });

const studioDialogs = ({ choice }: Made): readonly Shot[] => [
  { address: `/pages/index/index_phone${choice}`, opens: ['ideas.ten'] },
  { address: `/pages/index/index_phone${choice}`, opens: ['common.language.choose'] },
];

const strangerDialogs = ({ share }: Made): readonly Shot[] =>
  shotsOf({ [`/pages/mine/share?share=${share}&machine_id=demo`]: [['works.share.report'], ['works.share.make']] });

const partnerDialogs = (number: string, person: string): readonly Shot[] =>
  shotsOf({
    '/today': [['common.language.choose']],
    '/attention': [['incidents.snooze.of']],
    [`/orders/${number}`]: [['shopOrders.handOver'], ['shopOrders.refund'], ['shopOrders.reprint']],
    '/counter': [['partner.counter.confirm']],
    '/designs': [['review.refuse'], ['review.large']],
    '/problems': [
      ['partnerProblem.answer'],
      ['partnerProblem.decline'],
      ['partnerProblem.refund'],
      ['partnerProblem.reprint'],
    ],
    '/stock': [['partner.stock.import'], ['partner.stock.buy'], ['partner.stock.count'], ['scan.minimum']],
    '/stock/scan': [['scan.kind.add']],
    '/money': [['payout.bank.change'], ['payout.withdraw'], ['payout.takeBack']],
    '/prices': [['price.import'], ['price.why.of'], ['price.change.of'], ['price.view.current', 'price.end']],
    '/coupons': [['price.coupon.add'], ['price.end']],
    '/reports': [['report.calendar.open']],
    '/people': [['partner.people.add']],
    [`/people/${person}`]: [['partner.people.invite'], ['partner.people.block']],
    '/stations/demo': [['fleet.window.plan'], ['fleet.window.cancel'], ['bays.change'], ['partner.care.keys.revoke']],
    '/stations/demo/details': [['profile.holidays.add'], ['maps.station.pick']],
  });

const platformDialogs = (shopAddress: string): readonly Shot[] =>
  shotsOf({
    '/shops': [['partner.shops.open']],
    [shopAddress]: [
      ['partner.shops.addStation'],
      ['profile.move'],
      ['partner.shops.to.suspended'],
      ['partner.shops.to.closed'],
    ],
    '/fleet/demo': [['fleet.log.ask'], ['fleet.window.plan'], ['fleet.window.cancel']],
    '/fleet?view=releases': [['fleet.release.add']],
    '/payouts': [['payout.approve'], ['payout.refuse'], ['payout.make']],
    '/operators': [['platform.operators.invite'], ['platform.operators.block']],
    '/share-reports': [['partnerProblem.reports.withdraw'], ['partnerProblem.reports.dismiss']],
    '/platform-coupons': [['price.coupon.add']],
    '/promoters': [['price.promoters.add']],
  });
