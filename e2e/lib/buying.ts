import { type Browser, expect, type Page } from '@playwright/test';
import { plain, STATION } from '@cpc/testkit';
import type { ItemChoice } from '@cpc/contract';
import { brand, type ColourId, type GoodsId, type ShellId } from '@cpc/domain';
import { open } from './customer.ts';
import { ask } from './session.ts';
import { PHONE } from './shop.ts';

/** What customers do before the subject of a journey begins, by calls. `customer.ts` has the same by taps. */

/** A white case of the model, on a red ground. */
export const caseOf = (goods = 'apple-iphone-16'): ItemChoice =>
  plain(
    {
      goods_id: brand<GoodsId>(goods),
      shell_id: brand<ShellId>('hard-white'),
      colour_id: brand<ColourId>('hard-white.white'),
    },
    '#cc2233',
  );

/** Logs the page in as a new guest of the demo's station. It shows nothing of the app yet. */
export async function beGuest(page: Page, origin: string): Promise<void> {
  const form = { s: 'User.guest', machine_id: STATION };
  const { data } = await (await page.request.post(`${origin}/userphoneapplets/index`, { form })).json();
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate(
    ([{ id, ...user }, machine_id]) => {
      const state = { userInfo: { ...user, uid: id }, guestToken: user.token, guestUid: id, autoLogin: true };
      localStorage.setItem('HL_session', JSON.stringify({ state, version: 1 }));
      const shared = { machine_id, promoter_id: null, jumpUrl: null, agreed: null };
      localStorage.setItem('HL_shared', JSON.stringify({ state: shared, version: 1 }));
    },
    [data, STATION] as const,
  );
}

interface SavedDesign {
  readonly work_id: string;
  /** The design on a white case. */
  readonly item: ItemChoice;
}

/** The one design that the studio has saved by itself, once the shop has its pictures, too. */
export async function savedDesign(page: Page): Promise<SavedDesign> {
  await expect.poll(async () => (await ask<readonly unknown[]>(page, 'Work.list')).length).toBe(1);
  const [{ work_id } = { work_id: '' }] = await ask<readonly SavedDesign[]>(page, 'Work.list');
  const documentNow = async () => (await ask<Pick<ItemChoice, 'document'>>(page, 'Work.get', { work_id })).document;
  await expect
    .poll(async () => Promise.all(picturesIn(await documentNow()).map((asset) => isAtShop(page, asset))))
    .not.toContain(false);
  return { work_id, item: { ...caseOf(), document: await documentNow() } };
}

const picturesIn = (document: ItemChoice['document']): readonly string[] =>
  [...JSON.stringify(document).matchAll(/"asset":"(\w+)"/g)].flatMap(([, asset = '']) => asset);

/** Until its upload has ended, a picture has the name that the device gave it. */
const isAtShop = (page: Page, asset: string): Promise<boolean> =>
  page.evaluate(async (address) => {
    const { userInfo } = JSON.parse(localStorage.getItem('HL_session') ?? '{}').state;
    const answer = await fetch(address, { headers: { authorization: userInfo.tokenHead + userInfo.token } });
    return answer.headers.get('content-type')?.startsWith('image/') === true;
  }, `/api/picture/${asset}`);

interface Wanted {
  readonly items?: readonly (ItemChoice & { readonly count?: number })[];
  /** The address it is sent to. */
  readonly address_id?: string;
}

/** Places an order by a call; a page that is not at the shop yet becomes a guest. @returns its id */
export async function placeOrder(page: Page, origin: string, { items = [caseOf()], address_id }: Wanted = {}) {
  if (!page.url().startsWith(origin)) await beGuest(page, origin);
  const { order_id } = await ask<{ readonly order_id: string }>(page, 'Order.place', {
    client_key: crypto.randomUUID(),
    machine_id: STATION,
    items: JSON.stringify(items),
    ...(address_id === undefined ? {} : { delivery: JSON.stringify({ address_id }) }),
  });
  return order_id;
}

/** Puts a design on the shopping list by a call. */
export async function addToShoppingList(page: Page, item: ItemChoice, work_id?: string): Promise<void> {
  const { goods_id, shell_id, colour_id, document } = item;
  const fields = { goods_id, shell_id, colour_id, machine_id: STATION, client_key: crypto.randomUUID() };
  const linked = work_id === undefined ? {} : { work_id };
  await ask(page, 'ShoppingList.add', { ...fields, ...linked, document: JSON.stringify(document) });
}

/** Pays an order at the provider's stand-in and comes back, by calls. */
export async function payOrder(page: Page, origin: string, order_id: string): Promise<void> {
  const { approve_url } = await ask<{ readonly approve_url: string }>(page, 'Payment.begin', { order_id });
  await fetch(approve_url, { method: 'POST', body: new URLSearchParams({ choice: 'pay' }), redirect: 'manual' });
  const data = { token: new URL(approve_url).searchParams.get('token') };
  const answer = await (await page.request.post(`${origin}/api/Paypal/success`, { data })).json();
  expect(answer).toMatchObject({ data: { state: 'settled' } });
}

/** Places an order and pays it, by calls; the page then says so, as after the walk by taps. @returns its id */
export async function buy(page: Page, origin: string, wanted: Wanted = {}): Promise<string> {
  const order_id = await placeOrder(page, origin, wanted);
  await payOrder(page, origin, order_id);
  await open(page, origin, `/pages/mine/pay_success?order_id=${order_id}`);
  return order_id;
}

/** Another customer with a phone, who has bought a case. @returns her page */
export async function bought(browser: Browser, origin: string): Promise<Page> {
  const customer = await (await browser.newContext(PHONE)).newPage();
  await buy(customer, origin);
  return customer;
}
