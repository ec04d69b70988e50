import { type Shop, startShop } from '@cpc/testkit';
import { inArabic } from '../lib/arabic.ts';
import { choosePhoto, PHOTO } from '../lib/customer.ts';
import type { EnginePage } from '../lib/page.ts';
import { button, layer, type Target, textbox } from '../lib/target.ts';
import { expect, test } from '../lib/test.ts';

let shop: Shop;

test.beforeAll(async () => {
  shop = await startShop({
    folder: test.info().outputPath(),
    printer: 'simulated',
    stationEnv: { SIM_SECONDS: '2' },
  });
});

test.afterAll(() => shop?.stop());

/**
 * Finds what sticks out of the sides of the page and is not clipped or scrolled by an element around it. Runs in the
 * page.
 */
function sidesOf() {
  const isKept = (element: Element): boolean => {
    for (let around = element.parentElement; around; around = around.parentElement)
      if (around !== document.body && getComputedStyle(around).overflowX !== 'visible') return true;
    return false;
  };
  const { scrollWidth } = document.documentElement;
  const page = scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    const isSeen = width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
    return isSeen && (left < -1 || right > innerWidth + 1) && !isKept(element);
  });
  return {
    beyond: [...page, ...beyond.map((element) => element.outerHTML.slice(0, 160))],
    dir: document.documentElement.dir,
    width: innerWidth,
    height: innerHeight,
  };
}

/** Checks that the page runs from right to left and stays within its sides, and that the next step can be tapped. */
const fits = (phone: EnginePage, where: string, leadsOn: Target) =>
  test.step(where, async () => {
    const { x, y, width } = await phone.rest(leadsOn);
    const page = await phone.browser.run(sidesOf);
    expect(page, where).toMatchObject({ beyond: [], dir: 'rtl' });
    expect(x - width / 2).toBeGreaterThanOrEqual(0);
    expect(x + width / 2).toBeLessThanOrEqual(page.width);
    expect(y).toBeLessThanOrEqual(page.height);
  });

const buttonFor = (key: string, nth = 0) => button(inArabic(key), nth);

test('[BR-01] [LG-04.1] the journey in Arabic fits the page and can be completed', async ({ phone }) => {
  await phone.browser.open(`${shop.origin}/#/pages/login/select_login?machine_id=demo&language=ar-ar`);
  const go = async (where: string, leadsOn: Target) => {
    await phone.see(leadsOn);
    await fits(phone, where, leadsOn);
    await phone.tap(leadsOn);
  };
  await go('the way in', buttonFor('launch.entry.start'));
  await go('what to make', buttonFor('category.phoneCase'));
  await go('the models', button('iPhone 16'));
  await go('the details', buttonFor('shop.details.design'));
  await phone.see(buttonFor('studio.undo'));
  await choosePhoto(phone, PHOTO, layer(inArabic('studio.layer.picture')));
  await go('the studio', buttonFor('studio.add.text'));
  await phone.write(textbox(inArabic('studio.text.label')), 'مرحبا');
  await go('a panel', buttonFor('studio.panel.done'));
  await go('the studio, with words', buttonFor('studio.next.price'));
  await go('the confirmation', buttonFor('order.confirm.place'));
  await phone.tap(buttonFor('standin.pay'));
  await phone.seeText(inArabic('order.success.done'));
  await go('paid', buttonFor('order.success.watch'));
  await go('the queue', buttonFor('queue.code'));
  await expect
    .poll(() => phone.browser.run(() => document.querySelector('[data-testid=pickup-code]')?.textContent))
    .toMatch(/\d/);
  for (const [path, key] of [
    ['mine/orderList', 'order.list.title'],
    ['mine/works', 'works.title'],
    ['mine/shopping_list', 'order.shopping.title'],
  ] as const) {
    await phone.browser.open(`${shop.origin}/#/pages/${path}`);
    await phone.see({ role: 'heading', name: inArabic(key) });
    expect(await phone.browser.run(sidesOf), path).toMatchObject({ beyond: [], dir: 'rtl' });
  }
});
