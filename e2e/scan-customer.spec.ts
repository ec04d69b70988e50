import { expect, test as base } from '@playwright/test';
import { WHOLE_CHROMIUM } from './lib/chromium.ts';
import { codeVideo } from './lib/codes.ts';
import { button } from './lib/customer.ts';
import { PHONE, sharedShop } from './lib/shop.ts';
import { logInToPartner } from './lib/partner.ts';

const CODE = '048213';

/** A browser whose camera looks at the code on a customer’s phone. */
const test = base.extend<object, { readonly launchOptions: object }>({
  launchOptions: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the pattern
    async ({}, use) => {
      const { args, ...whole } = WHOLE_CHROMIUM.launchOptions;
      const video = await codeVideo(`https://shop.example/partner/?code=${CODE}#/counter`, 'QRCode');
      const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${video}`];
      await use({ ...whole, args: [...args, ...camera] });
    },
    { scope: 'worker' },
  ],
});

test.use(PHONE);

const shop = sharedShop();

test('[JN-03] the code of a customer is scanned at the counter, and the camera closes', async ({ page, context }) => {
  await context.grantPermissions(['camera']);
  await logInToPartner(page, shop, '#/counter');
  await button(page, 'Scan the customer’s code').click();
  await expect(page.getByLabel('Code on the customer’s phone')).toHaveValue(CODE);
  await expect(button(page, 'Scan the customer’s code')).toBeVisible();
});
