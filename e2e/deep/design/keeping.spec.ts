import { type Browser, expect, type Page, type Route, test } from '@playwright/test';
import {
  beginDesign,
  button,
  chooseFile,
  chooseModel,
  enterAsGuest,
  expectLayers,
  fillBackground,
  open,
  order,
  PHOTO,
  undo,
  writeText,
} from '../../lib/customer.ts';
import { fillDevice, freeDevice, limitDevice } from '../../lib/full-device.ts';
import { enterByPhone, expectWorks, plantDraft, readDraft, storedTexts } from '../../lib/keeping.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

test.use(PHONE);

const MODEL = 'iPhone 16';
const CONFLICT = 'This design was changed on another device too.';

const shop = sharedShop({ printer: 'simulated' });

/** Another device of the same customer. */
async function anotherDevice(browser: Browser, phone: string): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage();
  await enterByPhone(page, shop.origin, phone, 'login');
  return page;
}

test('[ED-07.1] [ED-07.4] a full device is reported once, the account goes on, and no older version comes back', async ({
  page,
}) => {
  await limitDevice(page, shop.origin, 3_000_000);
  await beginDesign(page, shop.origin, MODEL);
  await writeText(page, 'Kept');
  await expectWorks(page, ['Kept']);
  await fillDevice(page);
  const warning = page.getByText('This device is full.');
  await writeText(page, 'Full');
  await expect(warning).toBeVisible();
  await expect(warning).toBeHidden();
  await writeText(page, 'Later');
  await expectWorks(page, ['Full, Kept, Later']);
  await expect(warning).toBeHidden();

  const here = page.url();
  const placed = page.waitForRequest((request) => request.postData()?.includes('Order.place') === true);
  await order(page);
  expect((await placed).postData()).toContain('Later');
  await page.goto(here);
  await page.reload();
  await expectLayers(page, [/Kept/, /Full/, /Later/]);
  await expectWorks(page, ['Full, Kept, Later']);

  await freeDevice(page);
  await writeText(page, 'Free');
  await expect.poll(() => storedTexts(page)).toEqual(['Free', 'Full', 'Kept', 'Later']);
});

test('[ED-07.3] [ED-07.4] [BR-03.6] after the browser closes the database, design and pending picture are still saved', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('close-databases', () => opened.forEach((database) => database.close()));
    const opened: IDBDatabase[] = [];
    IDBFactory.prototype.open = new Proxy(Reflect.get(IDBFactory.prototype, 'open'), {
      apply(open, factory, name) {
        const request: IDBOpenDBRequest = Reflect.apply(open, factory, name);
        request.addEventListener('success', () => opened.push(request.result));
        return request;
      },
    });
  });
  await page.route('**/api/upload/**', (route) => route.abort());
  await beginDesign(page, shop.origin, MODEL);
  await writeText(page, 'Before');
  await expect.poll(() => storedTexts(page)).toEqual(['Before']);
  // What an iPhone does to a page in the background, without an event.
  await page.evaluate(() => dispatchEvent(new Event('close-databases')));
  await chooseFile(page, PHOTO);
  await writeText(page, 'After');
  await expect.poll(() => storedTexts(page)).toEqual(['After', 'Before']);
  await page.unroute('**/api/upload/**');
  const sent = page.waitForResponse((answer) => answer.url().includes('/api/upload/') && answer.ok());
  await page.reload();
  await expectLayers(page, [/Before/, /Picture/, /After/]);
  await sent;
});

test('[ED-07.1] [BR-03.6] persistent storage is requested as soon as there is a design to lose', async ({ page }) => {
  await page.addInitScript(() => {
    let times = 0;
    StorageManager.prototype.persist = () => {
      document.documentElement.dataset['asked'] = String((times += 1));
      return Promise.resolve(true);
    };
  });
  const asked = () => page.locator('html').getAttribute('data-asked');
  await enterAsGuest(page, shop.origin);
  await chooseModel(page, MODEL);
  expect(await asked()).toBeNull();
  await writeText(page, 'One');
  await expect.poll(asked).toBe('1');
  await writeText(page, 'Two');
  await expect.poll(() => storedTexts(page)).toEqual(['One', 'Two']);
  expect(await asked()).toBe('1');
});

