import type { Shop } from '@cpc/testkit';
import { expect, type Page } from '@playwright/test';
import { ADDRESS } from '../address.ts';
import { asPartner, dataOf } from '../as-partner.ts';
import { addToShoppingList, payOrder, placeOrder, savedDesign } from '../buying.ts';
import { chooseModel, choosePhoto, enterAsGuest, PHOTO } from '../customer.ts';
import { ask } from '../session.ts';

type Login = Pick<Shop, 'origin' | 'partnerPassword'>;
type Caller = Awaited<ReturnType<typeof asPartner>>;

/** The orders of one customer, each in another state. */
export interface MadeOrders {
  /** What follows the path of the studio: the station, the model and the shell. */
  readonly choice: string;
  readonly share: string;
  /** It lies in a bay; its problem is answered. */
  readonly answered: PlacedOrder;
  /** It waits for its second print, which the platform pays. */
  readonly reprinted: PlacedOrder;
  /** The carrier has it. */
  readonly sent: PlacedOrder;
  /** Two pieces; the shop has not looked at their design yet. */
  readonly fresh: PlacedOrder;
  readonly unpaid: PlacedOrder;
}

export interface PlacedOrder {
  readonly order_id: string;
  readonly order_number: string;
  readonly items: readonly { readonly item_id: string; readonly bay?: string | null }[];
}

/** Orders, pays, asks for prints and parcels, and reports, until each page has something to show. Then the station rests. */
export async function makeOrders(page: Page, shop: Login): Promise<MadeOrders> {
  const { origin } = shop;
  await enterAsGuest(page, origin);
  await chooseModel(page, 'iPhone 16');
  const choice = new URL(page.url()).hash.replace(/^[^?]*/, '');
  await choosePhoto(page, PHOTO);
  const { work_id, item } = await savedDesign(page);
  const place = async (wanted: { readonly count?: number; readonly address_id?: string } = {}) => {
    const { count = 1, ...where } = wanted;
    return orderOf(page, await placeOrder(page, origin, { items: [{ ...item, count }], ...where }));
  };
  const buy = async (wanted?: Parameters<typeof place>[0]) => {
    const placed = await place(wanted);
    await payOrder(page, origin, placed.order_id);
    return placed;
  };
  const [answered, reported, reprinted] = [await buy(), await buy(), await buy()];
  const { share_id } = await ask<{ share_id: string }>(page, 'Work.share', { work_id });
  const partner = await asPartner(shop);
  const { address_id } = await ask<{ address_id: string }>(page, 'Address.save', ADDRESS);
  const [, sent] = [await buy({ address_id }), await buy({ address_id })];
  for (const { order_id } of [answered, reported, reprinted])
    await expect.poll(async () => (await orderOf(page, order_id)).items[0]?.bay ?? '').not.toBe('');
  await makeProblems(page, partner, [answered, reported]);
  await ship(partner, sent.order_id);
  for (let entries = 0; entries < 2; entries += 1) await addToShoppingList(page, item, work_id);
  await dataOf(partner('Partner.setShopDetails', { design_review: 'on' }));
  const fresh = await buy({ count: 2 });
  const unpaid = await place();
  await ask(page, 'Payment.begin', { order_id: unpaid.order_id, provider: 'counter' });
  await printAgain(partner, reprinted);
  return { choice, share: share_id, answered, reprinted, sent, fresh, unpaid };
}

const orderOf = (page: Page, order_id: string) => ask<PlacedOrder>(page, 'Order.get', { order_id });

/** Packs a parcel as soon as it is printed, and gives it to a carrier. */
async function ship(partner: Caller, order_id: string): Promise<void> {
  const pack = () => partner('Partner.pack', { order_id }) as Promise<{ readonly code: number }>;
  await expect.poll(async () => (await pack()).code).toBe(0);
  await dataOf(partner('Partner.ship', { order_id, company: 'DHL', express_number: 'JD014600101' }));
}

/** A station that rests begins no print. */
async function printAgain(partner: Caller, { order_id, items }: PlacedOrder): Promise<void> {
  await dataOf(partner('Partner.setStation', { machine_id: 'demo', state: 'resting' }));
  const item = { order_id, item_id: items[0]?.item_id ?? '' };
  const why = { client_key: order_id, bearer: 'platform', reason: 'The ink was faulty' };
  await dataOf(partner('Partner.reprint', { ...item, ...why }));
}

/** The customer reports problems; the shop answers the first one. */
async function makeProblems(page: Page, partner: Caller, orders: readonly PlacedOrder[]): Promise<void> {
  const problems: string[] = [];
  for (const { order_id, items } of orders) {
    const about = { order_id, item_id: items[0]?.item_id ?? '', client_key: order_id, kind: 'colour' };
    const fields = { ...about, words: 'The sky is green.', photos: '[]' };
    problems.push((await ask<{ problem_id: string }>(page, 'Problem.report', fields)).problem_id);
  }
  const answer = { problem_id: problems[0] ?? '', decision: 'answered', words: 'We look at it.', seen: '1' };
  await dataOf(partner('Partner.decideProblem', answer));
}
