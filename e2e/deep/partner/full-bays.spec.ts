import { expect, test } from '@playwright/test';
import { asPartner } from '../../lib/as-partner.ts';
import { bought } from '../../lib/buying.ts';
import { beginDesign, button, buyAndReturn, enterAsGuest, pay, pickupCode } from '../../lib/customer.ts';
import { openDisplay, typeCode } from '../../lib/display.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

test.use(PHONE);

const shop = sharedShop({ printer: 'simulated', seconds: 1 });

test('[QU-05.6] [QU-01.3] who orders at a station with full bays is told before paying and while waiting, until a place is free', async ({
  page,
  browser,
}) => {
  const partner = await asPartner(shop);
  await partner('Partner.setBays', { machine_id: 'demo', bays: JSON.stringify([{ name: 'A1', capacity: 1 }]) });
  const first = await bought(browser, shop.origin);
  const code = await pickupCode(first);

  const full = page.getByRole('heading', { name: 'The pickup shelf is full' });
  await enterAsGuest(page, shop.origin);
  await expect(full).toBeVisible();
  await beginDesign(page, shop.origin);
  await button(page, /^Next/).click();
  await expect(full).toBeVisible();
  await expect(page.getByText('as soon as a place is free', { exact: true })).toBeVisible();
  await buyAndReturn(page);
  await expect(page.getByRole('status').filter({ hasText: 'The pickup shelf is full' })).toContainText(
    'You can order now.',
  );
  await pay(page);
  await button(page, 'Watch it print').click();
  const waits = page.getByText('The pickup shelf is full. Yours prints as soon as a place is free.');
  await expect(waits).toBeVisible();
  await expect(page.getByText(/^Ready in/)).toBeHidden();

  const display = await openDisplay(browser, shop);
  await expect(display.getByText('All bays are full')).toBeVisible();
  await display.getByRole('button', { name: 'Pick up' }).click();
  await typeCode(display, code);
  await expect(waits).toBeHidden();
  await expect(button(page, 'Show my pickup code')).toBeVisible();
  await Promise.all([first.context().close(), display.context().close()]);
});