test('[ED-07.4] a second tab on the same design continues with a copy: neither overwrites the other', async ({
  page,
  context,
}) => {
  await beginDesign(page, shop.origin, MODEL);
  await writeText(page, 'One');
  await expectWorks(page, ['One']);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText('This design is open in another tab.')).toBeVisible();
  await expectLayers(second, [/One/]);
  await writeText(second, 'Two');
  await writeText(page, 'Three');
  await expectWorks(page, ['One, Three', 'One, Two']);
  await Promise.all([page.reload(), second.reload()]);
  await expectLayers(page, [/One/, /Three/]);
  await expectLayers(second, [/One/, /Two/]);
});

test('[ED-07.4] a design begun on one device continues on another, with its pictures', async ({ page, browser }) => {
  const phone = '13800138001';
  await enterByPhone(page, shop.origin, phone, 'register');
  await chooseModel(page, MODEL);
  await chooseFile(page, PHOTO);
  await writeText(page, 'On the tram');
  await expectLayers(page, [/Picture/, /On the tram/]);
  await expect(page.getByText('Uploading')).toBeHidden();
  await expectWorks(page, ['On the tram']);

  const tablet = await anotherDevice(browser, phone);
  const picture = tablet.waitForResponse((response) => /\/api\/picture\/\w+/.test(response.url()));
  await chooseModel(tablet, MODEL);
  await expectLayers(tablet, [/Picture/, /On the tram/]);
  expect((await picture).status()).toBe(200);
  await writeText(tablet, 'At home');
  await expectWorks(tablet, ['At home, On the tram']);
  await tablet.context().close();

  await page.reload();
  await expectLayers(page, [/Picture/, /On the tram/, /At home/]);
});

test('[ED-07.4] when two devices change one design at once, both versions are kept', async ({ page, browser }) => {
  const phone = '13800138002';
  await enterByPhone(page, shop.origin, phone, 'register');
  await chooseModel(page, MODEL);
  await writeText(page, 'One');
  await expectWorks(page, ['One']);
  const tablet = await anotherDevice(browser, phone);
  await chooseModel(tablet, MODEL);
  await expectLayers(tablet, [/One/]);
  await writeText(tablet, 'Two');
  await expectWorks(tablet, ['One, Two']);
  await writeText(page, 'Three');
  await expect(page.getByText(CONFLICT)).toBeVisible();
  await expectWorks(page, ['One, Three', 'One, Two']);
  await button(page, 'See them').click();
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText(/this device’s version/).first()).toBeVisible();
  await expectLayers(tablet, [/One/, /Two/]);
  await tablet.context().close();
});

test('[ED-05.2] [ED-07.3] a page that crashes during a stroke keeps everything before it, with history', async ({
  page,
  context,
}) => {
  await beginDesign(page, shop.origin, MODEL);
  await writeText(page, 'Last words');
  await expect.poll(() => storedTexts(page)).toEqual(['Last words']);
  await button(page, 'Doodle').click();
  const here = page.url();
  await page.mouse.move(150, 300);
  await page.mouse.down();
  await page.mouse.move(260, 340, { steps: 5 });
  const died = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await died;
  const again = await context.newPage();
  await again.goto(here);
  await expectLayers(again, [/Last words/]);
  await undo(again);
  await expectLayers(again, []);
});

test('[ED-07.3] [ED-07.4] logging out leaves nothing unsent and nothing on the device', async ({ page, browser }) => {
  const phone = '13800138003';
  await enterByPhone(page, shop.origin, phone, 'register');
  await chooseModel(page, MODEL);
  await expect(button(page, 'Undo')).toBeVisible();
  const lose = (route: Route) =>
    route.request().postData()?.includes('Work.save') === true ? route.abort() : route.fallback();
  await page.route('**/userphoneapplets/index', lose);
  await writeText(page, 'Not sent yet');
  await expect.poll(() => storedTexts(page)).toEqual(['Not sent yet']);
  const studio = page.url();
  await open(page, shop.origin, `/pages/index/allSelect?id=${shop.stationId}`);
  await expect(button(page, 'Log out')).toBeVisible();
  await expectWorks(page, []);
  await page.unroute('**/userphoneapplets/index', lose);
  await button(page, 'Log out').click();
  await expect(button(page, 'Start designing')).toBeVisible();
  await button(page, 'Start designing').click();
  await page.goto(studio);
  await expect(page.getByText('Make it yours')).toBeVisible();

  const home = await anotherDevice(browser, phone);
  await expectWorks(home, ['Not sent yet']);
  await home.context().close();
});

const openWork = (page: Page, title: string) => page.getByRole('link', { name: `Open ${title}`, exact: true });

async function chooseAct(page: Page, title: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `What to do with ${title}`, exact: true }).click();
  await button(page, act).click();
}

