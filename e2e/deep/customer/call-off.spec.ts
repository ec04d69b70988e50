import { expect, type Page, test } from '@playwright/test';
import { bought } from '../../lib/buying.ts';
import { button, pickupCode } from '../../lib/customer.ts';
import { sharedShop } from '../../lib/shop.ts';
import { logInToPartner } from '../../lib/partner.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const shop = sharedShop({ printer: 'simulated' });

const wish = async (page: Page, state: 'Open' | 'Rest') => {
  await page.goto(`${shop.origin}/partner/#/stations/demo`);
  await page.getByRole('group', { name: 'Working state' }).getByText(state).click();
  await expect(page.getByRole('radio', { name: state })).toBeChecked();
};

test('[PA-06.3] [PA-11.2] a waiting reprint is called off, and the item is in its bay again', async ({
  page,
  browser,
}) => {
  const customer = await bought(browser, shop.origin);
  const code = await pickupCode(customer);

  await logInToPartner(page, shop, '#/orders');
  const rows = page.getByRole('list', { name: 'Orders' }).getByRole('link');
  await expect(rows).toHaveCount(1);
  // A resting station begins no print.
  await wish(page, 'Rest');
  await page.goto(`${shop.origin}/partner/#/orders`);
  const open = page.getByRole('group', { name: 'Unfinished orders' });
  await open.getByRole('button', { name: 'Ready or on its way 1' }).click();
  await rows.click();
  const dialog = page.getByRole('dialog');
  await button(page, 'Print again').click();
  await dialog.getByLabel('Reason').fill('The wrong one');
  await dialog.getByRole('button', { name: 'Print again' }).click();
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Hand over')).toHaveCount(0);
  await page.goBack();
  await expect(open.getByRole('button', { name: 'Waiting 1' })).toBeVisible();
  await expect(page.getByText('Nothing found')).toBeVisible();
  await open.getByRole('button', { name: 'Waiting 1' }).click();
  await rows.click();

  // The whole picture is inside of its frame.
  const picture = page.getByRole('img', { name: 'iPhone 16' });
  const cut = await picture.evaluate((image) => {
    const [inner, outer] = [image.getBoundingClientRect(), image.parentElement?.getBoundingClientRect()];
    return inner.height === 0 || inner.bottom > (outer?.bottom ?? 0) || inner.top < (outer?.top ?? 0);
  });
  expect(cut).toBe(false);

  await button(page, 'Call off the reprint').click();
  const yes = dialog.getByRole('button', { name: 'Call it off' });
  await expect(yes).toBeDisabled();
  await dialog.getByLabel('Reason').fill('The first one is good');
  await yes.click();
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Hand over')).toBeVisible();
  await expect(button(page, 'Call off the reprint')).toHaveCount(0);
  await expect(page.getByText('Called off by Demo shop: The first one is good')).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Reprint called off: the first print is ready again' }),
  ).toContainText('The first one is good');
  await wish(page, 'Open');
  await customer.reload();
  const pattern = code.replaceAll(/\d(?=\d)/g, String.raw`$&\D*`);
  await expect(customer.getByTestId('pickup-code')).toHaveText(new RegExp(pattern));
  await customer.context().close();
});
