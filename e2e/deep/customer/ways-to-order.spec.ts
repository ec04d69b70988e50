import { expect, type Page, type PlaywrightTestOptions, test } from '@playwright/test';
import { PAYER, scanned } from '../../lib/customer.ts';
import { expectFocus, press, tabTo } from '../../lib/keys.ts';
import { hear, inWords, pressHeard, readAloud } from '../../lib/read-aloud.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';
import { setTextSize } from '../../lib/text-size.ts';

const shop = sharedShop({ printer: 'simulated' });

type Name = string | RegExp;

/** How a person uses the app. */
interface Way {
  readonly press: (page: Page, name: Name) => Promise<void>;
  /** They have come to a page with this heading. */
  readonly arrive: (page: Page, heading: string) => Promise<void>;
  /** Writes into the field that has this name. One key alone writes nothing. */
  readonly write?: (page: Page, field: string, words: string) => Promise<void>;
}

const button = (page: Page, name: Name) => page.getByRole('button', { name, exact: true }).first();
const seen = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();

const FINGER: Way = {
  async press(page, name) {
    const control = button(page, name);
    await expect(control).toBeVisible();
    // A row of tools is moved sideways.
    await control.scrollIntoViewIfNeeded();
    const { x, width } = (await control.boundingBox()) ?? { x: -1, width: 0 };
    const window = page.viewportSize()?.width ?? 0;
    expect([x >= 0, x + width <= window], `${String(name)} lies in the window`).toEqual([true, true]);
    // Its label is no column of letters.
    expect(await control.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true);
    await control.tap();
  },
  arrive: seen,
  write: (page, field, words) => page.getByLabel(field).fill(words),
};

const KEYS: Way = {
  async press(page, name) {
    await expect(button(page, name)).toBeVisible();
    await press(page, button(page, name));
  },
  async arrive(page, heading) {
    await seen(page, heading);
    await expectFocus(page);
  },
  async write(page, field, words) {
    await tabTo(page, page.getByLabel(field));
    await page.keyboard.type(words);
  },
};

/** The phone goes on from control to control, only forwards; the person presses the one key. */
const SWITCH: Way = { press: KEYS.press, arrive: KEYS.arrive };

const EARS: Way = {
  press: pressHeard,
  async arrive(page, heading) {
    await hear(page, 'heading', heading);
    const told = (await readAloud(page)).map(inWords).join('\n');
    await test.info().attach(`read aloud: ${heading}`, { body: told, contentType: 'text/plain' });
  },
  async write(page, field, words) {
    await hear(page, 'textbox', field);
    await page.keyboard.type(words);
  },
};

interface Walk {
  readonly way: Way;
  readonly window: Partial<PlaywrightTestOptions>;
  /** The text size of the browser's settings, times the usual one. */
  readonly text?: number;
}

const onPhone = (width: number, height: number) => ({ ...PHONE, viewport: { width, height } });

const WALKS: Readonly<Record<string, Walk>> = {
  'text of 200 %': { way: FINGER, window: PHONE, text: 2 },
  'text of 200 % in a window of 320 px': { way: FINGER, window: onPhone(320, 640), text: 2 },
  // The zoom of a browser leaves a smaller window.
  'a zoom of 200 %': { way: FINGER, window: onPhone(206, 458) },
  'a zoom of 400 %': { way: FINGER, window: onPhone(320, 256) },
  'a window of 320 px': { way: FINGER, window: onPhone(320, 640) },
  'a phone on its side': { way: FINGER, window: onPhone(915, 412) },
  'the keyboard alone': { way: KEYS, window: { viewport: { width: 1280, height: 800 } } },
  'one key': { way: SWITCH, window: { viewport: PHONE.viewport } },
  'the ears alone': { way: EARS, window: { viewport: PHONE.viewport } },
};

for (const [what, { way, window, text = 1 }] of Object.entries(WALKS))
  test.describe(`with ${what}`, () => {
    test.use({ ...window, contextOptions: { reducedMotion: 'reduce' } });

    test(`[JN-12] [ED-11.1] [ED-11.3] one comes from the scan to the pickup code with ${what}`, async ({ page }) => {
      test.slow();
      if (text !== 1) await setTextSize(page, text);
      await page.goto(scanned(shop.origin));
      await design(page, way);
      await order(page, way);
      await expect(page.getByTestId('pickup-code')).toHaveText(/^\d{6}$/);
    });
  });

async function design(page: Page, way: Way): Promise<void> {
  await way.press(page, 'Start designing');
  await way.arrive(page, 'What will you make?');
  await way.press(page, /^Phone case/);
  await way.press(page, 'iPhone 16');
  await way.arrive(page, 'iPhone 16');
  await way.press(page, /Design it/);
  await way.arrive(page, 'Your design');
  await way.press(page, 'Background');
  await way.press(page, 'Sky blue');
  await way.press(page, 'Done');
  if (way.write === undefined) return;
  await way.press(page, 'Text');
  await way.write(page, 'Your text', 'Anna');
  await way.press(page, 'Done');
}

async function order(page: Page, way: Way): Promise<void> {
  await way.press(page, /^Next/);
  await way.arrive(page, 'Is this the one?');
  await way.press(page, /Buy now/);
  await expect(page.getByText('no money moves')).toBeVisible();
  await way.press(page, PAYER.pays);
  await way.arrive(page, 'Paid. Off to the printer!');
  await way.press(page, 'Watch it print');
  await way.press(page, 'Show my pickup code');
  await way.arrive(page, 'Pickup code');
}