test('[ED-07.5] the works list opens, renames, copies, deletes and restores', async ({ page }) => {
  const title = `Design for ${MODEL}`;
  await beginDesign(page, shop.origin, MODEL);
  await writeText(page, 'One');
  await expectWorks(page, ['One']);
  await open(page, shop.origin, '/pages/mine/works');
  await expect(page.getByRole('listitem')).toHaveCount(1);

  await chooseAct(page, title, 'Rename');
  await page.getByLabel('Title of the design').fill('For Ada');
  await button(page, 'Save').click();
  await expect(openWork(page, 'For Ada')).toBeVisible();

  await chooseAct(page, 'For Ada', 'Duplicate');
  await expect(openWork(page, 'For Ada (copy)')).toBeVisible();

  await chooseAct(page, 'For Ada', 'Delete');
  await expect(page.getByText('Deleted: For Ada')).toBeVisible();
  await expect(openWork(page, 'For Ada')).toBeHidden();
  await button(page, 'Undo').click();
  await expect(openWork(page, 'For Ada')).toBeVisible();

  await openWork(page, 'For Ada (copy)').click();
  await expectLayers(page, [/One/]);
  await writeText(page, 'Two');
  await expectWorks(page, ['One', 'One, Two']);
});

const SOUND = { id: 'a', type: 'sticker', stack: 'a1' };
type Spoil = (records: Readonly<Record<string, object>>) => object;

/** Documents that no version of the app would write. */
const SPOILED: Readonly<Record<string, Spoil>> = {
  'an unknown layer': (records) => ({ ...records, a: { ...SOUND, type: 'hologram' } }),
  'a layer at no number': (records) =>
    Object.fromEntries(
      Object.entries(records).map(([id, record]) => [
        id,
        'placement' in record ? { ...record, placement: { x: Number.NaN, y: 1e9, scale: 1, rotation: 0 } } : record,
      ]),
    ),
  'ten thousand layers': (records) => {
    const text = Object.values(records).find((record) => 'placement' in record);
    const many = Array.from({ length: 10_000 }, (_, n) => [`layer${n}`, { ...text, id: `layer${n}` }] as const);
    return { ...records, ...Object.fromEntries(many) };
  },
  'a layer that contains itself': (records) => {
    const layer: Record<string, unknown> = { ...SOUND };
    layer['group'] = layer;
    return { ...records, a: layer };
  },
  nothing: () => ({}),
};

test('[ED-06.1] [ED-06.2] [ED-07.3] an unreadable draft is reported, and the account’s version opens', async ({
  page,
}) => {
  await beginDesign(page, shop.origin, MODEL);
  await writeText(page, 'Sound');
  await expectWorks(page, ['Sound']);
  await expect.poll(() => storedTexts(page)).toEqual(['Sound']);
  const sound = await readDraft(page);
  if (sound === undefined) throw new Error('the device keeps no design');
  const { document } = sound.history;
  for (const [what, spoil] of Object.entries(SPOILED)) {
    await test.step(what, async () => {
      const records = spoil(document.records as Readonly<Record<string, object>>);
      await plantDraft(page, { ...sound, history: { ...sound.history, document: { ...document, records } } });
      await page.reload();
      await expect(page.getByText('You go on with the version in your account.')).toBeVisible();
      await expectLayers(page, [/Sound/]);
    });
  }
  await expectWorks(page, ['Sound']);
});

test('[ED-07.3] an unreadable draft without the account is reported, and nothing is overwritten', async ({ page }) => {
  await beginDesign(page, shop.origin, MODEL);
  await writeText(page, 'Sound');
  await expectWorks(page, ['Sound']);
  const sound = await readDraft(page);
  await plantDraft(page, { ...sound, history: { document: { version: 99, records: {} }, done: [], undone: [] } });
  const lose = (route: Route) =>
    /Work\.(?:get|list)/.test(route.request().postData() ?? '') ? route.abort() : route.fallback();
  await page.route('**/userphoneapplets/index', lose);
  const studio = page.url();
  await page.goto(studio.replace('/index/index_phone', '/mine/goodsordersize'));
  await page.reload();
  await expect(page.getByText('There is nothing on it yet')).toBeVisible();
  await page.goto(studio);
  await expect(page.getByText('You begin with an empty one;')).toBeVisible();
  await fillBackground(page, 'Orange');
  await writeText(page, 'Begun anew');
  await page.unroute('**/userphoneapplets/index', lose);
  await expectWorks(page, ['Begun anew', 'Sound']);
});
