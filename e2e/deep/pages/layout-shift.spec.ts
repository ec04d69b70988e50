import { expect, type Page, test } from '@playwright/test';
import { atRest, watchLoading } from '../../lib/at-rest.ts';
import { addToShoppingList, beGuest, caseOf, payOrder, placeOrder } from '../../lib/buying.ts';
import { beginDesign } from '../../lib/customer.ts';
import { MAX_SHIFT, watchShifts } from '../../lib/shifts.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';
import { SLOW_4G, slowDown } from '../../lib/slow-network.ts';

test.use(PHONE);

const shop = sharedShop({ printer: 'simulated' });

/** Opens each address afresh. @returns the addresses that moved too much, with what moved */
async function movedOn(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
  const shifts = await watchShifts(page);
  await slowDown(page, SLOW_4G);
  watchLoading(page);
  const moved: string[] = [];
  for (const address of addresses) {
    await page.goto('about:blank');
    await page.goto(`${shop.origin}/#${address}`);
    await expect(page.getByRole('heading').first()).toBeAttached();
    await atRest(page);
    const { sum, most } = await shifts();
    if (sum > MAX_SHIFT) moved.push(`${address}: ${sum.toFixed(3)} ${most}`);
  }
  return moved;
}

test('[RT-14.6] no page of a customer moves while it loads on a slow network', async ({ page }) => {
  await beginDesign(page, shop.origin);
  const choice = new URL(page.url()).hash.replace(/^[^?]*/, '');
  await addToShoppingList(page, caseOf());
  const [paid, unpaid] = [await placeOrder(page, shop.origin), await placeOrder(page, shop.origin)];
  await payOrder(page, shop.origin, paid);
  expect(
    await movedOn(page, [
      '/pages/login/select_login?machine_id=demo',
      '/pages/index/allSelect?id=demo',
      '/pages/index/mall',
      '/pages/index/detailsphone',
      `/pages/index/detailsphone${choice}`,
      '/pages/index/custom-size',
      `/pages/index/index_phone${choice}`,
      `/pages/mine/goodsordersize${choice}`,
      '/pages/mine/shopping_list',
      `/pages/mine/pay_paypal?order_id=${unpaid}`,
      `/pages/mine/pay_fail?order_id=${unpaid}`,
      `/pages/mine/pay_success?order_id=${paid}`,
      `/pages/mine/orderDetail?order_id=${paid}`,
      '/pages/mine/orderList',
      '/pages/mall/lineUp?machine_id=demo',
      '/pages/mine/works',
      '/pages/mine/collection',
      '/pages/index/ai_painting',
      '/pages/mine/addAddress',
      '/pages/mine/account',
      '/pages/mall/agreement',
      '/pages/mall/agreement?part=privacy',
    ]),
  ).toEqual([]);
});

test('[RT-14.6] nor for a stranger, in Arabic', async ({ page }) => {
  await beGuest(page, shop.origin);
  expect(
    await movedOn(page, [
      '/pages/login/select_login?machine_id=demo&language=ar-ar',
      '/pages/index/allSelect?id=demo&language=ar-ar',
      '/pages/index/detailsphone?language=ar-ar',
      '/pages/login/login?language=ar-ar',
      '/choose-location?language=ar-ar',
    ]),
  ).toEqual([]);
});
